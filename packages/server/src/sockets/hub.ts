import { isDeepStrictEqual } from 'node:util';
import {
  type ChatLine,
  type ErrorBody,
  type ErrorCode,
  LIMITS,
  type ServerMessage,
  type ServerMessageInput,
  type Step,
} from '@nunatak/protocol';
import type { Log } from '../log.ts';
import type { Committed } from '../match/change.ts';
import type { Made } from '../match/log.ts';
import type { Match, Room } from '../match/match.ts';
import type { Matches } from '../match/matches.ts';
import { namedStepOf, namedViewOf } from '../match/namedView.ts';
import { clockOf, type Presence, roomViewOf } from '../match/roomView.ts';
import { generationOf } from '../match/seats.ts';
import { Elsewhere } from '../owners/elsewhere.ts';
import { Refused } from '../refused.ts';
import type { StopTimer } from '../world.ts';
import { Attendance } from './attendance.ts';
import { type Connection, GOING_AWAY, type Membership } from './connection.ts';
import { tellNamed } from './tellNamed.ts';

/** Steps kept in memory for those who were away for a moment; up to twice as many, so that they need not go one by one. */
const RECENT_STEPS = 16;

/** Between two news of who is there, for each that is told: so the bytes a second are bounded, however many there are. */
const PRESENCE_GAP_MS = 10;
const USUAL_STEP_BYTES = 250;

interface Channel {
  readonly connections: Set<Connection>;
  /** The last steps in order, as JSON: a text is lighter to keep than what it says. */
  readonly recent: string[];
  head: number;
  /** The number of the last line of chat that everyone here has been handed. */
  chatHead: number;
  /** Bytes of the room as it was last told. */
  roomBytes: number;
  /** Those who have yet to hear who is there now. */
  readonly unaware: Set<Connection>;
  stopPresenceTimer: StopTimer | undefined;
  presenceToldAt: number;
  /** The seats when their owners were last looked at. */
  seats: Room['seats'];
}

/** Who watches the matches that this process owns. Tells them of what is committed, in order. */
export class Hub {
  readonly #matches: Matches;
  readonly #log: Log;
  readonly #channels = new Map<string, Channel>();
  readonly #attendance: Attendance;
  /** Whether the store may have something of what is watched here that nobody here knows of. */
  #isBehind = true;

