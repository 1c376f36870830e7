import { BLESSING_IDS, type BlessingId, CARD_TYPES, type CardType } from './ids.ts';

/** What a card or tile shows, one type or several, or the blessing that lies with the cards of a type (E37). */
export type Named =
  | { readonly types: readonly CardType[] }
  | { readonly blessing: BlessingId }
  | { readonly unknown: string };

/** Writes what a card or tile shows as `sculptor` or `beast-elder`, which `readFace` reads. */
export function faceOf(types: readonly CardType[]): string {
  return types.join('-');
}

/** Reads `sculptor`, `beast-elder` or `legend`. A text that names nothing is handed back as it came. */
export function readFace(face: string): Named {
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
