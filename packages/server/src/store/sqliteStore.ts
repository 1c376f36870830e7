import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import type { DailyDeal, PushSubscription } from '@nunatak/protocol';
import { Kysely } from 'kysely';
import { sqliteDialect } from './sqliteDialect.ts';
import { checkSchema, openFile, takeLock } from './sqliteFile.ts';
import { moveOf } from './sqliteMoves.ts';
import { SqlReader } from './sqlReader.ts';
import type { RatedSeat, Rater, Skill, StoredEntry, StoredSkill } from './standings.ts';
import type {
  Ban,
  BanKind,
  BrowserLink,
  Change,
  Claim,
  Forgotten,
  Head,
  KnownHead,
  NewChat,
  Peer,
  SeatToken,
  Store,
  StoredChat,
  StoredMatch,
  StoredReport,
} from './store.ts';
import type { Tables } from './tables.ts';
import { WriterThread } from './writerThread.ts';

/** In the time that so many matches take a move may wait. */
const HEADS_AT_ONCE = 100;

/** One file, one process: nothing to install and nothing to set up. Most reads are at hand; writes have their own thread. */
export class SqliteStore extends SqlReader implements Store {
  readonly kind = 'sqlite';
  protected readonly db: Kysely<Tables>;
  readonly #writer: WriterThread;
  readonly #databases: readonly DatabaseSync[];

  /** Opens or makes the file. Throws OtherSchema if another version made it, StoreInUse while another process has it. */
  constructor(file: string, onBatch: (changes: number) => void = () => undefined) {
    super();
    mkdirSync(path.dirname(file), { recursive: true });
    checkSchema(file);
    const lock = takeLock(`${file}.lock`);
    const reading = openFile(file);
    this.#databases = [reading, lock];
    this.db = new Kysely<Tables>({ dialect: sqliteDialect(reading) });
    this.#writer = new WriterThread(file, onBatch);
  }

  override async mayHaveNews(): Promise<boolean> {
    return this.#writer.doubt.take(await this.#writer.call('foreignWrites'));
  }

  /**
   * The thread that writes has their pages at hand; whoever reads here would have to fetch anew what was written since, while
   * everybody waits. In parts: a move waits for one of them at most.
   */
  override async headsUnlike(known: readonly KnownHead[]): Promise<Map<string, Head | undefined>> {
    const heads = new Map<string, Head | undefined>();
    for (let start = 0; start < known.length; start += HEADS_AT_ONCE) {
      const part = await this.#writer.call('headsUnlike', known.slice(start, start + HEADS_AT_ONCE));
      for (const [id, head] of part) heads.set(id, head);
    }
    return heads;
  }

  migrate(): Promise<void> {
    return this.#writer.call('migrate');
  }

  create(match: StoredMatch, tokens: readonly SeatToken[]): Promise<void> {
    return this.#writer.call('create', match, tokens);
  }

  commit(change: Change): Promise<boolean> {
    const move = moveOf(change);
    return move === undefined ? this.#writer.call('commit', change) : this.#writer.call('move', move);
  }

  putOff(id: string): Promise<void> {
    return this.#writer.call('putOff', id);
  }

  beat(peer: Peer, milliseconds: number): Promise<string[]> {
    return this.#writer.call('beat', peer, milliseconds);
  }

  retire(node: string): Promise<void> {
    return this.#writer.call('retire', node);
  }

  claim(id: string, by: Peer): Promise<Claim | undefined> {
    return this.#writer.call('claim', id, by);
  }

  cede(id: string, node: string): Promise<void> {
    return this.#writer.call('cede', id, node);
  }

  remove(id: string): Promise<boolean> {
    return this.#writer.call('remove', id);
  }

  quarantine(id: string, reason: string): Promise<void> {
    return this.#writer.call('quarantine', id, reason);
  }

  release(id: string, now: number): Promise<boolean> {
    return this.#writer.call('release', id, now);
  }

