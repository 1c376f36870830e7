import { CARD_TYPES, type CardType, type Edition, type EditionTile, PILES } from '@nunatak/engine';
import { useEditionWords, useWords } from '../words/useWords.ts';
import { isSeen, symbolsOf, withSeenTile, withTile } from './draft.ts';
import { Pick } from './Pick.tsx';
import { Row } from './Row.tsx';

interface PartProps {
  draft: Edition;
  onChange(draft: Edition): void;
}

/** The 54 tiles: the number on the back, and one or two symbols of any types (C2). */
export function TileRows({ draft, onChange }: PartProps) {
  const words = useWords();
  const edition = useEditionWords();
  const count = (pile: number) => draft.tiles.filter((tile) => tile.pile === pile).length;
  const types = CARD_TYPES.map((type) => ({ value: type, label: words.cardTypes[type].one }));
  const show = (tile: EditionTile, first: CardType, second: CardType | undefined) =>
    onChange(withTile(draft, tile, { symbols: symbolsOf(first, second) }));
  return (
    <>
      <p className="nk-choice-line">{edition.tilesLine}</p>
      <p className="nk-edition-counts">{PILES.map((pile) => edition.tilesOf(pile, count(pile))).join(' · ')}</p>
      <ul className="nk-edition-rows">
        {draft.tiles.map((tile, i) => {
          const name = edition.tile(i + 1);
          const [first, second] = tile.symbols;
          return (
            <Row
              key={tile.id}
              name={name}
              symbols={tile.symbols}
              pile={tile.pile}
              isSeen={isSeen(tile)}
              onPile={(pile) => onChange(withTile(draft, tile, { pile }))}
              onSeen={(now) => onChange(withSeenTile(draft, tile, now))}
            >
              <Pick
                label={edition.firstOf(name)}
                value={first}
                options={types}
                onChange={(type) => show(tile, type, second === type ? undefined : second)}
              />
              <Pick
                label={edition.secondOf(name)}
                value={second ?? 'none'}
                options={[
                  { value: 'none' as const, label: edition.none },
                  ...types.filter(({ value }) => value !== first),
                ]}
                onChange={(type) => show(tile, first, type === 'none' ? undefined : type)}
              />
            </Row>
          );
        })}
      </ul>
    </>
  );
}
