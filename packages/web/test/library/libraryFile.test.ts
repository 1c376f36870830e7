import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { readImport } from '../../src/import/readImport.ts';
import { browserStore } from '../../src/library/browserStore.ts';
import { type GameStore, StoreFull } from '../../src/library/gameStore.ts';
import { keepOnline } from '../../src/library/keepOnline.ts';
import { keepRecord } from '../../src/library/keepRecord.ts';
import type { Kept } from '../../src/library/kept.ts';
import { Library } from '../../src/library/library.ts';
import { LIBRARY_FORMAT, readLibrary, takeIn, writeLibrary } from '../../src/library/libraryFile.ts';
import { LocalGames } from '../../src/library/localGames.ts';
import { memoryStore } from '../../src/library/memoryStore.ts';
import { recordingOf } from '../../src/replay/recording.ts';
import { type LocalConfig, usualConfig } from '../../src/session/config.ts';
import { type LocalGame, newGame } from '../../src/session/games.ts';
import { everyonePerson, playOut } from '../session/playOut.ts';
import { thousandGames } from './thousand.ts';

const CONFIG: LocalConfig = everyonePerson({ ...usualConfig(3, ['Ana', 'Bo', 'Mira']), seed: 'library' });
const NO_NOTES = { reviews: [], drills: [], puzzles: [], deals: [] };
const MATCH = 'abcdefgh12345678';

function libraryOver(store: GameStore = memoryStore()): Library {
  return new Library(Promise.resolve(store));
}

function gamesOf(library: Library): LocalGames {
  return new LocalGames(library, Promise.resolve());
}

async function begin(library: Library, seed: string): Promise<string> {
  const games = gamesOf(library);
  const id = games.start({ ...CONFIG, seed });
  const opening = await games.open(id);
  if (opening.kind !== 'open') throw new Error('the game is not there');
  playOut(opening.open.game, seed, 9);
  await opening.open.keeper.keep(opening.open.game.referee);
  return id;
}

function played(seed: string, actions?: number): LocalGame {
  const game = newGame({ ...CONFIG, seed });
  playOut(game, seed, actions);
  return game;
}

/** A library with two games under way, one that was read in, and one online. */
async function full(store?: GameStore): Promise<Library> {
  const library = libraryOver(store);
  await begin(library, 'one');
  await begin(library, 'two');
  const recording = recordingOf(played('record').referee.record());
  if (!recording.ok) throw new Error('no record');
  await keepRecord(library, recording.value);
  await written(library, played('online', 12));
  return library;
}

/** Waits until a match lies in the library. */
async function written(library: Library, game: LocalGame, record: unknown = undefined): Promise<void> {
  const seats = CONFIG.seats.map(({ name, colour }, i) => ({
    kind: i === 0 ? ('person' as const) : ('elsewhere' as const),
    name,
    colour,
  }));
  const match = { matchId: MATCH, game, seats, record: () => Promise.resolve(record) };
  const before = (await library.readRaw(MATCH))?.revision ?? 0;
  const stop = keepOnline(library, match);
  await expect.poll(async () => (await library.readRaw(MATCH))?.revision).toBeGreaterThan(before);
  stop();
}

async function bodies(library: Library): Promise<ReadonlyMap<string, unknown>> {
  const list = await library.load();
  return new Map(await Promise.all(list.map(async ({ id }) => [id, (await library.readRaw(id))?.body] as const)));
}

function parsed(text: string): readonly Kept[] {
  const read = readLibrary(JSON.parse(text));
  if (!read.ok) throw new Error(read.reason.field);
  expect(read.value.broken).toEqual([]);
  return read.value.games;
}

describe('a whole library as one file', () => {
  it('brings every game of every kind into another browser', async () => {
    const library = await full();
    expect((await library.load()).map(({ kind }) => kind).sort()).toEqual(['local', 'local', 'online', 'record']);
    const elsewhere = libraryOver();
    const taken = await takeIn(elsewhere, parsed(await writeLibrary(library, NO_NOTES)));
    expect(taken).toMatchObject({ taken: 4, known: 0, left: 0 });
    expect(await bodies(elsewhere)).toEqual(await bodies(library));
    const [id] = [...(await bodies(library)).entries()].find(([, body]) => JSON.stringify(body).includes('save')) ?? [];
    expect((await gamesOf(elsewhere).open(id)).kind).toBe('open');
  });

  it('brings nothing twice, and puts a game that has gone on beside its older self', async () => {
    const library = await full();
    const text = await writeLibrary(library, NO_NOTES);
    expect(await takeIn(library, parsed(text))).toMatchObject({ taken: 0, known: 4, left: 0 });
    const games = gamesOf(library);
    const opening = await games.open(undefined);
    if (opening.kind !== 'open') throw new Error('no game');
    playOut(opening.open.game, 'on', 3);
    await opening.open.keeper.keep(opening.open.game.referee);
    expect(await takeIn(library, parsed(text))).toMatchObject({ taken: 1, known: 3, left: 0 });
    expect(await library.load()).toHaveLength(5);
    expect(await takeIn(library, parsed(text))).toMatchObject({ taken: 0, known: 4, left: 0 });
    expect(await library.load()).toHaveLength(5);
  });

  it('takes in what can be read of a damaged file, and says what cannot', async () => {
    const document = JSON.parse(await writeLibrary(await full(), NO_NOTES));
    document.games[1].summary.turn = 'many';
    document.games[2].body = { format: 'other' };
    const read = readLibrary(document);
    if (!read.ok) throw new Error('it is a library');
    expect(read.value.games).toHaveLength(2);
    expect(read.value.broken).toHaveLength(2);
    expect(read.value.broken[0]?.reason).toMatch(/^games\[1\]\.summary\.turn: .*"many"/);
    expect(read.value.broken[1]?.reason).toMatch(/^games\[2\]\.body\./);
  });

  it('is told from a foreign file, which says what was expected', () => {
    expect(readLibrary({ format: 'nunatak-library/9', games: [] })).toEqual({
      ok: false,
      reason: { field: 'format', found: '"nunatak-library/9"', expected: `"${LIBRARY_FORMAT}"` },
    });
    expect(readLibrary({ format: 'nunatak-library/1', games: [] }).ok).toBe(true);
    expect(readLibrary({ format: LIBRARY_FORMAT })).toMatchObject({ ok: false, reason: { field: 'games' } });
    expect(readImport('{"format":"nunatak-library/9"}', '')).toMatchObject({ ok: false, reason: { field: 'format' } });
    expect(readImport('[1,2]', '')).toMatchObject({ ok: false });
  });

  it('leaves out what there is no room for, and loses nothing that lay there', async () => {
    const store = memoryStore();
    const library = await full(store);
    const before = await bodies(library);
    const small = libraryOver({ ...store, write: () => Promise.reject(new StoreFull('full')) });
    const more = parsed(await writeLibrary(await full(), NO_NOTES));
    expect(await takeIn(small, more)).toMatchObject({ taken: 0, left: 2 });
    expect(await bodies(library)).toEqual(before);
  });
});