  addToken(id: string, token: SeatToken): Promise<void> {
    return this.#writer.call('addToken', id, token);
  }

  addBrowserLink(link: BrowserLink): Promise<void> {
    return this.#writer.call('addBrowserLink', link);
  }

  takeBrowserLink(hash: string, now: number): Promise<string | undefined> {
    return this.#writer.call('takeBrowserLink', hash, now);
  }

  addLink(id: string, link: SeatToken, expiresAt: number): Promise<void> {
    return this.#writer.call('addLink', id, link, expiresAt);
  }

  dropLink(id: string, hash: string): Promise<void> {
    return this.#writer.call('dropLink', id, hash);
  }

  claimLink(id: string, hash: string, token: string, now: number): Promise<number | 'tooMany' | undefined> {
    return this.#writer.call('claimLink', id, hash, token, now);
  }

  addChat(id: string, line: NewChat): Promise<StoredChat> {
    return this.#writer.call('addChat', id, line);
  }

  remember(browser: string, id: string, seat: number, at: number): Promise<void> {
    return this.#writer.call('remember', browser, id, seat, at);
  }

  addSubscription(id: string, seat: number, subscription: PushSubscription): Promise<void> {
    return this.#writer.call('addSubscription', id, seat, subscription);
  }

  dropSubscription(endpoint: string): Promise<void> {
    return this.#writer.call('dropSubscription', endpoint);
  }

  ban(ban: Ban): Promise<void> {
    return this.#writer.call('ban', ban);
  }

  unban(kind: BanKind, subject: string): Promise<boolean> {
    return this.#writer.call('unban', kind, subject);
  }

  report(report: StoredReport): Promise<void> {
    return this.#writer.call('report', report);
  }

  forget(forgotten: Forgotten): Promise<boolean> {
    return this.#writer.call('forget', forgotten);
  }

  handIn(entry: StoredEntry): Promise<boolean> {
    return this.#writer.call('handIn', entry);
  }

  withdraw(browser: string, deal?: DailyDeal): Promise<number> {
    return this.#writer.call('withdraw', browser, deal);
  }

  dropBoards(before: string): Promise<number> {
    return this.#writer.call('dropBoards', before);
  }

  keepRater(rater: Rater): Promise<void> {
    return this.#writer.call('keepRater', rater);
  }

  dropRater(browser: string): Promise<boolean> {
    return this.#writer.call('dropRater', browser);
  }

  rate(seats: readonly RatedSeat[], before: readonly Skill[]): Promise<'rated' | 'known' | 'moved'> {
    return this.#writer.call('rate', seats, before);
  }

  keepLuck(matchId: string, luck: readonly number[]): Promise<void> {
    return this.#writer.call('keepLuck', matchId, luck);
  }

  rewriteRated(seats: readonly RatedSeat[]): Promise<void> {
    return this.#writer.call('rewriteRated', seats);
  }

  replaceSkills(skills: readonly StoredSkill[], seats: number): Promise<boolean> {
    return this.#writer.call('replaceSkills', skills, seats);
  }

  createTournament(id: string, document: string, at: number): Promise<void> {
    return this.#writer.call('createTournament', id, document, at);
  }

  changeTournament(id: string, from: number, document: string, at: number): Promise<boolean> {
    return this.#writer.call('changeTournament', id, from, document, at);
  }

  rememberTournament(browser: string, id: string): Promise<void> {
    return this.#writer.call('rememberTournament', browser, id);
  }

  forgetTournament(browser: string, id: string): Promise<void> {
    return this.#writer.call('forgetTournament', browser, id);
  }

  dropTournaments(before: number): Promise<number> {
    return this.#writer.call('dropTournaments', before);
  }

  sweep(before: number, now: number): Promise<number> {
    return this.#writer.call('sweep', before, now);
  }

  async close(): Promise<void> {
    await this.#writer.close();
    await this.db.destroy();
    for (const database of this.#databases) database.close();
  }
}
