import { BLESSING_IDS, type BlessingId, CARD_TYPES, type CardType } from './ids.ts';

/** What a card or tile shows (one or more types), or a blessing that counts as a card (E37). */
export type Face =
  | { readonly types: readonly CardType[] }
  | { readonly blessing: BlessingId }
  | { readonly unknown: string };

/** Formats what a card or tile shows, such as `sculptor` or `beast-elder`; `readFace` reads it back. */
export function faceOf(types: readonly CardType[]): string {
  return types.join('-');
}

/** Parses `sculptor`, `beast-elder` or `legend`. Returns an unknown text unchanged. */
export function readFace(face: string): Face {
  const blessing = BLESSING_IDS.find((known) => known === face);
  if (blessing !== undefined) return { blessing };
  const words = face.split('-');
  const types = words.flatMap((word) => CARD_TYPES.find((known) => known === word) ?? []);
  return types.length === words.length ? { types } : { unknown: face };
}

/** A row or column as players see it: columns by letter, rows by number from 1. */
export type Line =
  | { readonly kind: 'row' | 'column'; readonly name: string; readonly level: number }
  | { readonly kind: 'unknown'; readonly name: string };

/** Parses a line id such as `L1r0` or `L2c3`, which counts rows and columns from 0. */
export function readLine(line: string): Line {
  const parts = /^L([1-4])([rc])([0-4])$/.exec(line);
  if (!parts) return { kind: 'unknown', name: line };
  const [, level, direction, index] = parts;
  const name = direction === 'r' ? String(Number(index) + 1) : 'ABCDE'.charAt(Number(index));
  return { kind: direction === 'r' ? 'row' : 'column', name, level: Number(level) };
}

/** Notation of the square that the whole top level forms. Other squares are named by the cell they carry (G2). */
export const TOP_SQUARE = 'top';
