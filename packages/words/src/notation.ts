import { BLESSING_IDS, type BlessingId, CARD_TYPES, type CardType, SPLITS, type Split } from './ids.ts';

/** What a card or tile id names: one type, a split, or a blessing that lies with the cards of a type (E37). */
export type Named =
  | { readonly type: CardType }
  | { readonly split: Split }
  | { readonly blessing: BlessingId }
  | { readonly unknown: string };

/** Reads `sculptor-4`, `tile-beast-elder-1` or `legend`. An id that names nothing is handed back as it came. */
export function readCardId(id: string): Named {
  const face = id.replace(/^tile-/, '').replace(/-\d+$/, '');
  const type = CARD_TYPES.find((known) => known === face);
  if (type !== undefined) return { type };
  const split = SPLITS.find((known) => known === face);
  if (split !== undefined) return { split };
  const blessing = BLESSING_IDS.find((known) => known === id);
  if (blessing !== undefined) return { blessing };
  return { unknown: id };
}

/** A row or column as players see it: columns by letter, rows by number from 1. */
export type Line =
  | { readonly kind: 'row' | 'column'; readonly name: string; readonly level: number }
  | { readonly kind: 'unknown'; readonly name: string };

/** Reads `L1r0` or `L2c3`, which count rows and columns from 0. */
export function readLine(line: string): Line {
  const parts = /^L([1-4])([rc])([0-4])$/.exec(line);
  if (!parts) return { kind: 'unknown', name: line };
  const [, level, direction, index] = parts;
  const name = direction === 'r' ? String(Number(index) + 1) : 'ABCDE'.charAt(Number(index));
  return { kind: direction === 'r' ? 'row' : 'column', name, level: Number(level) };
}

/** The word for the square that the whole top level forms; others are named by the cell they carry (G2). */
export const TOP_SQUARE = 'top';
