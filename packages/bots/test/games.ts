import {
  BLESSING_IDS,
  blessingsOfMode,
  DEFAULT_EDITION,
  formatAction,
  type GameConfig,
  type PlayerCount,
  type State,
  seedRng,
  setup,
} from '@nunatak/engine';
import { legalMoves, type Move, MoveList, makeLegalMove, toAction } from '@nunatak/engine/fast';
import { otherEdition } from '../learn/variants.ts';
import { type Bot, type Budget, botNamed } from '../src/index.ts';

export const PLAYER_COUNTS: readonly PlayerCount[] = [1, 2, 3, 4];

/** Returns every mode with every value of every option, each at least once. */
export function allConfigs(): GameConfig[] {
  return PLAYER_COUNTS.flatMap((players): GameConfig[] => {
    const blessings = blessingsOfMode(players, DEFAULT_EDITION);
    return [
      { players },
      { players, options: { reshuffle: 'sameBack', outerTop: true } },
      { players, options: { reshuffle: 'below', expansion: 'adds', firstPlayer: 'random' } },
      { players, options: { blessings: [] } },
      { players, options: { blessings: blessings.slice(0, 1), outerTop: true } },
      { players, options: { blessings: BLESSING_IDS.filter((id, i) => blessings.includes(id) && i % 2 === 0) } },
    ];
  });
}

/** Strength of edition variations: the first is inside the net's training range, the second outside. */
const SHAKES = [0.7, 5];

/** Returns every mode with random editions, alternately near the built-in one and far from it, with varying options. */
export function otherConfigs(editions: number): GameConfig[] {
  const byPlayers = PLAYER_COUNTS.map((players) => allConfigs().filter((config) => config.players === players));
  const rng = seedRng('editions');
  return Array.from({ length: editions }, (_, i) => {
    const edition = otherEdition(rng, SHAKES[i % SHAKES.length]);
    return byPlayers.map((configs) => ({ ...configs[i % configs.length], edition }));
  }).flat();
}

const moves = new MoveList();

/** Plays the plan of the bot whose turn it is; throws if one of its moves is illegal. */
export function step(state: State, bot: Bot, seed = 'test', budget?: Budget): readonly Move[] {
  const plan = bot.decide(state.view, seed, budget);
  if (plan.moves.length === 0) throw new Error(`${bot.name} played nothing in ${state.view.phase}`);
  for (const move of plan.moves) {
    legalMoves(state.view, moves);
    if (!moves.includes(move)) {
      throw new Error(`${bot.name} played ${formatAction(toAction(state.view.facts, move))}, which is not legal`);
    }
    makeLegalMove(state, move);
  }
  return plan.moves;
}

/** Plays a game to its end with a bot for each seat, and returns what was played. */
export function playGame(
  config: GameConfig,
  seed: string,
  names: readonly string[],
  budget?: Budget,
): { state: State; moves: Move[] } {
  const state = setup(config, seed);
  const played: Move[] = [];
  while (state.view.phase !== 'over') {
    const seat = state.view.decider;
    played.push(...step(state, botNamed(names[seat]), `${seed}/${seat}`, budget));
  }
  return { state, moves: played };
}

/** Returns a mid-game position of careful bots, at the start of a turn. */
export function midGame(config: GameConfig, seed: string, turns: number): State {
  const state = setup(config, seed);
  const bot = botNamed('serac');
  while (state.view.phase !== 'over' && (state.view.turn < turns || state.view.phase !== 'takeCard')) step(state, bot);
  return state;
}

/** Calls `visit` with every position of some games between noisy bots, which reach many kinds of positions. */
export function eachPosition(config: GameConfig, games: number, visit: (state: State) => void): void {
  const bot = botNamed('ridge');
  for (let game = 0; game < games; game++) {
    const state = setup(config, `positions/${game}`);
    while (state.view.phase !== 'over') {
      visit(state);
      makeLegalMove(state, bot.decide(state.view, `${game}`).moves[0]);
    }
  }
}
