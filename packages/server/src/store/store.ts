import type { MadeBy, MatchStatus, PushSubscription } from '@nunatak/protocol';
import type { StandingReads, StandingWrites } from './standings.ts';

/** A match as it lies in a database. Its documents are JSON texts that only packages/server/src/match reads. */
export interface StoredMatch {
  readonly id: string;
  /** Goes up with every commit; a commit names the one it started from. */
  readonly revision: number;
  readonly status: MatchStatus;
  readonly seq: number;
  readonly players: number;
  readonly listed: boolean;
  /** The names at the table in lower case, to search in. */
  readonly names: string;
  readonly seed: string;
  readonly salt: string;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly finishedAt: number | undefined;
  /** When the server itself has something to do for this match. */
  readonly dueAt: number | undefined;
  readonly game: string;
  readonly room: string;
  readonly clock: string | undefined;
  readonly snapshot: string | undefined;
  /** The hash of the edition that the match was dealt with; a room that has not started has none yet. */
  readonly edition: string | undefined;
  /** Why the match cannot be read, where that was found out; it is left alone then. */
  readonly quarantine: string | undefined;
}

/** An edition as it is kept: once, for all matches that were dealt with it. */
export interface StoredEdition {
  readonly hash: string;
  /** JSON. */
  readonly document: string;
}

/** A process, and how the others reach it. */
export interface Peer {
  readonly node: string;
  readonly address: string;
  /** Whoever has it may ask this process for what it owns. */
  readonly key: string;
}

/** A match with who owns it. */
export interface Claim {
  readonly match: StoredMatch;
  /** Goes up with every new owner; a commit names the one it was made in. */
  readonly epoch: number;
  /** A process that lives; whatever others want of the match, it has to be asked. */
  readonly owner: Peer | undefined;
}

/** A match that cannot be read. */
export interface Quarantined {
  readonly id: string;
  readonly reason: string;
  readonly updatedAt: number;
}

/** One line of a match's log: an action, or an undo. */
export interface StoredStep {
  readonly seq: number;
  readonly seat: number;
  readonly by: MadeBy;
  readonly at: number;
  /** JSON. */
  readonly action: string;
  /** The proof of the step, made with all that lies hidden: never sent to anyone during a game. */
  readonly hash: string;
  readonly actionId: string | undefined;
}

/** What another device becomes the same browser by. */
export interface BrowserLink {
  /** Of the code that was given away. */
  readonly hash: string;
  /** The browser's token, which nobody can read without the code. */
  readonly sealed: string;
  readonly expiresAt: number;
}

export interface SeatToken {
  readonly hash: string;
  readonly seat: number;
}

/** What one commit writes: all of it or nothing. Documents that are left out stay as they are, and so does what is found by them. */
export interface Change {
  readonly id: string;
  /** The revision the change was made from; if the match has moved on since, nothing is written. */
  readonly from: number;
  /** The epoch of whoever makes it; if the match has another owner since, nothing is written. */
  readonly epoch: number;
  readonly status: MatchStatus;
  readonly seq: number;
  readonly listed: boolean;
  readonly players: number | undefined;
  readonly names: string | undefined;
  readonly updatedAt: number;
  readonly finishedAt: number | undefined;
  readonly dueAt: number | undefined;
  readonly game?: string | undefined;
  readonly room?: string | undefined;
  readonly clock?: string | undefined;
  readonly snapshot?: string | undefined;
  readonly edition?: StoredEdition | undefined;
  readonly steps: readonly StoredStep[];
  readonly newTokens?: readonly SeatToken[] | undefined;
  /** Seats that somebody has lost: their tokens, device links, subscriptions and entries in histories end. */
  readonly freedSeats?: readonly number[] | undefined;
}

export interface StoredChat {
  readonly n: number;
  readonly seat: number | undefined;
  readonly name: string;
  readonly text: string;
  readonly at: number;
}

/** A line of chat as a client sends it; with `mark` it can be sent again without being kept twice. */
export interface NewChat extends Omit<StoredChat, 'n'> {
  readonly mark?: string | undefined;
}

/** How far a match has come: enough to notice that something was missed. */
export interface Head {
  readonly revision: number;
  readonly epoch: number;
  /** The number of its last line of chat; 0 if there is none. */
  readonly chat: number;
}

/** How far a match is known to have come. */
export interface KnownHead extends Head {
  readonly id: string;
}

