import { type Facts, isPerson } from '@nunatak/engine';
import { type Actor, COLOURS, type Words } from '@nunatak/words';
import type { Style } from './style.ts';

/** How the seats of a game are called, in one language and for one reader. */
export interface Seats {
  readonly words: Words;
  /** The seats: people, then Siku or the dummies. */
  readonly count: number;
  readonly name: (seat: number) => string;
  /** One letter for the temple: colour alone would not do. */
  readonly letter: (seat: number) => string;
  readonly actor: (seat: number) => Actor;
}

/** `you` is the seat of the reader, where one person reads along; with several nobody is `you`. */
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

/** For each name its number, or the first of its letters that no name before it has. */
function lettersOf(names: readonly string[]): readonly string[] {
  const letters: string[] = [];
  for (const name of names) {
    const candidates = [...name.replace(/\D+(?=\d)/, '').toUpperCase()];
    letters.push(candidates.find((letter) => !letters.includes(letter)) ?? String(letters.length));
  }
  return letters;
}

/** A block of ice with the letter of its seat. */
export function block(seats: Seats, seat: number, style: Style): string {
  return style.ice(seats.letter(seat), seat);
}
