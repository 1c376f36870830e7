import { CARD_TYPES, type CardType, type Edition, type EditionCard, TOOLS } from '@nunatak/engine';
import { cardName } from '../parts/look.ts';
import { useAsides } from '../words/asides.ts';
import { useEditionWords, useWords } from '../words/useWords.ts';
import { type CardChange, isSeen, symbolsOf, withCard, withSeenCard } from './draft.ts';
import { Pick } from './Pick.tsx';
import { Row } from './Row.tsx';

interface PartProps {
  draft: Edition;
  onChange(draft: Edition): void;
}

const ANIMALS = ['1', '2', '3'] as const;

/** The 54 cards. What they show is printed (S1); the number on the back, tools, animals and elders' types are not. */
export function CardRows({ draft, onChange }: PartProps) {
  const words = useWords();
  const edition = useEditionWords();
  return (
    <>
      <p className="nk-choice-line">{edition.cardsLine}</p>
      <ul className="nk-edition-rows">
        {draft.cards.map((card, i) => {
          const name = edition.card(cardName(card.symbols, words), i + 1);
          return (
            <Row
              key={card.id}
              name={name}
              symbols={card.symbols}
              pile={card.pile}
              isSeen={isSeen(card)}
              onPile={(pile) => onChange(withCard(draft, card, { pile }))}
              onSeen={(now) => onChange(withSeenCard(draft, card, now))}
            >
              <Figures card={card} name={name} onChange={(change) => onChange(withCard(draft, card, change))} />
            </Row>
          );
        })}
      </ul>
    </>
  );
}

interface FiguresProps {
  card: EditionCard;
  name: string;
  onChange(change: CardChange): void;
}

function Figures({ card, name, onChange }: FiguresProps) {
  const words = useWords();
  const edition = useEditionWords();
  const { rules } = useAsides();
  const { tool, beasts, shows } = card;
  const types = CARD_TYPES.map((type) => ({ value: type, label: words.cardTypes[type].one }));
  return (
    <>
      {tool !== undefined && (
        <Pick
          label={edition.toolOf(name)}
          value={tool}
          options={TOOLS.map((value) => ({ value, label: words.tools[value].one }))}
          onChange={(chosen) => onChange({ tool: chosen })}
        />
      )}
      {beasts !== undefined && (
        <Pick
          label={edition.animalsOf(name)}
          value={`${beasts}`}
          options={ANIMALS.map((value) => ({ value, label: rules.animals(Number(value)) }))}
          onChange={(chosen) => onChange({ beasts: Number(chosen) })}
        />
      )}
      {shows !== undefined && (
        <>
          <Pick
            label={edition.countsFirst(name)}
            value={shows[0]}
            options={types.filter(({ value }) => value !== shows[1])}
            onChange={(type) => onChange({ shows: pair(type, shows[1]) })}
          />
          <Pick
            label={edition.countsSecond(name)}
            value={shows[1]}
            options={types.filter(({ value }) => value !== shows[0])}
            onChange={(type) => onChange({ shows: pair(shows[0], type) })}
          />
        </>
      )}
    </>
  );
}

/** Two different types in the order that editions have. */
function pair(a: CardType, b: CardType): readonly [CardType, CardType] {
  const [first, second = b] = symbolsOf(a, b);
  return [first, second];
}
