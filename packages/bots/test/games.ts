import {
  BLESSING_IDS,
  blessingsOfMode,
  DEFAULT_EDITION,
  formatAction,
  type GameConfig,
  type PlayerCount,
  type State,
  setup,
} from '@nunatak/engine';
import { legalMoves, type Move, MoveList, makeLegalMove, toAction } from '@nunatak/engine/fast';
import type { Bot } from '../src/index.ts';

export const PLAYER_COUNTS: readonly PlayerCount[] = [1, 2, 3, 4];

/** Every mode with every value of every option, each at least once. */
export function allConfigs(): GameConfig[] {
  return PLAYER_COUNTS.flatMap((players): GameConfig[] => {
    const blessings = blessingsOfMode(players, DEFAULT_EDITION);
    return [
      { players },
      { players, options: { reshuffle: 'sameBack', outerTop: true } },
      { players, options: { expansion: 'adds', firstPlayer: 'random' } },
      { players, options: { blessings: [] } },
      { players, options: { blessings: blessings.slice(0, 1), outerTop: true } },
      { players, options: { blessings: BLESSING_IDS.filter((id, i) => blessings.includes(id) && i % 2 === 0) } },
    ];
  });
}

const moves = new MoveList();

/** Makes the move of the bot whose turn it is; throws if it is not legal. */
export function step(state: State, bot: Bot): Move {
  const move = bot.decide(state.view);
  legalMoves(state.view, moves);
  if (!moves.includes(move)) {
    throw new Error(
      `${bot.name} played ${formatAction(toAction(state.view.facts, move))}, which is not legal in ${state.view.phase}`,
    );
  }
  makeLegalMove(state, move);
  return move;
}

/** Plays a game to its end with a bot for each seat, and says what was played. */
export function playGame(config: GameConfig, seed: string, bots: readonly Bot[]): { state: State; moves: Move[] } {
  const state = setup(config, seed);
  const played: Move[] = [];
  while (state.view.phase !== 'over') played.push(step(state, bots[state.view.decider]));
  return { state, moves: played };
}

/** A position some way into a game of greedy bots, at the start of a turn. */
export function midGame(config: GameConfig, seed: string, bot: Bot, turns: number): State {
  const state = setup(config, seed);
  while (state.view.phase !== 'over' && (state.view.turn < turns || state.view.phase !== 'takeCard')) step(state, bot);
  return state;
}
