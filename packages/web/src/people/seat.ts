import type { ColourId } from '../art/tokens.ts';
import type { Texts } from '../words/index.ts';

/** Who decides for a seat: a person at this screen or at another one, a bot, or nobody, as for Siku and the dummies. */
export const SITTER_KINDS = ['here', 'elsewhere', 'bot', 'neutral'] as const;
export type SitterKind = (typeof SITTER_KINDS)[number];

/** Who has a seat, in no language yet. */
export interface Sitter {
  readonly kind: SitterKind;
  readonly colour: ColourId;
  /** The name in a language; one that somebody chose is the same in all. */
  name(words: Texts): string;
}

/** A seat as every screen shows it; Siku and the dummies follow the players. */
export interface Seat {
  readonly kind: SitterKind;
  readonly colour: ColourId;
  readonly name: string;
  /** The reader is this seat: the texts speak in the second person. */
  readonly you: boolean;
}

/** The seats in a language. Somebody alone at a screen is you; among several nobody is. */
export function seatsOf(sitters: readonly Sitter[], words: Texts): readonly Seat[] {
  const isAlone = !isShared(sitters);
  return sitters.map((sitter) => ({
    kind: sitter.kind,
    colour: sitter.colour,
    name: sitter.name(words),
    you: sitter.kind === 'here' && isAlone,
  }));
}

export function seatAt(seats: readonly Seat[], seat: number): Seat {
  const found = seats[seat];
  if (found === undefined) throw new RangeError(`seat ${seat}: expected one of ${seats.length}`);
  return found;
}

/** Whether several people share this screen. */
export function isShared(seats: readonly Pick<Seat, 'kind'>[]): boolean {
  return seats.filter(({ kind }) => kind === 'here').length > 1;
}

/** Whether nobody at this screen plays: who looks on sees a spectator's table. */
export function isWatching(seats: readonly Pick<Seat, 'kind'>[]): boolean {
  return seats.every(({ kind }) => kind !== 'here');
}
