import type { Seat } from '../people/seat.ts';
import { logOf } from '../position/log.ts';
import type { Texts } from '../words/index.ts';
import type { Guess } from './guessReferee.ts';

/** The move that was to be guessed, in words: its own turn alone, not what a dummy did after it. */
export function answerText({ played }: Guess, seats: readonly Seat[], words: Texts): string {
  const turn = played[0]?.before.view.turn;
  const told = logOf(seats, played, words).filter((one) => one.turn === turn);
  return told.flatMap(({ lines }) => lines.map(({ text }) => text)).join(', ');
}

/** How many moves were guessed, how many of them exactly and how many by their card. A move that was shown is no guess. */
export function tallyOf(guesses: readonly Guess[]): {
  readonly same: number;
  readonly card: number;
  readonly all: number;
} {
  const count = (outcome: Guess['outcome']) => guesses.filter((one) => one.outcome === outcome).length;
  return { same: count('same'), card: count('card'), all: guesses.length - count('shown') };
}
