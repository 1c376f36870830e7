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
 * The last turn of a three-player game, seat 2's: `take beast-7`, `place 4B2`. Seats 0 and 1 have what the notation
 * gives them and nothing else; all blocks are seat 2's where the notation does not say otherwise.
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

/** The same after the last block: end blessings are decided, or the game is over (F1). */
export function endScoring(notation: Position = {}): State {
  return script(lastTurn(notation), 'take beast-7', 'place 4B2').state;
}

/** The final sheet of a seat once the end blessings are decided as given. */
export function finalSheet(state: State, seat: number, ...decisions: readonly string[]): ScoreSheet {
  script(state, ...decisions);
  if (state.view.phase !== 'over') throw new Error(`still in ${state.view.phase}, seat ${state.view.decider} decides`);
  return score(state.view, seat);
}

/** E2: the sheet of seat 0, who holds a blessing at the end of the game and never uses it. */
export function sheetWhenKept(id: BlessingId, notation: Position = {}): ScoreSheet {
  const state = endScoring({ ...notation, blessings: { 0: [id] } });
  const keep = `end ${id} keep`;
  return state.view.phase === 'over' ? score(state.view, 0) : finalSheet(state, 0, keep);
}

/** The reason for which an action in notation is refused to the seat that decides. */
export function refusalOf(state: State, text: string): RefusalCode | undefined {
  return refusalFor(state, state.view.decider, action(text));
}

export function refusalFor(state: State, seat: number, illegal: Action): RefusalCode | undefined {
  const result = submit(state, seat, illegal);
  return result.ok ? undefined : result.reason.code;
}

/**
 * Seat 0 has just taken a blessing with an elder built on a cell (an immediate one is not decided yet). It holds
 * Abundance, or Foresight where Abundance is taken: so it is still its turn.
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