  constructor(matches: Matches, log: Log) {
    this.#matches = matches;
    this.#log = log;
    this.#attendance = new Attendance({ world: matches.world, roomOf: (id) => matches.peek(id)?.room });
    matches.keepWatched((id) => this.#channels.has(id));
    matches.onCommitted((committed) => this.#committed(committed));
    matches.onLost((id) => this.#sendAway(id));
  }

  /** Matches with somebody connected here. */
  get watched(): number {
    return this.#channels.size;
  }

  /**
   * Takes a connection, which has seen the chat up to a line, into a match; refused, with nothing changed, where too
   * many are there already. Those who watch are counted apart from each seat: they keep no player out.
   */
  enter(match: Match, connection: Connection, membership: Membership, chatHead: number): void {
    const { id } = match;
    const channel = this.#channels.get(id) ?? {
      connections: new Set(),
      recent: [],
      head: match.seq,
      chatHead,
      roomBytes: 0,
      unaware: new Set(),
      stopPresenceTimer: undefined,
      presenceToldAt: 0,
      seats: match.room.seats,
    };
    this.#mustHaveRoom(id, channel, connection, membership);
    this.#channels.set(id, channel);
    channel.chatHead = Math.min(channel.chatHead, chatHead);
    connection.memberships.set(id, membership);
    channel.connections.add(connection);
    this.#presenceChanged(id, connection);
  }

  #mustHaveRoom(id: string, { connections }: Channel, connection: Connection, { seat }: Membership): void {
    const most = seat === undefined ? LIMITS.spectatorsPerMatch : LIMITS.connectionsPerSeat;
    let others = 0;
    for (const other of connections) {
      if (other !== connection && other.memberships.get(id)?.seat === seat) others++;
    }
    if (others < most) return;
    const what = seat === undefined ? `${most} people watch this match already` : `Your seat is open ${most} times`;
    throw new Refused('tooMany', `${what}; close another window or try again later`);
  }

  leave(id: string, connection: Connection): void {
    connection.memberships.delete(id);
    const channel = this.#channels.get(id);
    if (channel === undefined || !channel.connections.delete(connection)) return;
    channel.unaware.delete(connection);
    if (channel.connections.size > 0) {
      this.#presenceChanged(id);
      return;
    }
    this.#channels.delete(id);
    channel.stopPresenceTimer?.();
    this.#attendance.set(id, NOBODY);
    this.#matches.forget(id);
  }

  leaveAll(connection: Connection): void {
    for (const id of [...connection.memberships.keys()]) this.leave(id, connection);
  }

  presence(id: string): Presence {
    return this.#attendance.of(id);
  }

  /** For whom a match is played: the address of somebody at its table, or nobody. */
  payerOf(id: string): string {
    for (const { address, memberships } of this.#channels.get(id)?.connections ?? []) {
      if (memberships.get(id)?.seat !== undefined) return address;
    }
    return 'nobody';
  }

  /** Bytes that go out when something about a match is told to everyone here. */
  costOfTelling(id: string): { readonly room: number; readonly step: number } {
    const { connections, roomBytes } = this.#channels.get(id) ?? { connections: { size: 0 }, roomBytes: 0 };
    return { room: connections.size * roomBytes, step: connections.size * USUAL_STEP_BYTES };
  }

  /** The steps after a sequence number, if they are still in memory. */
  recentSteps(id: string, after: number): readonly Step[] | undefined {
    const channel = this.#channels.get(id);
    if (channel === undefined || after > channel.head) return undefined;
    const missed = channel.head - after;
    if (missed > channel.recent.length) return undefined;
    return channel.recent.slice(channel.recent.length - missed).map((text) => JSON.parse(text));
  }

  /** Whether nobody has written in a match that is watched here; a line that was missed is handed to all once it is found. */
  isSilent(id: string): boolean {
    return this.#channels.get(id)?.chatHead === 0;
  }

  /** Hands a line of chat to everyone who has not muted its writer. */
  chat(id: string, line: ChatLine): void {
    const muted = this.#matches.peek(id)?.room.seats.map((place) => place.muted) ?? [];
    const message: ServerMessage = { type: 'chat', matchId: id, line };
    const text = JSON.stringify(message);
    const channel = this.#channels.get(id);
    // Only the next line moves the mark: one that was missed in between has yet to be fetched.
    if (channel?.chatHead === line.n - 1) channel.chatHead = line.n;
    for (const connection of channel?.connections ?? []) {
      const seat = connection.memberships.get(id)?.seat;
      if (line.seat === undefined || seat === undefined || !muted[seat]?.includes(line.seat)) connection.tell(text);
    }
  }

  /**
   * Asks the store about everything that somebody watches here, where it may have news: an operator may have changed it,
   * another process may own it by now, or something was written though the store said nothing.
   */
  async reconcile(): Promise<void> {
    if (this.#channels.size === 0) return;
    const wasBehind = this.#isBehind;
    // Also where the store does not answer.
    this.#isBehind = true;
    this.#isBehind = (await this.#matches.store.mayHaveNews()) || wasBehind ? await this.#catchUp() : false;
  }

  /** Looks for what is not known here; resolves to whether there was any, so that it has to be looked for again. */
  async #catchUp(): Promise<boolean> {
    const known = [...this.#channels].map(([id, { chatHead }]) => ({
      id,
      ...this.#matches.reachOf(id),
      chat: chatHead,
    }));
    const unlike = await this.#matches.store.headsUnlike(known);
    for (const [id, head] of unlike) {
      if (head === undefined || !this.#matches.isUpToDate(id, head)) await this.#refresh(id);
      if (head !== undefined && (this.#channels.get(id)?.chatHead ?? head.chat) < head.chat) await this.#fetchChat(id);
    }
    return unlike.size > 0;
  }

  #committed({ match, made, roomChanged, began }: Committed): void {
    const channel = this.#channels.get(match.id);
    if (channel === undefined) {
      // Nobody watches, so nobody needs it in memory once it is over.
      if (match.status === 'finished') this.#matches.forget(match.id);
      return;
    }
    this.#sendSteps(match, channel, made);
    const dealt = began ? namedViewOf(match) : undefined;
    if (dealt !== undefined) tellNamed(match, channel.connections, dealt, true);
    const isSeatedAnew = match.room.seats !== channel.seats;
    if (isSeatedAnew) {
      tellOrders(match, channel);
      this.#noteOwners(match, channel);
    }
    if (roomChanged) this.#sendRoom(match, channel);
    if (isSeatedAnew) this.#expel(match, channel);
  }

  #noteOwners({ id, room }: Match, channel: Channel): void {
    for (const seat of room.seats.keys()) {
      const generation = generationOf(room, seat);
      if (generationOf(channel, seat) !== generation) this.#attendance.noteOwner(id, seat, generation);
    }
    channel.seats = room.seats;
  }

