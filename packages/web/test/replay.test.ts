import {
  type Action,
  apply,
  hashState,
  legalActions,
  nextInt,
  problemText,
  type State,
  seedRng,
  setup,
  toRecord,
} from '@nunatak/engine';
import { describe, expect, it } from 'vitest';
import { linesOf } from '../src/import/lines.ts';
import { type Replay, readReplay } from '../src/import/replay.ts';
import { seatsOf } from '../src/people/seat.ts';
import { recordSitters } from '../src/people/sitters.ts';
import { usualConfig } from '../src/session/config.ts';
import { fromRecordDocument } from '../src/session/records.ts';
import { loadTexts, type Texts } from '../src/words/index.ts';

const NO_JSON = 'a JSON text';

function game(
  players: 1 | 2 | 3 | 4,
  turns: number,
  seed = 'replay',
): { record: ReturnType<typeof toRecord>; final: State } {
  const rng = seedRng(`${seed} ${players}`);
  const state = setup({ players }, seed);
  const made: Action[] = [];
  while (state.view.phase !== 'over' && state.view.turn <= turns) {
    const actions = legalActions(state.view);
    const action = actions[nextInt(rng, actions.length)];
    if (action === undefined) throw new Error('nobody can act');
    made.push(action);
    apply(state, action);
  }
  return { record: toRecord(setup({ players }, seed), made, { seed }), final: state };
}

function opened(record: unknown) {
  const read = readReplay(JSON.stringify(record), NO_JSON);
  if (!read.ok) throw new Error(`${read.reason.field}: ${read.reason.found}`);
  return read.value;
}

function seatsIn(replay: Replay, words: Texts) {
  return seatsOf(recordSitters(replay.stateAt(0).view.facts, replay.document.seats), words);
}

describe('a replay', () => {
  it('shows the state after every step, as its hash in the record says', () => {
    for (const players of [1, 2, 3, 4] as const) {
      const { record, final } = game(players, 100);
      const replay = opened(record);
      expect(replay.steps).toHaveLength(record.steps.length);
      for (let step = 1; step <= record.steps.length; step += 17) {
        expect(hashState(replay.stateAt(step))).toBe(record.steps[step - 1]?.hash);
      }
      expect(hashState(replay.stateAt(record.steps.length))).toBe(hashState(final));
    }
  });

  it('opens an unfinished game too', () => {
    const replay = opened(game(3, 12).record);
    expect(replay.stateAt(replay.steps.length).view.phase).not.toBe('over');
  });

  it('is cut at the step shown, to play on from there', () => {
    const { record } = game(3, 100, 's0');
    const replay = opened(record);
    const chance = record.steps.findIndex(({ action }) => action.type === 'reshuffle');
    expect(chance).toBeGreaterThan(0);
    for (const step of [0, 1, 40, chance - 1, chance, chance + 1, record.steps.length]) {
      const read = fromRecordDocument(replay.recordAt(step), ['A', 'B', 'C']);
      if (!read.ok) throw new Error(`step ${step}: ${problemText(read.reason)}`);
      // T4: where chance is next, it has had its way.
      const shown = replay.stateAt(step === chance ? step + 1 : step);
      expect(hashState(read.value.get().state)).toBe(hashState(shown));
    }
  });

  it('is told to the only person of the game as you', async () => {
    const { record } = game(3, 12);
    const seats = usualConfig(3, ['You', 'Ana', 'Bo']).seats;
    const replay = opened({ ...record, seats });
    const en = await loadTexts('en');
    const told = linesOf(replay, seatsIn(replay, en), en).map(({ text }) => text);
    expect(told.filter((text) => /^You take /.test(text)).length).toBeGreaterThan(2);
    expect(told.filter((text) => /^Ana takes /.test(text)).length).toBeGreaterThan(2);
    expect(told.join()).not.toMatch(/You (takes|builds|scores)/);
    const among = opened({ ...record, seats: seats.map((seat) => ({ ...seat, kind: 'person' })) });
    expect(seatsIn(among, en).some(({ you }) => you)).toBe(false);
  });

  it('has a line for every step in every language', async () => {
    const replay = opened(game(4, 100).record);
    const seats = ['A', 'B', 'C', 'D'].map((name) => ({
      kind: 'elsewhere' as const,
      name,
      colour: 'aurora' as const,
      you: false,
    }));
    for (const language of ['en', 'de', 'nl'] as const) {
      const lines = linesOf(replay, seats, await loadTexts(language));
      expect(lines).toHaveLength(replay.steps.length);
      for (const { text } of lines) expect(text).toMatch(/\S/);
    }
  });
});

describe('a broken record', () => {
  const { record } = game(3, 20);

  it('is refused with where, what was found and what was expected', () => {
    expect(readReplay('no record', NO_JSON)).toMatchObject({ ok: false, reason: { field: 'JSON', expected: NO_JSON } });
    expect(readReplay('{"format":"other"}', NO_JSON)).toEqual({
      ok: false,
      reason: { field: 'format', found: '"other"', expected: '"nunatak-record/1"' },
    });
    const steps = record.steps.map((step, i) => (i === 5 ? { ...step, hash: 'forged' } : step));
    expect(readReplay(JSON.stringify({ ...record, steps }), NO_JSON)).toMatchObject({
      ok: false,
      reason: { field: 'steps[5].hash', found: '"forged"' },
    });
  });
});
