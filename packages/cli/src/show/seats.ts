import { type Facts, isPerson } from '@nunatak/engine';
import { type Actor, COLOURS, type Words } from '@nunatak/words';
import type { Style } from './style.ts';

/** Names of a game's seats, in one language and for one reader. */
export interface Seats {
  readonly words: Words;
  /** Number of seats: players, then Siku or the dummies. */
  readonly count: number;
  readonly name: (seat: number) => string;
  /** Distinct letter of a seat in the temple, so that seats can be told apart without colour. */
  readonly letter: (seat: number) => string;
  readonly actor: (seat: number) => Actor;
}

/** Creates the names. `you` is the reader's seat; omit it if several people read along. */
export function seatsOf(facts: Facts, words: Words, you?: number): Seats {
  const name = (seat: number): string => {
    if (isPerson(facts, seat)) return words.seats.colours[COLOURS[seat]];
    return facts.players === 2 ? words.seats.siku : words.seats.dummy(seat);
  };
  const letters = lettersOf(Array.from({ length: facts.seats }, (_, seat) => name(seat)));
  return {
    words,
    count: facts.seats,
    name,
    letter: (seat) => letters[seat],
    actor: (seat) => ({ seat: name(seat), you: seat === you }),
  };
}

/** Returns a letter per name: its number if it has one, otherwise its first letter that no earlier name has. */
function lettersOf(names: readonly string[]): readonly string[] {
  const letters: string[] = [];
  for (const name of names) {
    const candidates = [...name.replace(/\D+(?=\d)/, '').toUpperCase()];
    letters.push(candidates.find((letter) => !letters.includes(letter)) ?? String(letters.length));
  }
  return letters;
}

/** Draws a block of ice with its seat's letter. */
export function block(seats: Seats, seat: number, style: Style): string {
  return style.ice(seats.letter(seat), seat);
}
