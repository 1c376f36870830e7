import {
  ASK_ALWAYS,
  type CreateTournament,
  type ErrorCode,
  LIMITS,
  type Seated,
  type Tournament as TournamentView,
} from '@nunatak/protocol';
import { ownSeat } from '../match/devices.ts';
import { toOpen } from '../match/facts.ts';
import type { Room, SeatState } from '../match/match.ts';
import type { Matches } from '../match/matches.ts';
import { openMatch } from '../match/newMatch.ts';
import type { Rooms } from '../match/rooms.ts';
import { aPerson, foldedName, ordersFor } from '../match/seats.ts';
import { Elsewhere } from '../owners/elsewhere.ts';
import { Refused } from '../refused.ts';
import { hashToken, newDeal, newMatchId } from '../secrets.ts';
import { pairing } from './pairing.ts';
import { roundOf, statusOf, type Table, type Tournament } from './tournament.ts';
import { viewOf } from './view.ts';

const MOST_ATTEMPTS = 20;
/** Who fills up a table, and who plays for one whose time is up. */
const BOT = 'serac';
/** A table that the operator has deleted or closed is over, with nothing for anybody. */
const GONE: ReadonlySet<ErrorCode> = new Set(['unknownMatch', 'closed']);
/** One that was set aside may be mended: it is waited for. */
const UNREADABLE: ReadonlySet<ErrorCode> = new Set(['quarantined']);

/** A tournament with the revision it has in the store. */
interface Known {
  readonly id: string;
  readonly revision: number;
  readonly tournament: Tournament;
}

/** Swiss tournaments over duplicate deals: every table of a round plays the same deal. */
export class Tournaments {
  readonly #matches: Matches;
  readonly #rooms: Rooms;

  constructor(matches: Matches, rooms: Rooms) {
    this.#matches = matches;
    this.#rooms = rooms;
  }

