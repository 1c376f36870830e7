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
import { readImport } from '../src/import/readImport.ts';
import { seatsOf } from '../src/people/seat.ts';
import { logOf } from '../src/position/log.ts';
import { sayOpening } from '../src/replay/opening.ts';
import { type RecordedGame, recordHash, recordingOf } from '../src/replay/recording.ts';
import { usualConfig } from '../src/session/config.ts';
import { fromRecordDocument } from '../src/session/records.ts';
import { codeOf, readCode } from '../src/share/gameCode.ts';
import { texts as de } from '../src/words/de/index.ts';
import { texts as en } from '../src/words/en/index.ts';
import { practice } from '../src/words/en/practice.ts';

const NO_JSON = 'a JSON text';

function played(players: 1 | 2 | 3 | 4, turns: number, seed = 'replay') {
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
  return { record: toRecord(setup({ players }, seed), made, { seed }), final: state, made };
}

function opened(record: unknown): RecordedGame {
  const read = recordingOf(record);
  if (!read.ok) throw new Error(problemText(read.reason));
  return read.value;
}

function shownAt(game: RecordedGame, step: number): State {
  game.move((head) => head.goTo(step));
  return game.get().state;
}

function logLines(game: RecordedGame): readonly string[] {
  return logOf(seatsOf(game.sitters, en), game.get().entries, en).flatMap(({ lines }) => lines.map(({ text }) => text));
}

describe('a recorded line', () => {
  it('has one entry for every decision, each leading to the state of its hash in the record', () => {
    for (const players of [1, 2, 3, 4] as const) {
      const { record, final, made } = played(players, 100);
      const { entries } = opened(record).referee.line;
      expect(entries.map(({ action }) => action)).toEqual(made);
      const hashes = new Set(record.steps.map(({ hash }) => hash));
      for (const { after } of entries) expect(hashes).toContain(hashState(after));
      expect(hashState(entries.at(-1)?.after ?? final)).toBe(hashState(final));
    }
  });

  it('T4: takes chance into the decision before it', () => {
    const { record } = played(3, 100, 's0');
    expect(record.steps.some(({ action }) => action.type === 'reshuffle')).toBe(true);
    const { entries } = opened(record).referee.line;
    for (const { after } of entries) expect(after.view.phase).not.toBe('reshuffle');
    expect(entries.flatMap(({ events }) => events)).toEqual(record.steps.flatMap(({ events }) => events));
  });

  it('is cut at the step shown, to play on from there', () => {
    const { record } = played(3, 100, 's0');
    const game = opened(record);
    const { length } = game.referee.line.entries;
    for (let step = 0; step <= length; step += 9) {
      const read = fromRecordDocument(game.referee.recordAt(step), ['A', 'B', 'C']);
      if (!read.ok) throw new Error(`step ${step}: ${problemText(read.reason)}`);
      expect(hashState(read.value.get().state)).toBe(hashState(shownAt(game, step)));
    }
    expect(game.referee.record().steps).toEqual(record.steps);
  });
});

