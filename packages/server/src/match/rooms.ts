import { ASK_ALWAYS, type CreateMatch, type Seated, type Settings, type TakeSeat } from '@nunatak/protocol';
import type { Bots } from '../bots/bots.ts';
import { Refused } from '../refused.ts';
import { hashToken, newDeal, newToken } from '../secrets.ts';
import { startClock } from './clock.ts';
import { toStored } from './editions.ts';
import { factsFor, mustBePlain, toOpen } from './facts.ts';
import { initialState, type Match, type Room, type SeatState } from './match.ts';
import type { Matches } from './matches.ts';
import { openMatch } from './newMatch.ts';
import { handOver } from './play.ts';
import { openRematch } from './rematch.ts';
import { aPerson, foldedName, OPEN_SEAT, ordersFor, seatOf, withNewOwner, withPresentHost } from './seats.ts';
import { withClock } from './turns.ts';
import { marksOf, mustBeWelcome, turnOut, type Visitor } from './visitors.ts';

/** Who sits where and what is to be played, before the game and after it. */
export class Rooms {
  readonly #matches: Matches;
  readonly #bots: Bots;
  readonly #newDeal: () => ReturnType<typeof newDeal>;

  constructor(matches: Matches, bots: Bots, makeDeal = () => newDeal(matches.world)) {
    this.#matches = matches;
    this.#bots = bots;
    this.#newDeal = makeDeal;
  }

  /** Opens a room with its maker on seat 0 and bots on the seats after it. */
  async create({ name, settings, bots }: CreateMatch, visitor: Visitor = {}): Promise<Seated> {
    const { game, ...rest } = this.#checked(settings);
    if (bots.length >= game.players) throw new Refused('roomFull', `There are only ${game.players} seats`);
    const orders = ordersFor(settings.clock);
    const deal = this.#newDeal();
    const seats = Array.from({ length: game.players }, (_, seat): SeatState => {
      if (seat === 0) return { ...aPerson(name, orders), marks: marksOf(deal.salt, visitor) };
      const bot = bots[seat - 1];
      return bot === undefined ? OPEN_SEAT : this.#aBot(bot);
    });
    const token = newToken(this.#matches.world);
    const room: Room = { host: 0, settings: rest, seats };
    const tokens = [{ seat: 0, hash: hashToken(token) }];
    const matchId = await openMatch(this.#matches, deal, room, game, tokens);
    await this.#remember(visitor.browser, matchId, 0);
    return { matchId, seat: 0, token };
  }

  /** Takes an open seat under a name. */
  async sit(id: string, { name, seat }: TakeSeat, visitor: Visitor = {}): Promise<Seated> {
    const token = newToken(this.#matches.world);
    const taken = await this.#matches.change(id, 'visitors', (match) => {
      mustBeOpen(match);
      const { seats, settings } = match.room;
      const marks = marksOf(match.salt, visitor);
      mustBeWelcome(match, marks);
      const place = seat ?? seats.findIndex(({ kind }) => kind === 'open');
      if (place === -1) throw new Refused('roomFull', 'Every seat is taken');
      if (seats[place]?.kind !== 'open') throw new Refused('seatTaken', `Seat ${place} is not open`);
      if (seats.some((other) => other.name !== undefined && foldedName(other.name) === foldedName(name))) {
        throw new Refused('nameTaken', `Somebody at the table is already called ${name}`);
      }
      const sat = withNewOwner(match, place, { ...aPerson(name, ordersFor(settings.clock)), marks });
      return {
        value: place,
        next: { ...sat, room: withPresentHost(sat.room) },
        newTokens: [{ hash: hashToken(token), seat: place }],
      };
    });
    await this.#remember(visitor.browser, id, taken);
    return { matchId: id, seat: taken, token };
  }

  /** The seat that a token proves. */
  seatOf(id: string, token: string): Promise<number> {
    return seatOf(this.#matches.store, id, token, this.#matches.certain(id)?.tokens);
  }

  /** Changes what is to be played. Seats beyond the new number of players must be empty. */
  changeSettings(id: string, seat: number, settings: Settings): Promise<void> {
    const { game, ...rest } = this.#checked(settings);
    return this.#matches.change(id, seat, (match) => {
      mustBeOpen(match);
      mustBeHost(match, seat);
      const { seats } = match.room;
      if (seats.slice(game.players).some(({ kind }) => kind === 'person')) {
        throw new Refused('seatTaken', `Somebody sits on a seat that ${game.players} players would not have`);
      }
      const orders = ordersFor(settings.clock);
      const fresh = Array.from({ length: game.players }, (_, i): SeatState => {
        const place = seats[i] ?? { ...OPEN_SEAT, generation: match.revision + 1 };
        return rest.clock.kind === match.room.settings.clock.kind ? place : { ...place, orders };
      });
      const isSame = JSON.stringify(game) === JSON.stringify(match.game);
      const room: Room = { ...match.room, settings: rest, seats: fresh };
      return { value: undefined, next: { ...match, room, game: isSame ? match.game : game } };
    });
  }