  async create({ name, players, rounds, clock }: CreateTournament, token: string): Promise<TournamentView> {
    const id = newMatchId(this.#matches.world);
    const host = hashToken(token);
    const tournament: Tournament = { name, players, rounds, clock, host, people: [], tables: [] };
    await this.#matches.store.createTournament(id, JSON.stringify(tournament), this.#matches.now());
    return viewOf(id, tournament, host);
  }

  /** The tournament as it stands; what has ended at its tables is noted on the way. */
  async view(id: string, token: string | undefined): Promise<TournamentView> {
    const { tournament } = await this.#upToDate(id);
    return viewOf(id, tournament, token === undefined ? undefined : hashToken(token));
  }

  /** Takes part, from the next round on. */
  async enter(id: string, name: string, token: string): Promise<TournamentView> {
    const browser = hashToken(token);
    const { tournament } = await this.#change(id, (before) => {
      if (statusOf(before) === 'finished') throw new Refused('notOpen', 'The tournament is over');
      const known = before.people.findIndex((one) => one.browser === browser);
      const others = before.people.filter((_, person) => person !== known);
      if (others.some((one) => foldedName(one.name) === foldedName(name))) {
        throw new Refused('nameTaken', `Somebody in the tournament is already called ${name}`);
      }
      if (known === -1 && before.people.length >= LIMITS.tournamentPeople) {
        throw new Refused('tooMany', `A tournament has at most ${LIMITS.tournamentPeople} people`);
      }
      const entrant = { browser, name, left: false };
      const people = known === -1 ? [...before.people, entrant] : before.people.with(known, entrant);
      return { ...before, people };
    });
    await this.#matches.store.rememberTournament(browser, id);
    return viewOf(id, tournament, browser);
  }

  /** Gets no further table; the one under way is played on. */
  async leave(id: string, token: string): Promise<TournamentView> {
    const browser = hashToken(token);
    const { tournament } = await this.#change(id, (before) => ({
      ...before,
      people: before.people.map((one) => (one.browser === browser ? { ...one, left: true } : one)),
    }));
    return viewOf(id, tournament, browser);
  }

  /** The host has the next round begin: one deal for all its tables. */
  async beginRound(id: string, token: string): Promise<TournamentView> {
    const host = hashToken(token);
    const { tournament: before, revision } = await this.#upToDate(id);
    if (before.host !== host) throw new Refused('notHost', 'Only the host of the tournament may do this');
    if (statusOf(before) === 'playing') throw new Refused('notFinished', 'Some tables of this round are not over yet');
    if (statusOf(before) === 'finished') throw new Refused('notOpen', 'All rounds are over');
    if (before.people.filter(({ left }) => !left).length < 2) {
      throw new Refused('seatsOpen', 'A round needs two people or more');
    }
    const { seed } = newDeal(this.#matches.world);
    const round = roundOf(before) + 1;
    const tables: Table[] = [];
    for (const seats of pairing(before)) {
      tables.push({ round, seats, matchId: await this.#openTable(id, before, seats, seed) });
    }
    const next: Tournament = { ...before, tables: [...before.tables, ...tables] };
    if (!(await this.#write({ id, revision, tournament: next }))) {
      for (const { matchId } of tables) await this.#matches.store.remove(matchId);
      throw new Refused('stale', 'The tournament has changed meanwhile: look at it again');
    }
    for (const { matchId, seats } of tables) await this.#bringIn(next, matchId, seats);
    return viewOf(id, next, host);
  }

  /** Proves one's seat at the table of the round under way, on the device that asks. */
  async seat(id: string, token: string): Promise<Seated> {
    const browser = hashToken(token);
    const { tournament } = await this.#known(id);
    const { own } = viewOf(id, tournament, browser);
    if (own === undefined) throw new Refused('notSeated', 'You have no table in this round');
    const { matchId } = own;
    const table = tournament.tables.find((one) => one.matchId === matchId);
    await this.#bringIn(tournament, matchId, table?.seats ?? []);
    return await ownSeat(this.#matches, matchId, token);
  }

  /** A sealed table: nobody sees the deal elsewhere before all tables of the round are over. */
  #openTable(id: string, { people, players, clock }: Tournament, seats: Table['seats'], seed: string): Promise<string> {
    const places = seats.map(
      (person): SeatState =>
        person === undefined
          ? { kind: 'bot', bot: BOT, botPlays: false, orders: ASK_ALWAYS, muted: [] }
          : aPerson(people[person].name, ordersFor(clock)),
    );
    const host = seats.findIndex((person) => person !== undefined);
    const settings = { clock, listed: false, spectators: false, spectatorChat: false, substitute: BOT };
    const room: Room = { host, settings, seats: places, tournament: id, sealed: true };
    const deal = { seed, salt: newDeal(this.#matches.world).salt };
    const game = toOpen({ players, options: {} });
    return openMatch(this.#matches, deal, room, game, []);
  }

  /** Deals at a table, if that was not done yet, and lets those who sit there find it among their games. */
  async #bringIn({ people }: Tournament, matchId: string, seats: Table['seats']): Promise<void> {
    const { room, status } = await this.#matches.look(matchId);
    if (status !== 'open') return;
    for (const [seat, person] of seats.entries()) {
      const browser = person === undefined ? undefined : people[person]?.browser;
      if (browser !== undefined) await this.#matches.store.remember(browser, matchId, seat, this.#matches.now());
    }
    await this.#rooms.start(matchId, room.host, undefined).catch((error: unknown) => {
      // Whoever owns the table already has been asked for a seat at it, and deals.
      if (error instanceof Elsewhere || (error instanceof Refused && error.body.code === 'notOpen')) return;
      throw error;
    });
  }

  async #known(id: string): Promise<Known> {
    const stored = await this.#matches.store.tournament(id);
    if (stored === undefined) throw new Refused('unknownTournament', 'There is no such tournament');
    return { id, revision: stored.revision, tournament: JSON.parse(stored.document) };
  }

  /** Notes the points of tables that are over; with the last of them the round's deal may be seen. */
  async #upToDate(id: string): Promise<Known> {
    for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
      const known = await this.#known(id);
      const tables = await Promise.all(known.tournament.tables.map((table) => this.#withPoints(table)));
      const isNews = tables.some((table, i) => table !== known.tournament.tables[i]);
      const tournament = { ...known.tournament, tables };
      if (isNews && statusOf(tournament) !== 'playing') {
        for (const table of tables) if (table.round === roundOf(tournament)) await this.#unseal(table.matchId);
      }
      if (!isNews || (await this.#write({ ...known, tournament }))) {
        return { ...known, tournament, revision: known.revision + (isNews ? 1 : 0) };
      }
    }
    throw new Refused('unavailable', 'The tournament is too busy; try again');
  }

  async #withPoints(table: Table): Promise<Table> {
    if (table.points !== undefined) return table;
    try {
      const { status, state } = await this.#matches.look(table.matchId);
      if (status !== 'finished' || state === undefined) return table;
      return { ...table, points: state.view.points.slice(0, table.seats.length) };
    } catch (error) {
      if (isOneOf(error, GONE)) return { ...table, points: table.seats.map(() => 0) };
      if (isOneOf(error, UNREADABLE)) return table;
      throw error;
    }
  }

  async #unseal(matchId: string): Promise<void> {
    try {
      await this.#matches.amend(matchId, (match) => {
        const { sealed, ...room } = match.room;
        return sealed === undefined ? { value: undefined } : { value: undefined, next: { ...match, room } };
      });
    } catch (error) {
      // Nobody will see what was dealt there, and the others go on.
      if (!isOneOf(error, GONE) && !isOneOf(error, UNREADABLE)) throw error;
    }
  }

  async #change(id: string, decide: (before: Tournament) => Tournament): Promise<Known> {
    for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
      const known = await this.#known(id);
      const changed = { ...known, tournament: decide(known.tournament) };
      if (await this.#write(changed)) return changed;
    }
    throw new Refused('unavailable', 'The tournament is too busy; try again');
  }

  #write({ id, revision, tournament }: Known): Promise<boolean> {
    return this.#matches.store.changeTournament(id, revision, JSON.stringify(tournament), this.#matches.now());
  }
}

function isOneOf(error: unknown, codes: ReadonlySet<ErrorCode>): boolean {
  return error instanceof Refused && codes.has(error.body.code);
}