/** A match that the server has to look at, and when it has to act: later, where that was put off since it was noted. */
export interface DueMatch {
  readonly id: string;
  readonly dueAt: number;
}

export interface BrowserSeat {
  /** The hash of the browser's token. */
  readonly browser: string;
  readonly seat: number;
}

export interface MatchSeat {
  readonly matchId: string;
  readonly seat: number;
}

export interface HistoryFilter {
  readonly text: string;
  readonly status?: MatchStatus | undefined;
  readonly players?: number | undefined;
  /** Only what comes after this match, last changed at this moment; without an id, only what was changed before it. */
  readonly before?: { readonly updatedAt: number; readonly id?: string } | undefined;
  readonly limit: number;
}

/** Rooms and games that have not changed since these moments are left out. */
export interface LobbySince {
  readonly open: number;
  readonly playing: number;
}

/** A match in the lobby, without its game. */
export type ListedMatch = Pick<StoredMatch, 'id' | 'status' | 'players' | 'createdAt' | 'updatedAt' | 'room'>;

/** Where the last page ended. */
export interface LobbyBefore {
  readonly createdAt: number;
  readonly id: string;
}

export interface HistoryEntry {
  readonly match: StoredMatch;
  readonly seat: number;
}

/** What a ban keeps out: an address, as rates count them, or a browser, known by the hash of its token. */
export const BAN_KINDS = ['address', 'browser'] as const;
export type BanKind = (typeof BAN_KINDS)[number];

export interface Ban {
  readonly kind: BanKind;
  readonly subject: string;
  readonly until: number;
  readonly reason: string;
}

/** What one player says about another: the last lines of chat as JSON, and the browser that the other sat at. */
export interface StoredReport {
  readonly matchId: string;
  readonly by: number;
  readonly about: number;
  readonly browser: string | undefined;
  readonly at: number;
  readonly document: string;
}

export interface RoomFilter {
  /** An id, or a part of a name. */
  readonly text?: string | undefined;
  readonly status?: MatchStatus | undefined;
  readonly limit: number;
}

/** A room as an operator sees it. */
export type ListedRoom = Pick<StoredMatch, 'id' | 'status' | 'players' | 'names' | 'seq' | 'updatedAt' | 'quarantine'>;

/** A match without its people, or without the one on a seat, who is gone from its chat as well. */
export interface Forgotten {
  readonly id: string;
  /** The revision it was made from. */
  readonly from: number;
  readonly room: string;
  readonly names: string;
  readonly seat?: number;
  readonly listed: boolean;
  /** Whether somebody has to play for the seat now. */
  readonly isDue: boolean;
  readonly at: number;
}

/** What a store can tell. */
export interface Reads extends StandingReads {
  /** Whether the database answers. */
  ping(): Promise<void>;
  load(id: string): Promise<StoredMatch | undefined>;
  /** The document of an edition that some match was dealt with. */
  edition(hash: string): Promise<string | undefined>;
  /** Matches that cannot be read, those that were found last first. */
  quarantined(limit: number): Promise<Quarantined[]>;
  /** The log after a sequence number, in order. */
  steps(id: string, after: number): Promise<StoredStep[]>;
  /** The step that an action id was accepted as, looked for after a sequence number. */
  findAction(id: string, after: number, actionId: string): Promise<Pick<StoredStep, 'seq' | 'action'> | undefined>;
  tokens(id: string): Promise<SeatToken[]>;
  chat(id: string, after: number, limit: number): Promise<StoredChat[]>;
  /** The browsers that sit in a match, with their seats. */
  browsers(id: string): Promise<BrowserSeat[]>;
  history(browser: string, filter: HistoryFilter): Promise<HistoryEntry[]>;
  /** Listed rooms and games that have changed since a moment of their own, newest first. */
  lobby(limit: number, since: LobbySince, before?: LobbyBefore): Promise<ListedMatch[]>;
  subscriptions(id: string, seat: number): Promise<PushSubscription[]>;
  /** Matches to look at, those that have waited longest first. What is due later than now has to be put off, or it is told again. */
  due(now: number, limit: number): Promise<DueMatch[]>;
  /** The next moment to look, after one. */
  nextDue(after: number): Promise<number | undefined>;
  rooms(filter: RoomFilter): Promise<ListedRoom[]>;
  /** Bans that have not ended. */
  bans(now: number): Promise<Ban[]>;
  /** What was reported, the latest first. */
  reports(limit: number): Promise<StoredReport[]>;
  /** The matches that a browser sits in. */
  seatsOf(browser: string): Promise<MatchSeat[]>;
  /** Matches that ended before a moment and whose people are still known. */
  forgettable(before: number, limit: number): Promise<string[]>;
  /** Whether anything may lie there that this process has not been told of; told once, so whoever hears it has to look. */
  mayHaveNews(): Promise<boolean>;
  /** How far a match has come. */
  head(id: string): Promise<Head | undefined>;
  /** Those of some matches that have not come just so far as is known, with how far they have; undefined for one that is gone. */
  headsUnlike(known: readonly KnownHead[]): Promise<Map<string, Head | undefined>>;
}

