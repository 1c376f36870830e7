import { type CardType, PILES, type Pile } from '@nunatak/engine';
import type { ReactNode } from 'react';
import { Icon } from '../art/Icon.tsx';
import { useEditionWords } from '../words/useWords.ts';
import { Pick } from './Pick.tsx';

interface RowProps {
  /** What the row is called, as `Tile 12`. */
  name: string;
  symbols: readonly CardType[];
  pile: Pile;
  isSeen: boolean;
  onPile(pile: Pile): void;
  onSeen(isSeen: boolean): void;
  children?: ReactNode;
}

/** A card or a tile in the editor: what it shows, its number on the back, and whether its owner has looked at it. */
export function Row({ name, symbols, pile, isSeen, onPile, onSeen, children }: RowProps) {
  const edition = useEditionWords();
  return (
    <li className="nk-edition-row" data-seen={isSeen}>
      <span className="nk-edition-name">
        <span className="nk-edition-symbols" aria-hidden="true">
          {symbols.map((type) => (
            <span key={type} className="nk-crewmark" data-crew={type}>
              <Icon name={type} size={20} />
            </span>
          ))}
        </span>
        {name}
      </span>
      <Pick
        label={edition.pileOf(name)}
        value={`${pile}`}
        options={PILES.map((number) => ({ value: `${number}`, label: edition.pile(number) }))}
        onChange={(chosen) => onPile(PILES.find((number) => `${number}` === chosen) ?? pile)}
      />
      {children}
      <label className="nk-edition-seen">
        <input type="checkbox" checked={isSeen} onChange={(event) => onSeen(event.target.checked)} />
        <span>
          {edition.seen}
          <span className="nk-hidden"> {name}</span>
        </span>
      </label>
    </li>
  );
}