  setWebhook(id: string, seat: number, url: string | undefined): Promise<void> {
    return this.#matches.change(id, seat, (match) => {
      mustBeHost(match, seat);
      const { webhook: _, ...kept } = match.room;
      return { value: undefined, next: { ...match, room: url === undefined ? kept : { ...kept, webhook: url } } };
    });
  }

  /** Lets spectators write, or stops it: unlike the other settings, at any time. */
  allowSpectatorChat(id: string, seat: number, allowed: boolean): Promise<void> {
    return this.#matches.change(id, seat, (match) => {
      mustBeHost(match, seat);
      const { room } = match;
      const settings = { ...room.settings, spectatorChat: allowed };
      return { value: undefined, next: { ...match, room: { ...room, settings } } };
    });
  }

  /** The host opens a seat again or gives it to a bot. A person who sat there loses it. */
  arrangeSeat(id: string, by: number, seat: number, bot: string | undefined): Promise<void> {
    const place = bot === undefined ? OPEN_SEAT : this.#aBot(bot);
    return this.#matches.change(id, by, (match) => {
      mustBeOpen(match);
      mustBeHost(match, by);
      if (seat === by || match.room.seats[seat] === undefined) {
        throw new Refused('seatTaken', `Seat ${seat} cannot be given away`);
      }
      const room = turnOut(match.room, match.room.seats[seat]);
      return { value: undefined, next: withNewOwner({ ...match, room }, seat, place), freedSeats: [seat] };
    });
  }

  /** Deals. Seats still open are filled with a bot, if one is named. */
  start(id: string, by: number, fill: string | undefined): Promise<void> {
    const filler = fill === undefined ? undefined : this.#aBot(fill);
    return this.#matches.change(id, by, (match, now) => {
      mustBeOpen(match);
      mustBeHost(match, by);
      const { room, game } = match;
      if (filler === undefined && room.seats.some(({ kind }) => kind === 'open')) {
        throw new Refused('seatsOpen', 'Some seats are still open: wait for players or fill them with bots');
      }
      const seats = room.seats.map((place) => (place.kind === 'open' ? { ...place, ...filler } : place));
      const state = initialState(match);
      const started: Match = {
        ...match,
        status: 'playing',
        state,
        room: { ...room, seats },
        clock: startClock(room.settings.clock, game.players),
      };
      // From now on no correction of an edition changes this game.
      const edition = toStored(state.view.facts.config.edition);
      return { value: undefined, next: withClock(started, now), edition };
    });
  }

  /** Leaves for good: before the game the seat is open again, during it a bot plays on. */
  quit(id: string, seat: number): Promise<void> {
    return this.#matches.change(id, seat, (match, now) => {
      if (match.status === 'finished') return { value: undefined };
      const isPlaying = match.status === 'playing';
      const left = isPlaying ? handOver(match, seat, now) : withNewOwner(match, seat, OPEN_SEAT);
      const next = { ...left, room: withPresentHost(left.room) };
      return { value: undefined, next, ...(isPlaying ? {} : { freedSeats: [seat] }) };
    });
  }

  /** Opens the next match of the same table, with whoever asks as its host if the old one has left. */
  rematch(id: string, by: number, isHostHere = true): Promise<string> {
    return openRematch(this.#matches, id, { by, isHostHere, newDeal: this.#newDeal });
  }

  async #remember(browser: string | undefined, id: string, seat: number): Promise<void> {
    if (browser === undefined) return;
    await this.#matches.store.remember(hashToken(browser), id, seat, this.#matches.now());
  }

  #checked(settings: Settings): Settings {
    const game = toOpen(settings.game);
    mustBePlain(game, factsFor(game));
    this.#aBot(settings.substitute);
    return { ...settings, game };
  }

  #aBot(bot: string): SeatState {
    if (!this.#bots.knows(bot)) {
      throw new Refused('unknownBot', `There is no bot ${bot}: expected one of ${this.#bots.names.join(', ')}`);
    }
    return { kind: 'bot', bot, botPlays: false, orders: ASK_ALWAYS, muted: [] };
  }
}

function mustBeOpen({ status }: Match): void {
  if (status !== 'open') throw new Refused('notOpen', 'The game has started already');
}

function mustBeHost({ room }: Match, seat: number): void {
  if (room.host !== seat) throw new Refused('notHost', `Only the host, seat ${room.host}, may do this`);
}
