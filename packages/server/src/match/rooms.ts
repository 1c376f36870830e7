import {
  ASK_ALWAYS,
  type Clock,
  type CreateMatch,
  type DeviceLink,
  LIMITS,
  NEVER_WAIT,
  type Seated,
  type Settings,
  type StandingOrders,
  type TakeSeat,
} from '@nunatak/protocol';
import type { Bots } from '../bots/bots.ts';
import { Refused } from '../refused.ts';
import { hashToken, newDeal, newMatchId, newToken, sameHash } from '../secrets.ts';
import { startClock } from './clock.ts';
import { factsFor } from './facts.ts';
import { initialState, type Match, type Room, type SeatState } from './match.ts';
import type { Matches } from './matches.ts';
import { handOver, withSeat } from './play.ts';
import { withClock } from './turns.ts';

const LINK_LIFETIME_MS = 10 * 60 * 1000;

/** Who sits where and what is to be played, before the game and after it. */
export class Rooms {
  readonly #matches: Matches;
  readonly #bots: Bots;
  readonly #newDeal: typeof newDeal;

  constructor(matches: Matches, bots: Bots, makeDeal = newDeal) {
    this.#matches = matches;
    this.#bots = bots;
    this.#newDeal = makeDeal;
  }

  /** Opens a room with its maker on seat 0 and bots on the seats after it. */
  async create({ name, settings, bots }: CreateMatch, browser?: string): Promise<Seated> {
    this.#checkSettings(settings);
    const { game, ...rest } = settings;
    if (bots.length >= game.players) throw new Refused('roomFull', `There are only ${game.players} seats`);
    const orders = ordersFor(settings.clock);
    const seats = Array.from({ length: game.players }, (_, seat): SeatState => {
      if (seat === 0) return aPerson(name, orders);
      const bot = bots[seat - 1];
      return bot === undefined ? OPEN_SEAT : this.#aBot(bot);
    });
    return await this.#open({ host: 0, settings: rest, seats }, game, [{ seat: 0, token: newToken() }], browser);
  }

