import { nextFraction, nextInt, seedRng } from '@nunatak/engine';
import type { Seated } from '@nunatak/protocol';
import type { ServerProcess } from '../../test/support/process.ts';
import { Broken } from '../../test/support/siege/broken.ts';
import type { Release } from '../../test/support/siege/release.ts';
import { Survivor } from '../../test/support/siege/survivor.ts';
import { foundTable, type SiegeTable } from '../../test/support/siege/tables.ts';

const TICK_MS = 100;
/** To play on is to make so many moves at every table, or all that are left. */
const MOVES = 12;
const PATIENCE_MS = 90_000;
/** Whoever was refused so many times in a row loads the page anew: another release may know other addresses. */
const MOST_REFUSALS = 10;

/** A server, and the pages that it hands out. */
export interface Post {
  readonly server: ServerProcess;
  readonly release: Release;
}

/** Somebody at a table, in one page after the other. */
interface Person {
  readonly table: SiegeTable;
  readonly seated: Seated;
  page: Survivor;
  /** Where the page was last connected. */
  at: Post | undefined;
}

/** People at tables, who go to whichever process a proxy sends them. */
export class Crowd {
  readonly posts: Post[] = [];
  readonly ledger: SiegeTable[] = [];
  /** Pages that were told to reload, or were not let in any more. */
  reloads = 0;
  readonly #tables: number;
  readonly #rng;
  readonly #people: Person[] = [];
  #isFounding = true;
  #isOver = false;
  #founding: Promise<unknown> | undefined;

  constructor(tables: number, seed: string) {
    this.#tables = tables;
    this.#rng = seedRng(seed);
  }

  /** Half of all pages lose their connection, and come to whichever process. */
  stir(): void {
    for (const person of this.#people) if (nextFraction(this.#rng) < 0.5) person.at = undefined;
  }

  /** No more tables: those that are there are played to their end. */
  settle(): void {
    this.#isFounding = false;
  }

  end(): void {
    this.#isOver = true;
    for (const { page } of this.#people) page.close();
  }

  /** Until some moves are made at as many tables as there should be; once that is settled, until all are over. */
  async playOn(): Promise<{ readonly moves: number; readonly longest: number }> {
    const giveUp = Date.now() + PATIENCE_MS;
    const before = this.#moves;
    const goals = new Map<SiegeTable, number>();
    const last = new Map<SiegeTable, { readonly moves: number; readonly at: number }>();
    let longest = 0;
    for (;;) {
      const now = Date.now();
      const open = this.#openTables();
      for (const table of open) {
        const moves = movesOf(table);
        const known = last.get(table) ?? { moves, at: now };
        longest = Math.max(longest, now - known.at);
        last.set(table, known.moves === moves ? known : { moves, at: now });
        if (!goals.has(table)) goals.set(table, moves + MOVES);
      }
      const waiting = open.filter((table) => !this.#isFounding || movesOf(table) < (goals.get(table) ?? 0));
      if (waiting.length === 0 && goals.size >= (this.#isFounding ? this.#tables : 0)) break;
      if (now > giveUp)
        throw new Broken('goesOn', `play does not go on: ${waiting.map((one) => this.#tellOf(one)).join('; ')}`);
      await pause(TICK_MS / 2);
    }
    return { moves: this.#moves - before, longest };
  }

  /** Keeps everybody busy until it is over: tables are opened, the lost connect again, all talk. */
  async keepBusy(): Promise<void> {
    while (!this.#isOver) {
      const open = this.#openTables();
      if (this.#isFounding) this.#found(this.#tables - open.length);
      for (const table of open) {
        if (this.#peopleOf(table).length === 0) this.#seat(table);
        for (const person of this.#peopleOf(table)) this.#go(person);
      }
      await pause(TICK_MS);
    }
    await this.#founding;
  }

  get #moves(): number {
    return this.ledger.reduce((sum, table) => sum + movesOf(table), 0);
  }

  #peopleOf(table: SiegeTable): Person[] {
    return this.#people.filter((person) => person.table === table);
  }

  #openTables(): SiegeTable[] {
    return this.ledger.filter((table) => {
      const people = this.#peopleOf(table);
      return (
        table.isStarted && !(people.length > 0 && people.every(({ page }) => page.sync.room?.status === 'finished'))
      );
    });
  }

  #anywhere(): Post | undefined {
    return this.posts[nextInt(this.#rng, Math.max(1, this.posts.length))];
  }

  #found(count: number): void {
    const post = this.#anywhere();
    if (this.#founding !== undefined || post === undefined) return;
    const { server, release } = post;
    const founding = Array.from({ length: Math.max(0, count) }, () => foundTable(server.url, this.ledger, release));
    // A process that ends refuses some: what it has promised is in the ledger.
    this.#founding = Promise.allSettled(founding).finally(() => {
      this.#founding = undefined;
    });
  }

  #seat(table: SiegeTable): void {
    for (const [i, page] of table.survivors.entries())
      this.#people.push({ table, seated: table.seated[i], page, at: undefined });
  }

  /** Whoever is lost goes anywhere; whoever is told to reload, or gives up, gets the page of the process that they came to. */
  #go(person: Person): void {
    const { at, page, table, seated } = person;
    const isThere = at !== undefined && this.posts.includes(at);
    if (isThere && (page.isToReload || page.refusals > MOST_REFUSALS)) {
      this.reloads++;
      page.close();
      person.page = new Survivor(seated, at.release, page);
      table.survivors.push(person.page);
      person.page.connect(at.server.url);
    } else if (isThere && page.url !== '') {
      page.chatter();
    } else {
      person.at = this.#anywhere();
      if (person.at !== undefined) page.connect(person.at.server.url);
    }
  }

  #tellOf(table: SiegeTable): string {
    const pages = this.#peopleOf(table).map(({ page }) => page);
    const where = pages.map(
      ({ seat, release, sync }) => `seat ${seat} with protocol ${release.version} at step ${sync.seq}`,
    );
    return `${table.matchId} (${where.join(', ')})`;
  }
}

function movesOf({ survivors }: SiegeTable): number {
  return survivors.reduce((sum, { promises }) => sum + promises.actions.length, 0);
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