  /** Takes out of a match whoever had a seat that was taken from them, here or through another process. */
  #expel({ id, room }: Match, { connections }: Channel): void {
    for (const connection of [...connections]) {
      const { seat, generation } = connection.memberships.get(id) ?? {};
      if (seat !== undefined && generation !== generationOf(room, seat)) this.leave(id, connection);
    }
  }

  #sendSteps(match: Match, channel: Channel, made: readonly Made[]): void {
    made.forEach(({ step, stored: { actionId } }, i) => {
      if (step.seq <= channel.head) return;
      if (step.seq > channel.head + 1) channel.recent.length = 0;
      channel.head = step.seq;
      const hasClock = match.clock !== undefined && i === made.length - 1;
      const full: Step = hasClock ? { ...step, ...clockOf(match) } : step;
      const stepText = JSON.stringify(full);
      if (channel.recent.push(stepText) === 2 * RECENT_STEPS) channel.recent.splice(0, RECENT_STEPS);
      const text = stepMessage(match.id, stepText);
      let hasNamed = false;
      for (const connection of channel.connections) {
        if (connection.memberships.get(match.id)?.views === 'named') hasNamed = true;
        else connection.tell(connection.takeAwaited(match.id, actionId) ? withActionId(text, actionId) : text);
      }
      if (hasNamed) tellNamed(match, channel.connections, namedStepOf(made[i], full), i === made.length - 1);
    });
  }

  #sendRoom(match: Match, channel: Channel, to: ReadonlySet<Connection> = channel.connections): void {
    const room = roomViewOf(match, this.presence(match.id));
    const message: ServerMessageInput = { type: 'room', room };
    const text = JSON.stringify(message);
    channel.roomBytes = Buffer.byteLength(text);
    for (const connection of to) connection.tell(text);
    channel.unaware.clear();
  }

  /** Tells all but a newcomer, who is about to be welcomed and told everything. */
  #presenceChanged(id: string, newcomer?: Connection): void {
    const channel = this.#channels.get(id);
    if (channel === undefined) return;
    const members = [...channel.connections].map(({ memberships }) => memberships.get(id)?.seat);
    const seated = members.filter((seat) => seat !== undefined);
    const isNews = this.#attendance.set(id, { seats: new Set(seated), spectators: members.length - seated.length });
    if (!isNews) return;
    for (const connection of channel.connections) channel.unaware.add(connection);
    if (newcomer !== undefined) channel.unaware.delete(newcomer);
    this.#showPresence(id, channel);
  }

  /** Tells who is there, at once or, where many come and go, less often the more there are to be told. */
  #showPresence(id: string, channel: Channel): void {
    if (channel.stopPresenceTimer !== undefined) return;
    const gap = PRESENCE_GAP_MS * channel.connections.size;
    const wait = Math.min(gap, channel.presenceToldAt + gap - this.#matches.now());
    const maybeTell = () => {
      channel.stopPresenceTimer = undefined;
      const match = this.#matches.peek(id);
      if (match === undefined || channel.unaware.size === 0) return;
      channel.presenceToldAt = this.#matches.now();
      this.#sendRoom(match, channel, channel.unaware);
    };
    if (wait <= 0) maybeTell();
    else channel.stopPresenceTimer = this.#matches.world.after(wait, maybeTell);
  }

  /** Hands over every line of chat that was written since the last one; never rejects. */
  async #fetchChat(id: string): Promise<void> {
    const channel = this.#channels.get(id);
    if (channel === undefined) return;
    try {
      const lines = await this.#matches.store.chat(id, channel.chatHead, LIMITS.chatHistory);
      for (const { seat, ...line } of lines) {
        if (line.n > channel.chatHead) this.chat(id, seat === undefined ? line : { ...line, seat });
        channel.chatHead = Math.max(channel.chatHead, line.n);
      }
    } catch (error) {
      this.#log.warn('chat not fetched', { match: id, error });
    }
  }

  /** Reads a match anew; never rejects, so that one that cannot be read keeps nobody from the others. */
  async #refresh(id: string): Promise<void> {
    try {
      await this.#matches.refresh(id);
    } catch (error) {
      // Whoever watched it was sent there.
      if (error instanceof Elsewhere) return;
      if (error instanceof Refused && GONE.has(error.body.code)) this.#dismiss(id, error.body);
      else this.#log.warn('refresh failed', { match: id, error });
    }
  }

  /** Has everyone in a match come back: another process owns it now. */
  #sendAway(id: string): void {
    for (const connection of [...(this.#channels.get(id)?.connections ?? [])]) {
      this.leave(id, connection);
      connection.close(GOING_AWAY, 'moved');
    }
  }

  /** Tells everyone in a match that there is nothing more to see, and why. */
  #dismiss(id: string, error: ErrorBody): void {
    const { connections } = this.#channels.get(id) ?? { connections: new Set<Connection>() };
    for (const connection of [...connections]) {
      connection.send({ type: 'error', matchId: id, error });
      this.leave(id, connection);
    }
    this.#matches.forget(id);
  }
}

/** What a match is that nobody can look at any more. */
const GONE: ReadonlySet<ErrorCode> = new Set(['unknownMatch', 'closed', 'quarantined']);

const NOBODY = { seats: new Set<number>(), spectators: 0 };

/** Tells every device of a seat whose standing orders have changed. */
function tellOrders({ id, room }: Match, { connections, seats }: Channel): void {
  for (const [seat, { orders }] of room.seats.entries()) {
    if (isDeepStrictEqual(orders, seats[seat]?.orders)) continue;
    const message: ServerMessage = { type: 'orders', matchId: id, orders };
    const text = JSON.stringify(message);
    for (const connection of connections) {
      const member = connection.memberships.get(id);
      if (member?.seat === seat && member.views === 'steps') connection.tell(text);
    }
  }
}

/** The message that tells of a step, which is JSON already. */
function stepMessage(matchId: string, step: string): string {
  const type: ServerMessage['type'] = 'step';
  return `{"type":"${type}","matchId":"${matchId}","step":${step}}`;
}

/** A message with the id of the action that it answers. */
function withActionId(text: string, actionId: string | undefined): string {
  return `${text.slice(0, -1)},"actionId":${JSON.stringify(actionId)}}`;
}
