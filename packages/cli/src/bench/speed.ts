import { cloneState, deal, legalActions, PLAYER_COUNTS, type PlayerCount, type State, seedRng } from '@nunatak/engine';
import { legalMoves, MoveList } from '@nunatak/engine/fast';
import { calibrationLoop } from './calibration.ts';
import type { Figure, Section } from './figures.ts';
import { factsFor, playOut, samplePositions } from './randomGames.ts';
import { timeSlices, timeTurnAbout } from './timing.ts';

const NS_PER_SECOND = 1e9;
/** A search copies a state at every step. */
const MOST_NS_PER_CLONE = 1000;

/** Complete random games from the deal to the last point, on one core. */
export const games: Section = {
  id: 'games',
  title: 'Complete random games, full rules, one core',
  weight: 6,
  measure: (seconds) => PLAYER_COUNTS.flatMap((players) => gameFigures(players, seconds / PLAYER_COUNTS.length)),
};

function gameFigures(players: PlayerCount, seconds: number): Figure[] {
  const facts = factsFor(players);
  const rng = seedRng('bench');
  let seed = 0;
  let actions = 0;
  const play = (rounds: number): number => {
    for (let i = 0; i < rounds; i++) actions += playOut(deal(facts, seed++), rng);
    return rounds;
  };
  const [game, loop] = timeTurnAbout([play, calibrationLoop], seconds);
  const perGame = actions / seed;
  const figure = (id: string, name: string, value: number, unit: string): Figure => ({
    id: `${id}${players}`,
    name: `${players} player${players === 1 ? '' : 's'}: ${name}`,
    value,
    unit,
  });
  return [
    figure('gamesPerSecond', 'median', NS_PER_SECOND / game.median, 'games/s'),
    figure('gamesPerSecondBest', 'best slice', NS_PER_SECOND / game.best, 'games/s'),
    figure('gamesPerCpuSecond', 'median by CPU time', NS_PER_SECOND / game.cpuMedian, 'games/s'),
    figure('actionsPerGame', 'actions a game', perGame, 'actions'),
    figure('nsPerAction', 'an action and the listing before it', game.median / perGame, 'ns'),
    figure('nsPerActionBest', 'the same, best slice', game.best / perGame, 'ns'),
    figure(
      'actionInLoops',
      'the same in turns of the calibration loop',
      game.cpuMedian / perGame / loop.cpuMedian,
      'turns',
    ),
  ];
}

const POSITION_GAMES = 40;
const EVERY = 7;

/** The single calls of a search, over positions from all parts of three-player games. */
export const calls: Section = {
  id: 'calls',
  title: 'Single calls, three players, positions from all parts of the game',
  weight: 3,
  measure: (seconds) => {
    const positions = samplePositions(factsFor(3), POSITION_GAMES, EVERY);
    const moves = new MoveList();
    let seen = 0;
    const time = (call: (state: State) => number) =>
      timeSlices((rounds) => {
        for (let i = 0; i < rounds; i++) for (const state of positions) seen += call(state);
        return rounds * positions.length;
      }, seconds / 3);
    const listing = time(({ view }) => {
      legalMoves(view, moves);
      return moves.count;
    });
    const actions = time(({ view }) => legalActions(view).length);
    const clone = time((state) => cloneState(state).view.turn);
    return [
      { id: 'nsPerLegalMoves', name: 'legalMoves', value: listing.median, unit: 'ns' },
      { id: 'nsPerLegalActions', name: 'legalActions', value: actions.median, unit: 'ns' },
      { id: 'nsPerClone', name: 'cloneState', value: clone.median, unit: 'ns' },
      {
        id: 'nsPerCloneBest',
        name: 'cloneState, best slice',
        value: clone.best,
        unit: 'ns',
        atMost: MOST_NS_PER_CLONE,
      },
      {
        id: 'movesPerPosition',
        name: 'legal moves a position',
        value: seen === 0 ? 0 : averageMoves(positions),
        unit: 'moves',
      },
    ];
  },
};

function averageMoves(positions: readonly State[]): number {
  const moves = new MoveList();
  let sum = 0;
  for (const { view } of positions) {
    legalMoves(view, moves);
    sum += moves.count;
  }
  return sum / positions.length;
}

/** The calibration loop itself: what the ratios are taken against. */
export const calibration: Section = {
  id: 'calibration',
  title: 'Calibration loop: a fixed workload of integers',
  weight: 1,
  measure: (seconds) => {
    const timing = timeSlices(calibrationLoop, seconds);
    return [
      { id: 'nsPerTurn', name: 'a turn of the loop', value: timing.median, unit: 'ns' },
      { id: 'nsPerTurnBest', name: 'best slice', value: timing.best, unit: 'ns' },
    ];
  },
};
