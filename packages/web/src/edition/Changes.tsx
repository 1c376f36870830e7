import { CARD_TYPES, type Edition, TOOLS } from '@nunatak/engine';
import type { EditionChange, EditionFigure } from '@nunatak/engine/checks';
import { cardName } from '../parts/look.ts';
import { OriginMark } from '../rules/Origin.tsx';
import { type AsideTexts, useAsides } from '../words/asides.ts';
import type { EditionTexts, Texts } from '../words/index.ts';
import { useEditionWords, useWords } from '../words/useWords.ts';

/** The values of a figure by name; a number stays one. */
function valueText(value: string, words: Texts): string {
  const parts = value.split(' ').map((word) => {
    const type = CARD_TYPES.find((known) => known === word);
    if (type !== undefined) return words.cardTypes[type].one;
    const tool = TOOLS.find((known) => known === word);
    return tool === undefined ? word : words.tools[tool].one;
  });
  return parts.join(/\d/.test(value) ? ' ' : ' + ');
}

function Figure({ figure }: { figure: EditionFigure | undefined }) {
  const words = useWords();
  if (figure === undefined) return '–';
  return (
    <>
      {valueText(figure.value, words)} <OriginMark origin={figure.from === 'reconstructed' ? 'ours' : figure.from} />
    </>
  );
}

/** What a figure is called in the parts of the page where it is entered. */
function placeText(
  draft: Edition,
  { entry, figure }: EditionChange,
  words: Texts,
  edition: EditionTexts,
  rules: AsideTexts['rules'],
): string {
  const [list, id = ''] = entry.split(/\.(.*)/);
  if (list === 'track') return rules.track;
  if (list === 'blessings') {
    const blessing = draft.blessings.find((one) => one.id === id);
    return blessing === undefined ? id : edition.fewestOf(words.blessings[blessing.id].name);
  }
  if (list === 'tables') return edition.tableOf[tableOf(id)];
  const figures: Readonly<Record<string, (name: string) => string>> = {
    pile: edition.pileOf,
    symbols: edition.symbolsOf,
    tool: edition.toolOf,
    beasts: edition.animalsOf,
    shows: edition.typesOf,
  };
  const name = list === 'tiles' ? tileText(draft, id, edition) : cardText(draft, id, words, edition);
  return figures[figure]?.(name) ?? name;
}

function tableOf(id: string): keyof Edition['tables'] {
  return id === 'sculptors' || id === 'decoration' || id === 'artisans' ? id : 'progress';
}

/** A card or tile that the draft does not have goes by the id it has in ours. */
function tileText({ tiles }: Edition, id: string, edition: EditionTexts): string {
  const at = tiles.findIndex((tile) => tile.id === id);
  return at === -1 ? id : edition.tile(at + 1);
}

function cardText({ cards }: Edition, id: string, words: Texts, edition: EditionTexts): string {
  const at = cards.findIndex((card) => card.id === id);
  return at === -1 ? id : edition.card(cardName(cards[at].symbols, words), at + 1);
}

/** What the edition says differently from ours, figure by figure. */
export function Changes({ draft, changes }: { draft: Edition; changes: readonly EditionChange[] }) {
  const words = useWords();
  const { rules } = useAsides();
  const edition = useEditionWords();
  if (changes.length === 0) return <p>{edition.changed(0)}</p>;
  return (
    <table className="nk-edition-changes">
      <thead>
        <tr>
          <th scope="col">{edition.where}</th>
          <th scope="col">{edition.ours}</th>
          <th scope="col">{edition.yours}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map((change) => (
          <tr key={`${change.entry} ${change.figure}`}>
            <th scope="row">{placeText(draft, change, words, edition, rules)}</th>
            <td>
              <Figure figure={change.before} />
            </td>
            <td>
              <Figure figure={change.after} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
