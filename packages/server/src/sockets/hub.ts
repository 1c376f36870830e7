import { type ChatLine, LIMITS, type ServerMessage, type Step } from '@nunatak/protocol';
import type { Bus, Note } from '../bus/bus.ts';
import type { Log } from '../log.ts';
import type { Made } from '../match/log.ts';
import type { Match } from '../match/match.ts';
import type { Committed, Matches } from '../match/matches.ts';
import { clockOf, type Presence, roomViewOf } from '../match/roomView.ts';
import { generationOf } from '../match/seats.ts';
import { Refused } from '../refused.ts';
import { Attendance } from './attendance.ts';
import type { Connection, Membership } from './connection.ts';

/** Steps kept in memory for those who were away for a moment. */
const RECENT_STEPS = 32;

interface Channel {
  readonly connections: Set<Connection>;
  readonly recent: Step[];
  head: number;
  /** The marks of the seats' owners when they were last looked at. */
  generations: readonly number[];
}

/** Who watches which match here. Tells them of what is committed, in order, and other processes that there is news. */
export class Hub {
  readonly #matches: Matches;
  readonly #bus: Bus;
  readonly #log: Log;
  readonly #channels = new Map<string, Channel>();
  readonly #attendance: Attendance;

  constructor(matches: Matches, bus: Bus, log: Log) {
    this.#matches = matches;
    this.#bus = bus;
    this.#log = log;
    this.#attendance = new Attendance({
      bus,
      now: matches.now,
      roomOf: (id) => matches.peek(id)?.room,
      onChange: (id) => this.#showPresence(id),
    });
    matches.keepWatched((id) => this.#channels.has(id));
    matches.onCommitted((committed) => this.#committed(committed));
    bus.subscribe((note, node) => this.#heard(note, node));
    bus.onGap(() => {
      for (const id of this.#channels.keys()) this.#refresh(id);
    });
  }

  get watched(): string[] {
    return [...this.#channels.keys()];
  }

  /** Takes a connection into a match; refused, with nothing changed, where too many are there already. */
  enter(match: Match, connection: Connection, membership: Membership): void {
    let channel = this.#channels.get(match.id);
    if (channel === undefined) {
      channel = { connections: new Set(), recent: [], head: match.seq, generations: generationsOf(match) };
      this.#channels.set(match.id, channel);
    }
    if (channel.connections.size >= LIMITS.connectionsPerMatch && !channel.connections.has(connection)) {
      throw new Refused('tooMany', 'Too many people watch this match');
    }
    connection.memberships.set(match.id, membership);
    channel.connections.add(connection);
    this.#presenceChanged(match.id);
  }

  leave(id: string, connection: Connection): void {
    connection.memberships.delete(id);
    const channel = this.#channels.get(id);
    if (channel === undefined || !channel.connections.delete(connection)) return;
    if (channel.connections.size > 0) {
      this.#presenceChanged(id);
      return;
    }
    this.#channels.delete(id);
    this.#attendance.set(id, NOBODY);
    this.#matches.forget(id);
  }

  leaveAll(connection: Connection): void {
    for (const id of [...connection.memberships.keys()]) this.leave(id, connection);
  }

  presence(id: string): Presence {
    return this.#attendance.of(id);
  }

  /** The steps after a sequence number, if they are still in memory. */
  recentSteps(id: string, after: number): readonly Step[] | undefined {
    const channel = this.#channels.get(id);
    if (channel === undefined || after > channel.head) return undefined;
    if (after === channel.head) return [];
    const [first] = channel.recent;
    return first === undefined || first.seq > after + 1 ? undefined : channel.recent.filter(({ seq }) => seq > after);
  }

  /** Hands a line of chat to everyone who has not muted its writer. */
  chat(id: string, line: ChatLine, isOurs: boolean): void {
    const muted = this.#matches.peek(id)?.room.seats.map((place) => place.muted) ?? [];
    const text = JSON.stringify({ type: 'chat', matchId: id, line } satisfies ServerMessage);
    for (const connection of this.#channels.get(id)?.connections ?? []) {
      const seat = connection.memberships.get(id)?.seat;
      if (line.seat === undefined || seat === undefined || !muted[seat]?.includes(line.seat)) connection.sendText(text);
    }
    if (isOurs) this.#bus.publish({ kind: 'chat', id, n: line.n });
  }

  /** Call every few seconds: other processes take one that is silent for dead. */
  beat(): void {
    this.#attendance.beat();
  }

  #committed({ match, made, roomChanged, isOurs }: Committed): void {
    if (isOurs) this.#bus.publish({ kind: 'match', id: match.id });
    const channel = this.#channels.get(match.id);
    if (channel === undefined) {
      // Nobody watches, so nobody needs it in memory once it is over.
      if (match.status === 'finished') this.#matches.forget(match.id);
      return;
    }
    this.#sendSteps(match, channel, made);
    this.#noteOwners(match, channel);
    if (roomChanged) this.#sendRoom(match, channel);
    this.#expel(match, channel);
  }

  #noteOwners(match: Match, channel: Channel): void {
    const generations = generationsOf(match);
    generations.forEach((generation, seat) => {
      if (channel.generations[seat] !== generation) this.#attendance.noteOwner(match.id, seat, generation);
    });
    channel.generations = generations;
  }

  /** Takes out of a match whoever had a seat that was taken from them, here or through another process. */
  #expel({ id, room }: Match, { connections }: Channel): void {
    for (const connection of [...connections]) {
      const { seat, generation } = connection.memberships.get(id) ?? {};
      if (seat !== undefined && generation !== generationOf(room, seat)) this.leave(id, connection);
    }
  }

  #sendSteps(match: Match, channel: Channel, made: readonly Made[]): void {
    made.forEach(({ step }, i) => {
      if (step.seq <= channel.head) return;
      if (step.seq > channel.head + 1) channel.recent.length = 0;
      channel.head = step.seq;
      const full: Step = i === made.length - 1 ? { ...step, ...clockOf(match.room) } : step;
      channel.recent.push(full);
      if (channel.recent.length > RECENT_STEPS) channel.recent.shift();
      const text = JSON.stringify({ type: 'step', matchId: match.id, step: full } satisfies ServerMessage);
      for (const connection of channel.connections) connection.sendText(text);
    });
  }

  #sendRoom(match: Match, { connections }: Channel): void {
    const room = roomViewOf(match, this.presence(match.id));
    const text = JSON.stringify({ type: 'room', room } satisfies ServerMessage);
    for (const connection of connections) connection.sendText(text);
  }

  #presenceChanged(id: string): void {
    const members = [...(this.#channels.get(id)?.connections ?? [])].map(
      ({ memberships }) => memberships.get(id)?.seat,
    );
    const seated = members.filter((seat) => seat !== undefined);
    const isNews = this.#attendance.set(id, { seats: new Set(seated), spectators: members.length - seated.length });
    if (isNews) this.#showPresence(id);
  }

  #showPresence(id: string): void {
    const channel = this.#channels.get(id);
    const match = this.#matches.peek(id);
    if (channel !== undefined && match !== undefined) this.#sendRoom(match, channel);
  }

  #heard(note: Note, node: string): void {
    if (note.kind === 'match') {
      this.#refresh(note.id);
      return;
    }
    if (note.kind !== 'chat') {
      this.#attendance.heard(note, node);
      return;
    }
    if (!this.#channels.has(note.id)) return;
    this.#matches.store
      .chat(note.id, note.n - 1, 1)
      .then((lines) => {
        for (const { seat, ...line } of lines) {
          this.chat(note.id, seat === undefined ? line : { ...line, seat }, false);
        }
      })
      .catch((error: unknown) => this.#log.warn('chat not fetched', { error }));
  }

  #refresh(id: string): void {
    this.#matches.refresh(id).catch((error: unknown) => this.#log.warn('refresh failed', { match: id, error }));
  }
}

const NOBODY = { seats: new Set<number>(), spectators: 0 };

function generationsOf({ room }: Match): number[] {
  return room.seats.map((_, seat) => generationOf(room, seat));
}
