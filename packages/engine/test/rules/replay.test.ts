import { describe, expect, test } from 'vitest';
import {
  type Action,
  Corrupt,
  type GameEvent,
  hashState,
  type PlayerCount,
  play,
  replay,
  type State,
  seedRng,
  setup,
  toRecord,
} from '../../src/game.ts';
import { playRandomly } from './randomPlay.ts';

interface Game {
  readonly initial: State;
  readonly actions: readonly Action[];
}

function randomGame(players: PlayerCount, seed: string): Game {
  const initial = setup({ players }, seed);
  const actions: Action[] = [];
  playRandomly(initial, seedRng(seed), (_, made) => actions.push(made));
  return { initial, actions };
}

const MODES: readonly PlayerCount[] = [1, 2, 3, 4];

describe('a game step by step', () => {
  test.each(MODES)('has the positions and events of its record, in any order, with %i players', (players) => {
    const { initial, actions } = randomGame(players, `replay ${players}`);
    const { steps } = toRecord(initial, actions);
    const replayed = replay(
      initial,
      steps.map(({ action }) => action),
    );
    for (let i = steps.length; i >= 1; i--) {
      expect(hashState(replayed.stateAt(i))).toBe(steps[i - 1].hash);
      expect(replayed.eventsAt(i)).toEqual(steps[i - 1].events);
    }
    expect(replayed.stateAt(0)).toBe(initial);
    expect(replayed.eventsAt(0)).toEqual([]);
  });

  test('each state is computed once, from the previous one', () => {
    const { initial, actions } = randomGame(3, 'once');
    const replayed = replay(initial, actions);
    const middle = replayed.stateAt(40);
    replayed.stateAt(actions.length);
    expect(replayed.stateAt(40)).toBe(middle);
  });

  test('missing reshuffles are drawn (T4)', () => {
    const { game, played } = gameWithReshuffle();
    const replayed = replay(game.initial, game.actions);
    expect(hashState(replayed.stateAt(game.actions.length))).toBe(hashState(played));
    const events = game.actions.flatMap((_, i): readonly GameEvent[] => replayed.eventsAt(i + 1));
    expect(events.some(({ type }) => type === 'reshuffled')).toBe(true);
  });

  test('a step number outside the game throws', () => {
    const { initial, actions } = randomGame(3, 'range');
    const replayed = replay(initial, actions.slice(0, 5));
    for (const step of [-1, 6, 1.5, Number.NaN]) expect(() => replayed.stateAt(step), `step ${step}`).toThrow(Corrupt);
  });
});

/** Number of random solo games to search for one with a reshuffle. */
const GAMES_TRIED = 500;

function gameWithReshuffle(): { readonly game: Game; readonly played: State } {
  for (let i = 0; i < GAMES_TRIED; i++) {
    const game = randomGame(1, `chance ${i}`);
    const events: GameEvent[] = [];
    let played = game.initial;
    for (const action of game.actions) {
      const next = play(played, action);
      events.push(...next.events);
      played = next.state;
    }
    if (events.some(({ type }) => type === 'reshuffled')) return { game, played };
  }
  throw new Error(`none of ${GAMES_TRIED} random games has a reshuffle`);
}
