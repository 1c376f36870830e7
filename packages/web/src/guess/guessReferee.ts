import { type Action, formatAction } from '@nunatak/engine';
import type { Entry } from '../line/entry.ts';
import type { Line } from '../line/line.ts';
import type { Referee, RefereeListener } from '../line/referee.ts';

/** How a guess compares with what was played: all of it, the card at least, or neither; or the move was shown unguessed. */
export const GUESS_OUTCOMES = ['same', 'card', 'other', 'shown'] as const;
export type GuessOutcome = (typeof GUESS_OUTCOMES)[number];

/** A move that was to be guessed. */
export interface Guess {
  readonly outcome: GuessOutcome;
  /** What was played, from the card to the block. */
  readonly played: readonly Entry[];
}

/**
 * A recorded line of which one seat's turns are to be guessed: it goes as far as the next of them, and after each guess, right
 * or wrong, on as it was played. What is still to come is nowhere.
 */
export class GuessReferee implements Referee {
  readonly seat: number;
  readonly isWhole = true;
  readonly canTakeBack = false;
  readonly thinking = undefined;
  readonly silent = undefined;
  readonly #recorded: Line;
  #line: Line;
  #guesses: readonly Guess[] = [];
  #listener: RefereeListener | undefined;

  constructor(recorded: Line, seat: number) {
    this.seat = seat;
    this.#recorded = recorded;
    this.#line = upTo(recorded, this.#turnFrom(0));
  }

  get line(): Line {
    return this.#line;
  }

  get floor(): number {
    return this.#line.entries.length;
  }

  get guesses(): readonly Guess[] {
    return this.#guesses;
  }

  /** Everything was shown. */
  get isOver(): boolean {
    return this.#line.entries.length === this.#recorded.entries.length;
  }

  isHere(seat: number): boolean {
    return seat === this.seat && !this.isOver;
  }

  listen(listener: RefereeListener): void {
    this.#listener = listener;
  }

  decide(actions: readonly Action[]): void {
    this.#goOn(compare(actions, actionsOf(this.#due)));
  }

  /** Shows the move that is due without a guess. */
  reveal(): void {
    if (!this.isOver) this.#goOn('shown');
  }

  undo(): void {
    this.#listener?.onRefused();
  }

  takeBack(): void {
    this.#listener?.onRefused();
  }

  record(): undefined {
    return undefined;
  }

  keepStaged(): void {
    // A guess that was only begun is nothing to keep.
  }

  /** What was played in the turn that is due, from the card to the block. */
  get #due(): readonly Entry[] {
    const { entries } = this.#recorded;
    const from = this.#line.entries.length;
    const block = entries.findIndex(({ action }, i) => i >= from && action.type === 'placeBlock');
    return entries.slice(from, block + 1);
  }

  #goOn(outcome: GuessOutcome): void {
    const played = this.#due;
    this.#guesses = [...this.#guesses, { outcome, played }];
    this.#line = upTo(this.#recorded, this.#turnFrom(this.#line.entries.length + played.length));
    this.#listener?.onChange();
  }

  /** Where the next turn to be guessed begins; at the end where there is none. */
  #turnFrom(from: number): number {
    const { entries } = this.#recorded;
    const turn = entries.findIndex(
      ({ seat, before }, i) => i >= from && seat === this.seat && before.view.phase === 'takeCard',
    );
    return turn === -1 ? entries.length : turn;
  }
}

/** A guess that stops before the block, as to reveal cards first, is the same as far as it goes. */
function compare(guess: readonly Action[], played: readonly Action[]): GuessOutcome {
  const isWhole = guess.length === played.length || guess.at(-1)?.type !== 'placeBlock';
  if (isWhole && guess.every((action, i) => textOf(action) === textOf(played[i]))) return 'same';
  return cardOf(guess) === cardOf(played) ? 'card' : 'other';
}

function upTo({ first, entries }: Line, length: number): Line {
  return { first, entries: entries.slice(0, length) };
}

function actionsOf(entries: readonly Entry[]): readonly Action[] {
  return entries.map(({ action }) => action);
}

function textOf(action: Action | undefined): string {
  return action === undefined ? '' : formatAction(action);
}

function cardOf(actions: readonly Action[]): string | undefined {
  const take = actions.find((action) => action.type === 'takeCard');
  return take === undefined ? undefined : textOf(take);
}