describe('a replay', () => {
  it('B22: begins before the first step and tells nothing of what comes: no points, no log, no result', () => {
    const { record } = played(3, 100);
    const game = opened(record);
    expect(game.get()).toMatchObject({ isLookingBack: true, entries: [] });
    expect(game.get().length).toBe(game.referee.line.entries.length);
    expect(game.get().state.view.points).toEqual([0, 0, 0]);
    expect(logLines(game)).toEqual([]);
    const half = Math.floor(game.get().length / 2);
    const { view } = shownAt(game, half);
    expect(view.phase).not.toBe('over');
    expect(game.get().entries).toHaveLength(half);
    const told = logLines(game);
    expect(told.length).toBeGreaterThan(10);
    shownAt(game, game.get().length);
    expect(logLines(game).slice(0, told.length - 1)).toEqual(told.slice(0, -1));
    expect(game.get().state.view.phase).toBe('over');
  });

  it('plays every step of a whole game in its order, however many they are', () => {
    const game = opened(played(2, 100).record);
    game.open();
    game.move((head) => head.play());
    const seen: number[] = [];
    for (let { showing } = game.get(); showing !== undefined; { showing } = game.get()) {
      seen.push(game.referee.line.entries.indexOf(showing.entry));
      game.onSeen(showing);
    }
    expect(seen).toEqual(game.referee.line.entries.map((_, i) => i));
    expect(game.get().busy).toBe(false);
  });

  it('is told to the only person of the game as you', () => {
    const { record } = played(3, 12);
    const { seats } = usualConfig(3, ['You', 'Ana', 'Bo']);
    const game = opened({ ...record, seats });
    shownAt(game, game.get().length);
    const told = logLines(game);
    expect(told.filter((text) => /^You build /.test(text)).length).toBeGreaterThan(2);
    expect(told.filter((text) => /^Ana builds /.test(text)).length).toBeGreaterThan(2);
    expect(told.join()).not.toMatch(/You (takes|builds|scores)/);
    const among = opened({ ...record, seats: seats.map((seat) => ({ ...seat, kind: 'person' })) });
    expect(seatsOf(among.sitters, en).some(({ you }) => you)).toBe(false);
    expect(seatsOf(opened(record).sitters, en).map(({ name }) => name)).toEqual(['Player 1', 'Player 2', 'Player 3']);
  });
});

describe('what a replay tells before the first block stands', () => {
  const game = opened({ ...played(3, 12).record, names: ['Ana', 'Bo', 'Mira'] });
  const opening = () => {
    const { first } = game.referee.line;
    return sayOpening(seatsOf(game.sitters, en), first.view, game.get().entries, en, practice.importing);
  };

  it('is what was dealt and who begins', () => {
    shownAt(game, 0);
    expect(opening()).toEqual(['Starting display: Artisan, Sculptor, Builder, Builder', 'Ana’s turn']);
  });

  it('is also the card that was taken', () => {
    shownAt(game, 1);
    expect(logLines(game)).toEqual([]);
    expect(opening().at(-1)).toMatch(/^Ana takes a/);
  });
});

describe('the record of a match', () => {
  const { record } = played(3, 12);
  const match = { ...record, names: ['Ana', 'glacier', ''] };
  const seats = (here?: readonly number[]) => {
    const read = recordingOf(match, here);
    return read.ok ? seatsOf(read.value.sitters, de) : [];
  };

  it('names people as they called themselves, bots by their level, the forgotten by their seat', () => {
    expect(seats().map(({ kind, name }) => [kind, name])).toEqual([
      ['elsewhere', 'Ana'],
      ['bot', de.botLevels.glacier.name],
      ['elsewhere', de.screens.seat(3)],
    ]);
  });

  it('is told to whoever sat at this screen', () => {
    expect(seats([0]).map(({ kind, you }) => [kind, you])).toEqual([
      ['here', true],
      ['bot', false],
      ['elsewhere', false],
    ]);
  });

  it('is shared, played on from and read in again with the names', () => {
    const shared = readCode(codeOf(opened(match).referee.record()) ?? '');
    if (!shared.ok) throw new Error(problemText(shared.reason));
    const again = seatsOf(opened(shared.value.record).sitters, en).map(({ name }) => name);
    expect(again).toEqual(['Ana', en.botLevels.glacier.name, en.screens.seat(3)]);
  });

  it('is reviewed once: the names do not make it another record', () => {
    expect(recordHash(opened(match))).toBe(recordHash(opened(record)));
  });
});

describe('a broken record', () => {
  const { record } = played(3, 20);

  it('is refused with where, what was found and what was expected', () => {
    expect(readImport('no record', NO_JSON)).toMatchObject({
      ok: false,
      reason: { field: 'JSON', expected: NO_JSON },
    });
    expect(readImport('{"format":"other"}', NO_JSON)).toEqual({
      ok: false,
      reason: { field: 'format', found: '"other"', expected: '"nunatak-record/1"' },
    });
    const steps = record.steps.map((step, i) => (i === 5 ? { ...step, hash: 'forged' } : step));
    expect(recordingOf({ ...record, steps })).toMatchObject({
      ok: false,
      reason: { field: 'steps[5].hash', found: '"forged"' },
    });
  });
});
