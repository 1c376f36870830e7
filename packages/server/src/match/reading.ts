import { type Log, shortId } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import { Refused } from '../refused.ts';
import type { Store, StoredMatch, StoredStep } from '../store/store.ts';
import type { World } from '../world.ts';
import { fetchEdition } from './editions.ts';
import {
  BrokenLog,
  backAfter,
  backIn,
  type Line,
  type Made,
  makeAction,
  type Replay,
  Replaying,
  readEntry,
} from './log.ts';
import { fromStored, type Match } from './match.ts';
import { provingLike } from './proof.ts';
import { isProved } from './snapshots.ts';

/** A replay of so many steps takes about three milliseconds. */
const STEPS_PER_SLICE = 60;

/** Why a match is set aside that an operator has closed. */
export const CLOSED = 'closed by the operator';

export interface ReaderOptions {
  readonly store: Store;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly world: World;
  /** Called for a match that cannot be read. */
  readonly onBroken: (id: string) => void;
}

/** Reads matches out of the store: what lies there of one is a snapshot now and then, and its whole log. */
export class MatchReader {
  readonly #options: ReaderOptions;

  constructor(options: ReaderOptions) {
    this.#options = options;
  }

  /** A match at its last step, without a look at its log where the snapshot is of that step. */
  async read(stored: StoredMatch): Promise<Match> {
    const match = await this.#open(stored);
    return match.status === 'open' || (match.state !== undefined && match.snapshotSeq === match.seq)
      ? match
      : await this.#led(match);
  }

  /** A match at its last step, once it is sure that its log leads there. One that cannot be read is set aside. */
  checked(stored: StoredMatch): Promise<Match> {
    return this.#readable(stored.id, async () => {
      const match = await this.#open(stored);
      return match.status === 'open' ? match : await this.#led(match);
    });
  }

  /** A match as it is stored now, from what was known of it, and all that was made since. */
  since(old: Match, stored: StoredMatch): Promise<{ readonly match: Match; readonly made: readonly Made[] }> {
    return this.#readable(old.id, async () => {
      const header = await this.#open(stored);
      const made = await this.#madeSince(old, header);
      const known = made.at(-1) ?? old;
      if (known.state === undefined) return { match: await this.read(stored), made };
      const { state, line } = known;
      const proof = made.at(-1)?.stored.hash ?? old.proof;
      return { match: { ...header, state, line, proof, back: backAfter(old, made) }, made };
    });
  }

  /** Plays the whole log again, and lets others have their turn on the way. Refused if any hash differs. */
  async replay(match: Match): Promise<Replay> {
    const { store, world } = this.#options;
    const log = await store.steps(match.id, 0);
    return await this.#readable(match.id, async () => {
      const replaying = new Replaying(match);
      for (let start = 0; start < log.length; start += STEPS_PER_SLICE) {
        if (start > 0) await world.nextTurn();
        for (const stored of log.slice(start, start + STEPS_PER_SLICE)) replaying.play(stored);
      }
      return replaying;
    });
  }

  async #open(stored: StoredMatch): Promise<Match> {
    if (stored.quarantine === CLOSED) throw new Refused('closed', 'The host of this server has closed this room');
    if (stored.quarantine !== undefined) throw setAside();
    await fetchEdition(this.#options.store, stored.edition);
    return fromStored(stored);
  }

  /** Where the log leads from the snapshot of a match; if that does not fit, or is not read any more, the log is right. */
  async #led(match: Match): Promise<Match> {
    const { state, snapshotSeq: from } = match;
    if (state === undefined || from === undefined) return await this.#rebuilt(match);
    const log = (await this.#options.store.steps(match.id, Math.max(from, 1) - 1)).filter(
      ({ seq }) => seq <= match.seq,
    );
    const made = madeFrom(match, from, log);
    if (made === undefined) {
      this.#options.log.error('snapshot differs from the log: rebuilt by replay', { match: match.id, seq: from });
      return await this.#rebuilt(match);
    }
    const proof = log.at(-1)?.hash;
    const last = made.at(-1);
    if (last === undefined) return { ...match, proof };
    return { ...match, state: last.state, line: last.line, proof, back: backAfter(match, made) };
  }

  async #rebuilt(match: Match): Promise<Match> {
    const replay = await this.replay(match);
    const { line, state } = replay.positions[replay.positions.length - 1];
    const proof = replay.made.at(-1)?.stored.hash;
    return { ...match, state, line, proof, back: backIn(replay, line), snapshotSeq: undefined };
  }

  async #madeSince(old: Match, match: Match): Promise<readonly Made[]> {
    if (match.seq <= old.seq) return [];
    const log = await this.#options.store.steps(match.id, old.seq);
    const made: Made[] = [];
    let last: Line | undefined = old.state === undefined ? undefined : { state: old.state, line: old.line };
    let { proof } = old;
    for (const stored of log.filter(({ seq }) => seq <= match.seq)) {
      const { action, ...entry } = readEntry(stored);
      if (last === undefined || action.type === 'undo')
        return (await this.replay(match)).made.slice(old.seq, match.seq);
      const step = makeAction(last, { ...entry, action }, provingLike(stored, proof));
      if (step.stored.hash !== stored.hash)
        throw new BrokenLog(`Match ${shortId(match.id)}: step ${stored.seq} differs`);
      made.push(step);
      last = step;
      proof = stored.hash;
    }
    return made;
  }

  /** Reads something of a match; one that cannot be read is set aside, told to the host, and keeps nobody else up. */
  async #readable<Value>(id: string, work: () => Promise<Value>): Promise<Value> {
    const { store, log, metrics, onBroken } = this.#options;
    try {
      return await work();
    } catch (error) {
      if (error instanceof Refused && error.body.code !== 'malformed') throw error;
      log.error('a match cannot be read and is set aside', { match: id, error });
      metrics.quarantined.add(1);
      onBroken(id);
      await store.quarantine(id, error instanceof Error ? `${error.name}: ${error.message}` : String(error));
      throw setAside(error);
    }
  }
}

/** What a log makes of a match from the step of its snapshot on; undefined if it does not lead from there. */
function madeFrom({ state, line }: Match, from: number, log: readonly StoredStep[]): Made[] | undefined {
  if (state === undefined) return undefined;
  if (!isProved(state, log, from)) return undefined;
  const made: Made[] = [];
  let last: Line = { state, line };
  let proof = log.find(({ seq }) => seq === from)?.hash;
  for (const stored of log.filter(({ seq }) => seq > from)) {
    const { action, ...entry } = readEntry(stored);
    if (action.type === 'undo') return undefined;
    const step = makeAction(last, { ...entry, action }, provingLike(stored, proof));
    if (step.stored.hash !== stored.hash) return undefined;
    made.push(step);
    last = step;
    proof = stored.hash;
  }
  return made;
}

function setAside(cause?: unknown): Refused {
  return new Refused('quarantined', 'This match cannot be read; the host of the server has been told', {}, cause);
}
