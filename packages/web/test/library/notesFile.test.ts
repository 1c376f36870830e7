import { describe, expect, it } from 'vitest';
import type { Drill } from '../../src/drills/drills.ts';
import { newSchedule } from '../../src/drills/schedule.ts';
import { readNotes, takeInNotes } from '../../src/import/importNotes.ts';
import { memoryNotes, type NoteStore } from '../../src/notes/noteStore.ts';
import { writeNotes } from '../../src/notes/notesFile.ts';
import type { ReviewNote } from '../../src/notes/reviews.ts';
import { NEW_PLAYER } from '../../src/puzzles/rating.ts';
import type { TriedPuzzle } from '../../src/puzzles/tried.ts';

const NOW = Date.UTC(2026, 10, 16, 12);
const GAME = 'game00000001';
const MOVED = 'moved0000001';
const HERE = new Map([[GAME, GAME]]);

const review = { id: GAME, format: 'nunatak-review/1', record: 'r', made: NOW, review: {} } as ReviewNote;
const drill: Drill = {
  ...{ id: `${GAME}-4`, game: GAME, decision: 4, record: 'r', played: NOW, turn: 9, lost: 3 },
  schedule: newSchedule(NOW),
};
const puzzle: TriedPuzzle = { id: 'p2', tried: NOW, isSolved: true, puzzle: NEW_PLAYER, player: NEW_PLAYER };
const deal = { id: 'deal', game: GAME, begun: NOW };

/** A review, a drill of it, a puzzle that was tried and a deal, as they lie in one browser. */
async function full(): Promise<NoteStore> {
  const store = memoryNotes();
  await store.write('reviews', review);
  await store.write('drills', drill);
  await store.write('puzzles', puzzle);
  await store.write('deals', deal);
  return store;
}

/** The notes of a file that were taken in, and how many there were. */
function takenInto(store: NoteStore, file: unknown, places: ReadonlyMap<string, string> = HERE): Promise<number> {
  const { notes, broken } = readNotes(JSON.parse(JSON.stringify(file)));
  expect(broken).toEqual([]);
  return takeInNotes(store, notes, places);
}

describe('the notes of a library', () => {
  it.each([{ rating: 9_000_000_000 }, { rating: -1 }, { deviation: 0 }, { volatility: 40 }])(
    'are refused with a rating that nobody can have: %j',
    (change) => {
      const player = { ...NEW_PLAYER, ...change };
      const { notes, broken } = readNotes({ notes: { puzzles: [{ ...puzzle, player }] } });
      expect(notes).toEqual([]);
      expect(broken).toHaveLength(1);
      expect(broken[0]?.reason).toContain(`notes.puzzles[0].player.${Object.keys(change)[0]}: found`);
    },
  );

  it('come into another browser with their games', async () => {
    const notes = await writeNotes(full());
    const elsewhere = memoryNotes();
    expect(await takenInto(elsewhere, { notes })).toBe(4);
    expect(await writeNotes(Promise.resolve(elsewhere))).toEqual(notes);
    expect(await takenInto(elsewhere, { notes })).toBe(0);
  });

  it('go with a game that lies under another id now, and stay out with one there is no room for', async () => {
    const notes = await writeNotes(full());
    const store = memoryNotes();
    expect(await takenInto(store, { notes }, new Map([[GAME, MOVED]]))).toBe(4);
    expect(await store.read('reviews', MOVED)).toEqual({ ...review, id: MOVED });
    expect(await store.read('drills', `${MOVED}-4`)).toEqual({ ...drill, id: `${MOVED}-4`, game: MOVED });
    expect(await store.read('deals', 'deal')).toEqual({ ...deal, game: MOVED });
    expect(await takenInto(memoryNotes(), { notes }, new Map())).toBe(1);
  });

  it('give way to what lies there, but for a drill tried more often and a puzzle tried earlier', async () => {
    const store = await full();
    const tried = { ...drill, schedule: { ...drill.schedule, tries: 2 } };
    const earlier = { ...puzzle, tried: NOW - 1, isSolved: false };
    const file = { notes: { reviews: [{ ...review, made: 0 }], drills: [tried], puzzles: [earlier], deals: [] } };
    expect(await takenInto(store, file)).toBe(2);
    expect(await store.read('drills', drill.id)).toEqual(tried);
    expect(await store.read('puzzles', puzzle.id)).toEqual(earlier);
    expect(await store.read('reviews', GAME)).toEqual(review);
    const later = { notes: { drills: [drill], puzzles: [{ ...puzzle, tried: NOW + 1 }] } };
    expect(await takenInto(store, later)).toBe(0);
  });

  it('are none in a file of the first format', () => {
    expect(readNotes({ format: 'nunatak-library/1', games: [] })).toEqual({ notes: [], broken: [] });
  });

  it('that cannot be read are named, and the others are taken in', async () => {
    const { notes, broken } = readNotes({
      notes: { drills: [{ ...drill, turn: 'late' }, drill], puzzles: [7], reviews: 'none' },
    });
    expect(broken.map(({ reason }) => reason)).toEqual([
      expect.stringMatching(/^notes\.drills\[0\]\.turn: .*"late"/),
      expect.stringMatching(/^notes\.puzzles\[0\]\./),
    ]);
    expect(await takeInNotes(memoryNotes(), notes, HERE)).toBe(1);
  });
});
