import 'fake-indexeddb/auto';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { browserNotes } from '../../src/notes/browserNotes.ts';
import { memoryNotes, type NoteStore } from '../../src/notes/noteStore.ts';
import { Notes } from '../../src/notes/notes.ts';

let stores = 0;

const STORES: Readonly<Record<string, () => Promise<NoteStore>>> = {
  'the browser’s database': () => browserNotes(`notes ${++stores}`),
  memory: () => Promise.resolve(memoryNotes()),
};

const Count = v.object({ id: v.string(), count: v.number() });

describe.each(Object.entries(STORES))('notes in %s', (_, open) => {
  it('are read as they were written, the last in the place of the one before', async () => {
    const store = await open();
    await store.write('puzzles', { id: 'p1' });
    const note = { id: 'p2', list: [1] };
    await store.write('puzzles', note);
    note.list.push(2);
    expect(await store.read('puzzles', 'p2')).toEqual({ id: 'p2', list: [1] });
    await store.write('puzzles', note);
    expect(await store.list('puzzles')).toEqual([{ id: 'p1' }, { id: 'p2', list: [1, 2] }]);
  });

  it('lie on their own shelf, and are gone once they are removed', async () => {
    const store = await open();
    await store.write('drills', { id: 'one' });
    expect(await store.read('puzzles', 'one')).toBeUndefined();
    await store.remove('drills', 'one');
    expect(await store.list('drills')).toEqual([]);
  });

  it('that cannot be read are as good as none, and the others are still there', async () => {
    const store = await open();
    const notes = new Notes('deals', Count, Promise.resolve(store));
    await store.write('deals', { id: 'broken' });
    await notes.write({ id: 'whole', count: 3 });
    expect(await notes.list()).toEqual([{ id: 'whole', count: 3 }]);
    expect(await notes.read('broken')).toBeUndefined();
    expect(notes.changes.get()).toBe(1);
  });
});
