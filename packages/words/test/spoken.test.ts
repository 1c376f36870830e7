import {
  apply,
  cellByName,
  type GameEvent,
  legalActions,
  nextInt,
  type PlayerCount,
  type Refusal,
  seedRng,
  setup,
  type View,
} from '@nunatak/engine';
import { describe, expect, test } from 'vitest';
import { type Actor, LANGUAGES, sayEvent, sayRefusal, words } from '../src/index.ts';

const NAMES = ['Mira', 'Quinn', 'Bo', 'Kim'];
const actor = (seat: number): Actor => ({ seat: NAMES[seat] ?? '', you: seat === 1 });
const cell = cellByName('2B3') ?? 0;

/** Plays a random game and returns each event with the position after its step. */
function events(players: PlayerCount): readonly { event: GameEvent; view: View }[] {
  const rng = seedRng(`spoken ${players}`);
  const state = setup({ players }, 'spoken');
  const seen: GameEvent[] = [];
  while (state.view.phase !== 'over') {
    const actions = legalActions(state.view);
    const action = actions[nextInt(rng, actions.length)];
    if (action === undefined) throw new Error('nobody can act');
    apply(state, action, (event) => seen.push(event));
  }
  return seen.map((event) => ({ event, view: state.view }));
}

describe('sentences for events and refusals', () => {
  test.each([1, 2, 3, 4] as const)('a game of %i players gives whole sentences only', (players) => {
    for (const { event, view } of events(players)) {
      for (const language of LANGUAGES) {
        const line = sayEvent(event, view, actor, words(language));
        expect(line).toMatch(/^\p{Lu}.*[^.]$/u);
        expect(line).not.toMatch(/undefined|NaN|\[object/);
      }
    }
  });

  test('seats are named, the reader is “you”, cells are in notation', () => {
    const { view } = setup({ players: 3 }, 'spoken');
    const say = (event: GameEvent) => sayEvent(event, view, actor, words('en'));
    expect(say({ type: 'blockPlaced', seat: 0, cell, card: 'elder-1' })).toBe('Mira builds on 2B3');
    expect(say({ type: 'cardTaken', seat: 1, card: 'elder-1' })).toBe('You take an elder');
  });

  test('the end of a solo game names its rating', () => {
    const end = events(1).at(-1);
    if (end?.event.type !== 'gameOver') throw new Error('the last event should be the end');
    expect(sayEvent(end.event, end.view, actor, words('en'))).toMatch(/^The temple is finished/);
  });

  test('a refusal names the cells, the seat and the square', () => {
    const { view } = setup({ players: 3 }, 'spoken');
    const say = (one: Refusal) => sayRefusal(one, view.facts, actor, words('en'));
    expect(say({ code: 'cellOccupied', parameters: { cell } })).toBe('There’s already a block there.');
    expect(say({ code: 'notYourDecision', parameters: { decider: 2 } })).toBe('It’s Bo’s decision.');
    expect(say({ code: 'noBuilderTile', parameters: { a: 0, b: cell } })).toBe('Neither 1A1 nor 2B3 shows a builder.');
    expect(say({ code: 'squareNotCompleted', parameters: { square: 54 } })).toContain('top');
    expect(say({ code: 'cardNotInDisplay', parameters: { card: 'beast-elder-1' } })).toBe(
      'The beast of burden/elder card isn’t in the display.',
    );
    expect(say({ code: 'blessingNotHeld', parameters: { blessing: 'moon' } })).toContain('Moon');
  });
});
