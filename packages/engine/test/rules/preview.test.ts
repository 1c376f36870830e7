import { describe, expect, test } from 'vitest';
import {
  type Action,
  apply,
  cloneState,
  deal,
  type GameEvent,
  hashState,
  legalActions,
  play,
  preview,
  type State,
  score,
  seedRng,
  setup,
} from '../../src/game.ts';
import { action, eventsOf, position, script } from '../position.ts';
import { MODES, OPTION_SETS } from '../properties/games.ts';
import { playRandomly } from './randomPlay.ts';
import { at, LAST_TURN, lastTurn } from './temple.ts';

const ENDS: readonly string[] = ['turnStarted', 'turnMissed', 'extraTurns', 'roundEnded', 'reshuffled', 'capPlaced'];

/**
 * Plays an action on a copy and returns the rest of the turn's events. All seats pass, and the first of several squares
 * is scored first.
 */
function whatHappens(before: State, made: Action): readonly GameEvent[] {
  const state = cloneState(before);
  const events: GameEvent[] = [];
  apply(state, made, (event) => events.push(event));
  const isOver = () => events.some((event) => ENDS.includes(event.type));
  while (!isOver() && ['structure', 'providence', 'expansion', 'orderSquare'].includes(state.view.phase)) {
    const next = state.view.phase === 'orderSquare' ? legalActions(state.view)[0] : { type: 'pass' as const };
    apply(state, next, (event) => events.push(event));
  }
  const end = events.findIndex((event) => ENDS.includes(event.type));
  return end === -1 ? events : events.slice(0, end);
}

/** Compares the preview of an action with the actual events. */
function compare(state: State, made: Action): void {
  const outcome = preview(state.view, made);
  const events = whatHappens(state, made);
  const points = eventsOf(events, 'points').map(({ seat, points, source }) => ({ seat, points, source }));
  expect(outcome.points.map(({ seat, points, source }) => ({ seat, points, source }))).toEqual(points);
  expect(outcome.track).toEqual(eventsOf(events, 'track').map(({ seat, steps }) => ({ seat, steps })));
  expect(outcome.lines).toEqual(eventsOf(events, 'lineCompleted').map((event) => event.line));
  expect(outcome.squares).toEqual(eventsOf(events, 'squareCompleted').map((event) => event.square));
  expect(outcome.reveals).toEqual({
    tiles: eventsOf(events, 'tileRevealed').length,
    cards: eventsOf(events, 'cardRevealed').length,
    blessings: eventsOf(events, 'blessingRevealed').length,
  });
}

/**
 * Number of games for each mode and option set. The first uses half of the blessings if the set lets blessings be
 * chosen.
 */
const GAMES = 3;
const FIRST = 11;

describe('over random games', () => {
  describe.each(MODES)('with %i players', (players) => {
    test.each(OPTION_SETS)('a preview equals what happens if all players pass: $name', ({ facts }) => {
      let compared = 0;
      for (let game = 0; game < GAMES; game++) {
        playRandomly(
          deal(facts(players, FIRST + game), `preview-${game}`),
          seedRng(`preview-${players}-${game}`),
          (state, made) => {
            if (made.type === 'endBlessing') return;
            const placements = legalActions(state.view).filter((other) => other.type === 'placeBlock');
            for (const each of [made, ...placements]) {
              compare(state, each);
              compared++;
            }
          },
        );
      }
      expect(compared).toBeGreaterThan(250);
    });
  });

  test('a preview changes nothing and uses nothing hidden', () => {
    playRandomly(setup({ players: 3 }, 'hidden'), seedRng('hidden'), (state, made) => {
      const hash = hashState(state);
      const outcome = preview(state.view, made);
      expect(hashState(state)).toBe(hash);
      expect(preview(state.view, made)).toEqual(outcome);
    });
  });

  test('the preview of an end blessing lists its changes on the sheets', () => {
    let compared = 0;
    for (let game = 0; game < 20; game++) {
      playRandomly(setup({ players: 3 }, `end-${game}`), seedRng(`end-${game}`), (state, made) => {
        if (made.type !== 'endBlessing') return;
        const after = play(state, made).state;
        for (const seat of [0, 1, 2]) {
          const own = preview(state.view, made).points.filter((line) => line.seat === seat);
          const gained = own.reduce((sum, line) => sum + line.points, 0);
          expect(gained, `game ${game}, seat ${seat}`).toBe(
            score(after.view, seat).total - score(state.view, seat).total,
          );
          compared++;
        }
      });
    }
    expect(compared).toBeGreaterThan(100);
  });
});

describe('one placement', () => {
  const completing = position({
    level1: '0 1 1 ? ? / 0 s 2 ? ? / ? ? ? ? ? / ? ? ? ? ? / ? ? ? ? ?',
    display: ['sculptor-1'],
    blessings: { 0: ['expansion'], 1: ['providence'] },
  });
  script(completing, 'take sculptor-1');

  test('names squares, points, seats that may react, and the number of revealed tiles', () => {
    const outcome = preview(completing.view, action('place 1B2'));
    expect(outcome.squares).toEqual([at('2A1'), at('2B1')]);
    expect(outcome.points).toEqual([
      { seat: 0, points: 5, source: 'square', square: at('2A1') },
      { seat: 1, points: 2, source: 'square', square: at('2A1') },
      { seat: 0, points: 2, source: 'square', square: at('2B1') },
      { seat: 1, points: 5, source: 'square', square: at('2B1') },
    ]);
    expect(outcome.answers).toEqual([{ seat: 0, blessing: 'expansion' }]);
    expect(outcome.reveals.tiles).toBe(2);
    expect(outcome.takesBlessing).toBe(false);
  });

  test('reports if a blessing is taken next', () => {
    const elder = position({
      level1: 'e ? ? ? ? / ? ? ? ? ? / ? ? ? ? ? / ? ? ? ? ? / ? ? ? ? ?',
      display: ['elder-1'],
    });
    script(elder, 'take elder-1');
    expect(preview(elder.view, action('place 1A1')).takesBlessing).toBe(true);
  });

  test('using an end blessing loses its 2 points for being unused', () => {
    const state = lastTurn({ blessings: { 0: ['luck'] } });
    script(state, ...LAST_TURN);
    expect(preview(state.view, action('end luck')).points).toEqual([
      { seat: 0, source: 'luck', points: 6 },
      { seat: 0, source: 'blessings', points: -2 },
    ]);
    expect(preview(state.view, action('end luck keep')).points).toEqual([]);
  });
});
