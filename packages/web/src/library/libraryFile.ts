import { describe, fnv1a64, type Problem, type Result } from '@nunatak/engine';
import type { NotesFile } from '../notes/notesFile.ts';
import { isObject } from '../session/storage.ts';
import { readBody } from './bodies.ts';
import { type Kept, readKept, type Summary } from './kept.ts';
import type { Library } from './library.ts';

/** The first had games alone. */
const OLD_FORMAT = 'nunatak-library/1';
export const LIBRARY_FORMAT = 'nunatak-library/2';

/** A game or a note of a file that cannot be read: the others are taken in all the same. */
export interface Broken {
  /** Its place in the file, and what is wrong there. */
  readonly reason: string;
}

/** A whole library as it came in a file. */
export interface LibraryFile {
  readonly games: readonly Kept[];
  readonly broken: readonly Broken[];
}

/** What became of the games of a file. */
export interface TakenIn {
  readonly taken: number;
  /** They lay there already, the same. */
  readonly known: number;
  /** There was no room for them. */
  readonly left: number;
  /** Where those that are here now lie, by the id that they have in the file. */
  readonly places: ReadonlyMap<string, string>;
}

/** Whether a document says that it is a library. */
export function isLibrary(document: unknown): boolean {
  return isObject(document) && typeof document.format === 'string' && document.format.startsWith('nunatak-library/');
}

/** Every game of a library and all notes as one text; what cannot be read goes along as it lies there. */
export async function writeLibrary(library: Library, notes: NotesFile): Promise<string> {
  const summaries = await library.load();
  const games = await Promise.all(summaries.map(({ id }) => library.readRaw(id)));
  const damaged = await Promise.all(library.damaged.get().map((id) => library.readRaw(id)));
  const all = [...games, ...damaged].map((game) => ({ summary: game?.summary, body: game?.body }));
  return JSON.stringify({ format: LIBRARY_FORMAT, games: all, notes });
}

/** Reads the games of a library from a document; a foreign file is a problem of the whole. */
export function readLibrary(document: unknown): Result<LibraryFile, Problem> {
  const said = isObject(document) ? document : {};
  if (said.format !== LIBRARY_FORMAT && said.format !== OLD_FORMAT) {
    return { ok: false, reason: { field: 'format', found: describe(said.format), expected: `"${LIBRARY_FORMAT}"` } };
  }
  if (!Array.isArray(said.games)) {
    return { ok: false, reason: { field: 'games', found: describe(said.games), expected: 'a list' } };
  }
  const games: Kept[] = [];
  const broken: Broken[] = [];
  said.games.forEach((one: unknown, at) => {
    const read = readGame(one);
    if (read.ok) games.push(read.value);
    else broken.push({ reason: `games[${at}].${read.reason}` });
  });
  return { ok: true, value: { games, broken } };
}

function readGame(document: unknown): ReturnType<typeof readKept> {
  const kept = readKept(document);
  if (!kept.ok) return kept;
  const { summary } = kept.value;
  const body = readBody(summary.kind, kept.value.body);
  if (!body.ok) return { ok: false, reason: `body.${body.reason}` };
  for (const field of ['points', 'seats'] as const) {
    const { length } = summary[field];
    const isWrong = field === 'points' ? length !== summary.players : length < summary.players;
    if (isWrong)
      return { ok: false, reason: `summary.${field}: found ${length}, expected a list of ${summary.players}` };
  }
  return { ok: true, value: { ...kept.value, summary: agreed(summary, kept.value.body) } };
}

/** A summary that says nothing else than its game, whatever somebody has written into the file. */
function agreed(summary: Summary, body: unknown): Summary {
  const said = summary.kind === 'local' && isObject(body) ? body : {};
  const over = typeof said.over === 'boolean' ? said.over : summary.over;
  const turn = typeof said.turn === 'number' ? said.turn : summary.turn;
  const winners = over ? summary.winners.filter((seat) => seat >= 0 && seat < summary.players) : [];
  return { ...summary, over, turn, winners, yourTurn: summary.yourTurn && !over };
}

/**
 * Where a game of a file belongs: at its own id, unless another game is stored there. Its copy beside that one has an id made
 * from the game, so that the same file never brings a second copy.
 */
async function placeFor(library: Library, { summary, body }: Kept): Promise<string> {
  const stored = await library.readRaw(summary.id);
  // A match has one id everywhere, and the server knows it best.
  if (stored === undefined || summary.kind === 'online') return summary.id;
  const text = JSON.stringify(body);
  return JSON.stringify(stored.body) === text ? summary.id : fnv1a64(encodeURIComponent(text));
}

/** Puts games into a library. None takes the place of another: one that differs from what lies there lies beside it. */
export async function takeIn(library: Library, games: readonly Kept[]): Promise<TakenIn> {
  let [taken, known, left] = [0, 0, 0];
  const places = new Map<string, string>();
  for (const game of games) {
    const id = await placeFor(library, game);
    const lying = await library.readRaw(id);
    if (lying !== undefined) {
      known++;
      places.set(game.summary.id, id);
      continue;
    }
    const outcome = await library
      .write({ ...game, summary: { ...game.summary, id, revision: 1 } })
      .catch(() => 'full' as const);
    if (outcome === 'written') {
      taken++;
      places.set(game.summary.id, id);
    } else left++;
  }
  return { taken, known, left, places };
}