describe('a damaged library', () => {
  it('lists what can be read, names what cannot, and hands it out as it lies there', async () => {
    const store = memoryStore();
    const library = await full(store);
    const [first] = await library.load();
    if (first === undefined) throw new Error('nothing is kept');
    const kept = await library.readRaw(first.id);
    const damaged = { ...first, revision: first.revision + 1, blocks: 'torn' };
    await store.write({ summary: damaged, body: kept?.body });
    expect(await library.load()).toHaveLength(3);
    expect(library.damaged.get()).toEqual([first.id]);
    expect(await library.readRaw(first.id)).toMatchObject({ summary: damaged, body: kept?.body });
    expect(JSON.parse(await writeLibrary(library, NO_NOTES)).games).toHaveLength(4);
    expect((await gamesOf(library).open(first.id)).kind).toBe('broken');
  });
});

describe('an edited library file', () => {
  const [, game] = thousandGames();
  if (game === undefined) throw new Error('a game is needed');

  /** What is read of one finished game whose summary somebody has changed. */
  function readEdited(change: Partial<Kept['summary']>) {
    const games = [{ ...game, summary: { ...game.summary, ...change } }];
    const read = readLibrary({ format: LIBRARY_FORMAT, games });
    if (!read.ok) throw new Error('the library should be read');
    return { ...read.value, summary: read.value.games[0]?.summary, before: game.summary };
  }

  it('never lists a finished game as waiting, or one under way as won', () => {
    const { summary, before } = readEdited({ yourTurn: true, over: false, turn: 3, winners: [0, 7, -1] });
    expect(summary).toMatchObject({ over: true, yourTurn: false, turn: before.turn, winners: [0] });
    expect(readEdited({}).summary).toEqual(before);
  });

  it('is refused where points or seats are not those of its players, with what was expected', () => {
    expect(readEdited({ points: [1] }).broken).toEqual([
      { reason: 'games[0].summary.points: found 1, expected a list of 3' },
    ]);
    expect(readEdited({ seats: [] }).broken).toEqual([
      { reason: 'games[0].summary.seats: found 0, expected a list of 3' },
    ]);
  });
});

describe('an online game', () => {
  it('lies in the library as it stood last, and with its record once it is over', async () => {
    const library = libraryOver();
    await written(library, played('match', 12));
    expect((await library.load())[0]).toMatchObject({ id: MATCH, kind: 'online', over: false });
    const game = played('match');
    await written(library, game, game.referee.record());
    const [summary] = await library.load();
    expect(summary).toMatchObject({ id: MATCH, over: true, yourTurn: false });
    expect(summary?.winners.length).toBeGreaterThan(0);
    const body = (await library.readRaw(MATCH))?.body;
    expect(body).toEqual({ format: 'nunatak-online/1', record: game.referee.record() });
  });

  it('keeps the day when it ended, however often it is looked at again', async () => {
    const library = libraryOver();
    const game = played('match');
    await written(library, game, game.referee.record());
    const [ended] = await library.load();
    if (ended === undefined) throw new Error('the match should be stored');
    const day = ended.changed - 86_400_000;
    await library.write({
      summary: { ...ended, revision: ended.revision + 1, changed: day },
      body: (await library.readRaw(MATCH))?.body,
    });
    await written(library, played('match'), game.referee.record());
    expect(await library.changedAt(MATCH)).toBe(day);
    expect(await library.changedAt('nosuchgame')).toBeUndefined();
  });

  it('is no game of this screen: the table does not open it', async () => {
    const library = libraryOver();
    await written(library, played('match', 12));
    expect(await gamesOf(library).open(MATCH)).toEqual({ kind: 'missing' });
  });

  it('gives way to another window that lists the same match', async () => {
    const store = memoryStore();
    const [here, there] = [libraryOver(store), libraryOver(store)];
    await Promise.all([written(here, played('match', 12)), written(there, played('match', 14))]);
    expect(await here.load()).toHaveLength(1);
  });
});

describe('a thousand games', () => {
  it('are listed, and one of them is opened, without the others being read', async () => {
    const store = await browserStore('thousand');
    for (const kept of thousandGames()) await store.write(kept);
    let read = 0;
    const library = libraryOver({
      ...store,
      read: (id) => {
        read++;
        return store.read(id);
      },
    });
    const list = await library.load();
    expect(list).toHaveLength(1000);
    expect((await gamesOf(library).open(list[500]?.id)).kind).toBe('open');
    expect(read).toBe(1);
  });
});
