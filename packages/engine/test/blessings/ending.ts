import {
  type Action,
  type BlessingId,
  type RefusalCode,
  type ScoreSheet,
  type State,
  score,
  submit,
} from '../../src/game.ts';
import { action, type Position, position, script } from '../position.ts';

/**
 * Sets up the last turn of a three-player game: seat 2 is about to play `take beast-7`, `place 4B2`. Seats 0 and 1 have
 * only what `notation` gives them, and every other block is seat 2's.
 */
export function lastTurn(notation: Position = {}): State {
  return position({
    level1: '2 2 2 2 2 / 2 2 2 2 2 / 2 2 2 2 2 / 2 2 2 2 2 / 2 2 2 2 2',
    level2: '2 2 2 2 / 2 2 2 2 / 2 2 2 2 / 2 2 2 2',
    level3: '2 2 2 / 2 2 2 / 2 2 2',
    level4: '2 2 / 2 t',
    active: 2,
    display: ['beast-7'],
    deck: 'empty',
    supply: [0, 0, 1],
    ...notation,
  });
}

/** Returns that game after the last block: end blessings are being decided, or the game is over (F1). */
export function endScoring(notation: Position = {}): State {
  return script(lastTurn(notation), 'take beast-7', 'place 4B2').state;
}

/** Decides the end blessings as given and returns a seat's final sheet. */
export function finalSheet(state: State, seat: number, ...decisions: readonly string[]): ScoreSheet {
  script(state, ...decisions);
  if (state.view.phase !== 'over') throw new Error(`still in ${state.view.phase}, seat ${state.view.decider} decides`);
  return score(state.view, seat);
}

/** E2: returns the sheet of seat 0, which holds a blessing until the end and never uses it. */
export function sheetWhenKept(id: BlessingId, notation: Position = {}): ScoreSheet {
  const state = endScoring({ ...notation, blessings: { 0: [id] } });
  const keep = `end ${id} keep`;
  return state.view.phase === 'over' ? score(state.view, 0) : finalSheet(state, 0, keep);
}

/** Returns the code that refuses an action (in notation) to the deciding seat; undefined if it is allowed. */
export function refusalOf(state: State, text: string): RefusalCode | undefined {
  return refusalFor(state, state.view.decider, action(text));
}

export function refusalFor(state: State, seat: number, illegal: Action): RefusalCode | undefined {
  const result = submit(state, seat, illegal);
  return result.ok ? undefined : result.reason.code;
}

/**
 * Returns a state where seat 0 has just taken a blessing with an elder placed on `cell`; an immediate blessing is still
 * undecided. Seat 0 also holds Abundance (or Foresight, if Abundance was taken), so its turn is not over.
 */
export function justTaken(id: BlessingId, notation: Position = {}, cell = '1B2'): State {
  const held: BlessingId = id === 'abundance' ? 'foresight' : 'abundance';
  const state = position({
    level1: '0 1 ? ? ? / ? e ? ? ? / ? ? e ? ? / ? ? ? b ? / ? ? ? ? ?',
    display: ['elder-1', 'builder-1', 'sculptor-1', 'artisan-1'],
    faceUp: [id],
    blessings: { 0: [held] },
    ...notation,
  });
  return script(state, 'take elder-1', `place ${cell}`, `bless ${id}`).state;
}
