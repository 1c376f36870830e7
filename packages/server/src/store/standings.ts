import type { Rules } from '@nunatak/engine';
import type { DailyDeal, DailyKind } from '@nunatak/protocol';

/** A game of the deal of a day that somebody has handed in and that was played again. */
export interface StoredEntry {
  /** The hash of the browser's token. */
  readonly browser: string;
  readonly day: string;
  readonly kind: DailyKind;
  readonly name: string;
  readonly points: number;
  readonly rules: Rules;
  readonly path: string;
  /** The hash of the last position. */
  readonly hash: string;
  readonly at: number;
}

export interface BoardEntry extends StoredEntry {
  /** How many have more points, and one. */
  readonly rank: number;
}

export interface Board {
  readonly entries: readonly BoardEntry[];
  /** How many games there are in all. */
  readonly count: number;
}

/** Somebody who has asked to be rated. */
export interface Rater {
  /** The hash of the browser's token. */
  readonly browser: string;
  readonly name: string;
  readonly since: number;
}

/** How strong somebody is at tables of one size, and after how many games that is known. */
export interface Skill {
  readonly mu: number;
  readonly sigma: number;
  readonly games: number;
}

export interface StoredSkill extends Skill {
  readonly browser: string;
  readonly players: number;
  /** What lists go by. */
  readonly ordinal: number;
}

/** By how many points somebody was ahead of the mean of the others, and what of that was luck. */
export interface Margin {
  readonly points: number;
  readonly luck: number;
}

export interface SkillList {
  readonly people: readonly (StoredSkill & {
    readonly name: string;
    readonly rank: number;
    /** The mean over the matches whose luck is known; undefined where that is none. */
    readonly margin: Margin | undefined;
  })[];
  readonly count: number;
}

/** What a match did to the rating of one at its table; the browser of whoever has left the ratings is not known. */
export interface RatedSeat {
  readonly matchId: string;
  readonly seat: number;
  readonly browser: string | undefined;
  readonly players: number;
  readonly place: number;
  readonly muBefore: number;
  readonly sigmaBefore: number;
  readonly mu: number;
  readonly sigma: number;
  readonly at: number;
  /** By how many points it was ahead of the mean of the others. */
  readonly ahead: number;
  /** What of that was luck; not known until it is measured. */
  readonly luck: number | undefined;
}

/** A tournament as it lies in a database: a JSON text that only packages/server/src/tournament reads. */
export interface StoredTournament {
  /** Goes up with every change; a change names the one it started from. */
  readonly revision: number;
  readonly document: string;
}

/** What a store can tell of how people compare. */
export interface StandingReads {
  /** The best of a deal of a day, and behind them one's own where it is not among them. */
  board(deal: DailyDeal, limit: number, browser?: string): Promise<Board>;
  /** All that a browser has handed in. */
  entriesOf(browser: string): Promise<StoredEntry[]>;
  /** Those of some browsers who have asked to be rated, whoever asked first before the others. */
  raters(browsers: readonly string[]): Promise<Rater[]>;
  /** How strong some are at tables of so many; those without a game there are left out. */
  skills(browsers: readonly string[], players: number): Promise<StoredSkill[]>;
  /** The best at tables of so many, and behind them one's own where it is not among them. */
  bestSkills(players: number, limit: number, browser?: string): Promise<SkillList>;
  /** What the last matches of a browser did to its rating, the latest first. */
  ratedOf(browser: string, players: number, limit: number): Promise<RatedSeat[]>;
  /** The seats of rated matches in the order in which these ended, after one of them. */
  ratedAfter(after: Pick<RatedSeat, 'at' | 'matchId' | 'seat'> | undefined, limit: number): Promise<RatedSeat[]>;
  /** Matches that ended since a moment with somebody who asks to be rated, and that were not rated. */
  unrated(since: number, limit: number): Promise<string[]>;
  /** Rated matches that ended since a moment and whose luck is not known. */
  unmeasured(since: number, limit: number): Promise<string[]>;
  tournament(id: string): Promise<StoredTournament | undefined>;
  /** The tournaments that a browser takes part in. */
  tournamentsOf(browser: string): Promise<string[]>;
}

/** What a store can be made to keep of it. */
export interface StandingWrites {
  /** Keeps a game that was handed in; false if the browser has handed in one of this deal before. */
  handIn(entry: StoredEntry): Promise<boolean>;
  /** Drops what a browser has handed in for a deal, or for every one; resolves to how many it were. */
  withdraw(browser: string, deal?: DailyDeal): Promise<number>;
  /** Drops the boards of all days before one. */
  dropBoards(before: string): Promise<number>;
  /** Notes that somebody asks to be rated, or their new name. */
  keepRater(rater: Rater): Promise<void>;
  /** Takes somebody out of the ratings; false if they were not in them. What their matches did to others stays. */
  dropRater(browser: string): Promise<boolean>;
  /**
   * Writes what a match did to the ratings at its table, all of it or nothing: nothing if that was done (`known`), or if
   * one of them is not as `before` any more (`moved`).
   */
  rate(seats: readonly RatedSeat[], before: readonly Skill[]): Promise<'rated' | 'known' | 'moved'>;
  /** Keeps what of each seat's margin in a rated match was luck. */
  keepLuck(matchId: string, luck: readonly number[]): Promise<void>;
  /** Writes anew what rated matches did, all but their luck. */
  rewriteRated(seats: readonly RatedSeat[]): Promise<void>;
  /** Puts ratings in the place of all there are; false if there are not so many seats of rated matches. */
  replaceSkills(skills: readonly StoredSkill[], seats: number): Promise<boolean>;
  createTournament(id: string, document: string, at: number): Promise<void>;
  /** Replaces the document of a tournament; false if somebody else has done so since. */
  changeTournament(id: string, from: number, document: string, at: number): Promise<boolean>;
  /** Notes that a browser takes part in a tournament. */
  rememberTournament(browser: string, id: string): Promise<void>;
  forgetTournament(browser: string, id: string): Promise<void>;
  /** Deletes tournaments in which nothing has happened since a moment. */
  dropTournaments(before: number): Promise<number>;
}