/** What a store can be made to keep. Whatever one of these promises has resolved for is on the disk. */
export interface Writes extends StandingWrites {
  /** Brings the schema up to date. Safe to call from several processes at once. */
  migrate(): Promise<void>;
  create(match: StoredMatch, tokens: readonly SeatToken[]): Promise<void>;
  /** Says that a process lives, by the database's own clock, for so long; resolves to all that do. */
  beat(peer: Peer, milliseconds: number): Promise<string[]>;
  /** Says that a process is gone: what it owns is anybody's. */
  retire(node: string): Promise<void>;
  /** Makes a process the owner of a match, unless another one is that lives; tells who is, and the match as it is then. */
  claim(id: string, by: Peer): Promise<Claim | undefined>;
  /** Ends the ownership of a process that has no use for a match any more. */
  cede(id: string, node: string): Promise<void>;
  /** Writes a change in one transaction; false if somebody else has changed or owned the match since. */
  commit(change: Change): Promise<boolean>;
  /** Has a match looked at when something is due for it, and not before. */
  putOff(id: string): Promise<void>;
  /** Deletes a match with all that belongs to it; false if there is none. */
  remove(id: string): Promise<boolean>;
  /** Sets a match aside that cannot be read: nothing is due for it any more, and no list shows it. */
  quarantine(id: string, reason: string): Promise<void>;
  /** Lets a match be read again; what is due for it shows then. False if it was not set aside. */
  release(id: string, now: number): Promise<boolean>;
  addToken(id: string, token: SeatToken): Promise<void>;
  /** Keeps the hash of a one-time code. */
  addBrowserLink(link: BrowserLink): Promise<void>;
  /** Uses up a link to a browser, once; undefined for one that has expired or that nobody knows. */
  takeBrowserLink(hash: string, now: number): Promise<string | undefined>;
  addLink(id: string, link: SeatToken, expiresAt: number): Promise<void>;
  dropLink(id: string, hash: string): Promise<void>;
  /**
   * Uses a one-time code up for a token of its seat, which it tells; undefined if it is unknown, used or expired, and
   * 'tooMany' if its seat has so many tokens already.
   */
  claimLink(id: string, hash: string, token: string, now: number): Promise<number | 'tooMany' | undefined>;
  /** Adds a line of chat; one with the mark of an earlier line of the match adds nothing and gives that line. */
  addChat(id: string, line: NewChat): Promise<StoredChat>;
  /** Notes that a browser, known by the hash of its token, sits in a match. */
  remember(browser: string, id: string, seat: number, at: number): Promise<void>;
  addSubscription(id: string, seat: number, subscription: PushSubscription): Promise<void>;
  dropSubscription(endpoint: string): Promise<void>;
  /** Keeps something out until a moment; one that is kept out already until that moment. */
  ban(ban: Ban): Promise<void>;
  /** Lifts a ban; false if there is none. */
  unban(kind: BanKind, subject: string): Promise<boolean>;
  report(report: StoredReport): Promise<void>;
  /** Forgets the people of a match, or the one on a seat with all that they hold; false if it has moved on since. */
  forget(forgotten: Forgotten): Promise<boolean>;
  /** Forgets rooms that were never started and have not changed since a moment, links that have expired, dead processes. */
  sweep(before: number, now: number): Promise<number>;
}

/** Where matches live. One contract, two engines; test/store holds both to it. */
export interface Store extends Reads, Writes {
  readonly kind: 'sqlite' | 'postgres';
  close(): Promise<void>;
}