  /** Takes an open seat under a name. */
  async sit(id: string, { name, seat }: TakeSeat, browser?: string): Promise<Seated> {
    const token = newToken();
    const taken = await this.#matches.change(id, (match) => {
      mustBeOpen(match);
      const { seats, settings } = match.room;
      const place = seat ?? seats.findIndex(({ kind }) => kind === 'open');
      if (place === -1) throw new Refused('roomFull', 'Every seat is taken');
      if (seats[place]?.kind !== 'open') throw new Refused('seatTaken', `Seat ${place} is not open`);
      const folded = name.toLowerCase();
      if (seats.some((other) => other.name?.toLowerCase() === folded)) {
        throw new Refused('nameTaken', `Somebody at the table is already called ${name}`);
      }
      return {
        value: place,
        next: withSeat(match, place, aPerson(name, ordersFor(settings.clock))),
        newTokens: [{ hash: hashToken(token), seat: place }],
      };
    });
    await this.#remember(browser, id, taken);
    return { matchId: id, seat: taken, token };
  }

  /** The seat that a token proves. Every token of the match is compared, in constant time, so that timing tells nothing. */
  async seatOf(id: string, token: string): Promise<number> {
    const hash = hashToken(token);
    let found: number | undefined;
    for (const known of await this.#matches.store.tokens(id)) if (sameHash(known.hash, hash)) found = known.seat;
    if (found === undefined) throw new Refused('wrongToken', 'This token does not belong to a seat of the match');
    return found;
  }

  /** A code with which another device of the same person may take the seat too: once, and soon. */
  async linkDevice(id: string, seat: number): Promise<DeviceLink> {
    const devices = (await this.#matches.store.tokens(id)).filter((token) => token.seat === seat);
    if (devices.length >= LIMITS.devicesPerSeat) {
      throw new Refused('tooMany', `A seat may have ${LIMITS.devicesPerSeat} devices`);
    }
    const code = newToken();
    const expiresAt = this.#matches.now() + LINK_LIFETIME_MS;
    await this.#matches.store.addLink(id, { hash: hashToken(code), seat }, expiresAt);
    return { code, expiresAt };
  }

  async claimDevice(id: string, code: string, browser?: string): Promise<Seated> {
    const seat = await this.#matches.store.takeLink(id, hashToken(code), this.#matches.now());
    if (seat === undefined) throw new Refused('linkExpired', 'This link was used already, or is too old');
    const token = newToken();
    await this.#matches.store.addToken(id, { hash: hashToken(token), seat });
    await this.#remember(browser, id, seat);
    return { matchId: id, seat, token };
  }

  /** Changes what is to be played. Seats beyond the new number of players must be empty. */
  changeSettings(id: string, seat: number, settings: Settings): Promise<void> {
    this.#checkSettings(settings);
    return this.#matches.change(id, (match) => {
      mustBeOpen(match);
      mustBeHost(match, seat);
      const { game, ...rest } = settings;
      const { seats } = match.room;
      if (seats.slice(game.players).some(({ kind }) => kind === 'person')) {
        throw new Refused('seatTaken', `Somebody sits on a seat that ${game.players} players would not have`);
      }
      const orders = ordersFor(settings.clock);
      const fresh = Array.from({ length: game.players }, (_, i): SeatState => {
        const place = seats[i] ?? OPEN_SEAT;
        return rest.clock.kind === match.room.settings.clock.kind ? place : { ...place, orders };
      });
      const isSame = JSON.stringify(game) === JSON.stringify(match.game);
      const room: Room = { ...match.room, settings: rest, seats: fresh };
      return { value: undefined, next: { ...match, room, game: isSame ? match.game : game } };
    });
  }

  setWebhook(id: string, seat: number, url: string | undefined): Promise<void> {
    return this.#matches.change(id, (match) => {
      mustBeHost(match, seat);
      const { webhook: _, ...kept } = match.room;
      return { value: undefined, next: { ...match, room: url === undefined ? kept : { ...kept, webhook: url } } };
    });
  }

  /** The host opens a seat again or gives it to a bot. A person who sat there loses it. */
  arrangeSeat(id: string, by: number, seat: number, bot: string | undefined): Promise<void> {
    const place = bot === undefined ? OPEN_SEAT : this.#aBot(bot);
    return this.#matches.change(id, (match) => {
      mustBeOpen(match);
      mustBeHost(match, by);
      if (seat === by || match.room.seats[seat] === undefined) {
        throw new Refused('seatTaken', `Seat ${seat} cannot be given away`);
      }
      return { value: undefined, next: withSeat(match, seat, place), freedSeats: [seat] };
    });
  }

  /** Deals. Seats still open are filled with a bot, if one is named. */
  start(id: string, by: number, fill: string | undefined): Promise<void> {
    const filler = fill === undefined ? undefined : this.#aBot(fill);
    return this.#matches.change(id, (match, now) => {
      mustBeOpen(match);
      mustBeHost(match, by);
      const { room, game } = match;
      if (filler === undefined && room.seats.some(({ kind }) => kind === 'open')) {
        throw new Refused('seatsOpen', 'Some seats are still open: wait for players or fill them with bots');
      }
      const seats = room.seats.map((place) => (place.kind === 'open' ? (filler ?? place) : place));
      const state = initialState(match);
      if (state.view.phase === 'reshuffle') {
        throw new Refused('internal', 'This edition cannot be dealt so that a card may be taken at once');
      }
      const clock = startClock(room.settings.clock, game.players);
      const started: Match = {
        ...match,
        status: 'playing',
        state,
        room: { ...room, seats, ...(clock === undefined ? {} : { clock }) },
      };
      return { value: undefined, next: withClock(started, now) };
    });
  }

  /** Leaves for good: before the game the seat is open again, during it a bot plays on. */
  quit(id: string, seat: number): Promise<void> {
    return this.#matches.change(id, (match, now) => {
      if (match.status === 'playing') return { value: undefined, next: handOver(match, seat, now) };
      if (match.status === 'finished') return { value: undefined };
      const left = withSeat(match, seat, OPEN_SEAT);
      const heir = left.room.seats.findIndex(({ kind }) => kind === 'person');
      const host = left.room.host === seat && heir !== -1 ? heir : left.room.host;
      return { value: undefined, next: { ...left, room: { ...left.room, host } }, freedSeats: [seat] };
    });
  }

  /**
   * Opens the next match of the same table, each seat moved on by one so that somebody else begins.
   * The tokens of the old match work there too; whoever asks second gets the same match.
   */
  async rematch(id: string): Promise<string> {
    const { store, now } = this.#matches;
    let opened: string | undefined;
    const rematch = await this.#matches.change(id, async (match) => {
      if (match.status !== 'finished') throw new Refused('notFinished', 'The game is not over yet');
      if (match.room.rematch !== undefined) return { value: match.room.rematch };
      opened = await this.#openAgain(match);
      return { value: opened, next: { ...match, room: { ...match.room, rematch: opened } } };
    });
    if (rematch !== opened) return rematch;
    const { seats } = (await this.#matches.load(id)).room;
    for (const { browser, seat } of await store.browsers(id)) {
      await store.remember(browser, rematch, movedOn(seat, seats.length), now());
    }
    return rematch;
  }

  async #openAgain({ id, game, room: { seats, settings, host } }: Match): Promise<string> {
    const moved = seats.map((_, seat): SeatState => {
      const { staged: __, ...place } = seats[(seat + 1) % seats.length];
      return { ...place, botPlays: false };
    });
    const tokens = (await this.#matches.store.tokens(id)).map(({ hash, seat }) => ({
      hash,
      seat: movedOn(seat, seats.length),
    }));
    const room: Room = { host: movedOn(host, seats.length), settings, seats: moved };
    return (await this.#open(room, game, tokens)).matchId;
  }

  async #open(
    room: Room,
    game: Match['game'],
    tokens: readonly { readonly seat: number; readonly token?: string; readonly hash?: string }[],
    browser?: string,
  ): Promise<Seated> {
    const id = newMatchId();
    const now = this.#matches.now();
    await this.#matches.store.create(
      {
        id,
        revision: 0,
        status: 'open',
        seq: 0,
        players: game.players,
        listed: room.settings.listed,
        names: room.seats.flatMap(({ name }) => (name === undefined ? [] : [name.toLowerCase()])).join(' '),
        ...this.#newDeal(),
        createdAt: now,
        updatedAt: now,
        finishedAt: undefined,
        dueAt: undefined,
        game: JSON.stringify(game),
        room: JSON.stringify(room),
        snapshot: undefined,
      },
      tokens.map(({ seat, token, hash }) => ({ seat, hash: hash ?? hashToken(token ?? newToken()) })),
    );
    await this.#remember(browser, id, 0);
    return { matchId: id, seat: 0, token: tokens[0]?.token ?? '' };
  }

  async #remember(browser: string | undefined, id: string, seat: number): Promise<void> {
    if (browser === undefined) return;
    await this.#matches.store.remember(hashToken(browser), id, seat, this.#matches.now());
  }

  #checkSettings({ game, substitute }: Settings): void {
    factsFor(game);
    this.#aBot(substitute);
  }

  #aBot(bot: string): SeatState {
    if (!this.#bots.names.includes(bot)) {
      throw new Refused('unknownBot', `There is no bot ${bot}: expected one of ${this.#bots.names.join(', ')}`);
    }
    return { kind: 'bot', bot, botPlays: false, orders: ASK_ALWAYS, muted: [] };
  }
}

const OPEN_SEAT: SeatState = { kind: 'open', botPlays: false, orders: ASK_ALWAYS, muted: [] };

function aPerson(name: string, orders: StandingOrders): SeatState {
  return { kind: 'person', name, botPlays: false, orders, muted: [] };
}

/** A game of a turn a day does not stop for a reaction unless its owner wants it to. */
function ordersFor({ kind }: Clock): StandingOrders {
  return kind === 'perTurn' ? NEVER_WAIT : ASK_ALWAYS;
}

/** Where somebody sits in the next match. */
function movedOn(seat: number, players: number): number {
  return (seat - 1 + players) % players;
}

function mustBeOpen({ status }: Match): void {
  if (status !== 'open') throw new Refused('notOpen', 'The game has started already');
}

function mustBeHost({ room }: Match, seat: number): void {
  if (room.host !== seat) throw new Refused('notHost', `Only the host, seat ${room.host}, may do this`);
}
