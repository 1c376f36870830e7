import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Action, legalActions, nextInt, seedRng } from '@nunatak/engine';
import { Settings } from '@nunatak/protocol';
import * as v from 'valibot';
import { HouseBots } from '../../src/bots/bots.ts';
import { SILENT } from '../../src/log.ts';
import type { Committed } from '../../src/match/change.ts';
import { Duties } from '../../src/match/duties.ts';
import { deciderOf, type Match } from '../../src/match/match.ts';
import { Matches } from '../../src/match/matches.ts';
import { Play } from '../../src/match/play.ts';
import { Rooms } from '../../src/match/rooms.ts';
import { Metrics } from '../../src/metrics.ts';
import { SqliteStore } from '../../src/store/sqliteStore.ts';
import { REAL_WORLD } from '../../src/world.ts';
import { newId } from './client.ts';

/** Matches without sockets, on a real store, with a clock that stands still until it is told to go on. */
export class House {
  readonly store: SqliteStore;
  readonly bots = new HouseBots({ threads: 1, onFailure: () => undefined });
  readonly matches: Matches;
  readonly play: Play;
  readonly duties: Duties;
  readonly rooms: Rooms;
  readonly told: Committed[] = [];
  now = 1_800_000_000_000;
  readonly #folder: string;
  #deals = 0;

  static async open(): Promise<House> {
    const house = new House();
    await house.store.migrate();
    return house;
  }

  private constructor() {
    this.#folder = mkdtempSync(path.join(tmpdir(), 'nunatak-house-'));
    this.store = new SqliteStore(path.join(this.#folder, 'nunatak.sqlite'));
    const world = { ...REAL_WORLD, now: () => this.now };
    this.matches = new Matches({ store: this.store, log: SILENT, metrics: new Metrics(), world });
    this.matches.onCommitted((committed) => this.told.push(committed));
    const { bots } = this;
    this.play = new Play(this.matches);
    this.duties = new Duties(this.matches, this.play, bots);
    // The same deals in every run, so that a test which fails fails again.
    this.rooms = new Rooms(this.matches, bots, () => ({ seed: `deal ${++this.#deals}`, salt: 'salt' }));
  }

  async close(): Promise<void> {
    this.bots.close();
    await this.store.close();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  /** A started match with people on every seat but the last ones, which bots have. */
  async start(players: 1 | 2 | 3 | 4, settings: object = {}, bots: string[] = []): Promise<string> {
    const { matchId } = await this.rooms.create({
      name: 'Ada',
      settings: v.parse(Settings, { game: { players }, ...settings }),
      bots: [],
    });
    for (let seat = 1; seat < players - bots.length; seat++) await this.rooms.sit(matchId, { name: `Guest ${seat}` });
    for (const [i, bot] of bots.entries()) {
      await this.rooms.arrangeSeat(matchId, 0, players - bots.length + i, bot);
    }
    await this.rooms.start(matchId, 0, undefined);
    return matchId;
  }

  load(id: string): Promise<Match> {
    return this.matches.load(id);
  }

  async decider(id: string): Promise<number> {
    const seat = deciderOf(await this.load(id));
    if (seat === undefined) throw new Error('nobody decides');
    return seat;
  }

  async legal(id: string): Promise<Action[]> {
    const { state } = await this.load(id);
    return state === undefined ? [] : legalActions(state.view);
  }

  /** Submits for whoever decides: a given action, or a random legal one. */
  async decide(id: string, action?: Action, actionId = newId()): Promise<number> {
    const { seq } = await this.load(id);
    const legal = await this.legal(id);
    const chosen = action ?? legal[nextInt(seedRng(`decide ${seq}`), legal.length)];
    const seat = await this.decider(id);
    return (await this.play.submit(id, { seat, seq, by: 'seat', actionId, action: chosen })).seq;
  }

  /** Plays at random until something holds. */
  async playUntil(id: string, isIt: (match: Match) => boolean, limit = 500): Promise<Match> {
    for (let i = 0; i < limit; i++) {
      const match = await this.load(id);
      if (isIt(match)) return match;
      await this.decide(id);
    }
    throw new Error('It never came to that');
  }
}
