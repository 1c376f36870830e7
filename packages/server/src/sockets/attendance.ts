import type { Bus, Note } from '../bus/bus.ts';
import type { Room } from '../match/match.ts';
import type { Presence } from '../match/roomView.ts';
import { generationOf } from '../match/seats.ts';
import type { World } from '../world.ts';
import { LastSeen } from './lastSeen.ts';
import { type Crowd, OtherNodes } from './otherNodes.ts';

/** A process that has said nothing for so long is taken for dead, and its people for gone. */
const TRUST_MS = 45_000;
/** By then all the others have answered a roll. */
const ROLL_MS = 3000;

export interface AttendanceOptions {
  readonly bus: Bus;
  readonly world: World;
  /** The seats of a match that this process has in memory. */
  readonly roomOf: (id: string) => Pick<Room, 'seats'> | undefined;
  /** Called when other processes have told of somebody who came to a match or left it. */
  readonly onChange: (id: string) => void;
}

/**
 * Who is in which match, here and at the other processes.
 *
 * A process tells of a match only when something has changed there, and every few seconds, in one short note, that it
 * lives. Whoever hears of a process for the first time asks it for the roll.
 */
export class Attendance {
  readonly #options: AttendanceOptions;
  readonly #here = new Map<string, Crowd>();
  readonly #since = new Map<string, number>();
  readonly #others = new OtherNodes();
  readonly #lastSeen = new LastSeen();
  #rollAt = Number.NEGATIVE_INFINITY;

  constructor(options: AttendanceOptions) {
    this.#options = options;
    options.bus.onGap(() => this.#callRoll());
  }

  /** Notes who is in a match at this process now; true if that is news. */
  set(id: string, crowd: Crowd): boolean {
    const before = this.#seatsIn(id);
    const known = this.#here.get(id);
    if (crowd.seats.size === 0 && crowd.spectators === 0) {
      this.#here.delete(id);
      this.#since.delete(id);
    } else {
      this.#here.set(id, crowd);
      if (known === undefined) this.#since.set(id, this.#options.world.now());
    }
    if (isSame(known, crowd)) return false;
    this.#tell(id);
    this.#noteAbsences(id, before);
    return true;
  }

  of(id: string): Presence {
    let spectators = this.#here.get(id)?.spectators ?? 0;
    for (const crowd of this.#others.crowdsIn(id)) spectators += crowd.spectators;
    const seats = this.#seatsIn(id);
    const awaySince = new Map<number, number>();
    const room = this.#options.roomOf(id);
    for (const seat of room?.seats.keys() ?? []) {
      // Of one who was never seen here all that is known is since when somebody has been looking.
      const since =
        room === undefined ? undefined : (this.#lastSeen.of(id, seat, generationOf(room, seat)) ?? this.#since.get(id));
      if (!seats.has(seat) && since !== undefined) awaySince.set(seat, since);
    }
    return { seats, spectators, awaySince };
  }

  /** Whether any other process listens, as far as it has told. */
  get hasListeners(): boolean {
    return this.#others.areThere;
  }

  /** A seat has a new owner, who was here a moment ago to take it. */
  noteOwner(id: string, seat: number, generation: number): void {
    this.#lastSeen.note(id, seat, { since: this.#options.world.now(), generation });
  }

  heard(note: Exclude<Note, { kind: 'match' | 'chat' }>, node: string): void {
    const { bus, world } = this.#options;
    const { now } = world;
    const isNew = this.#others.hear(node, now());
    if (isNew && now() - this.#rollAt > ROLL_MS) bus.publish({ kind: 'roll', node });
    if (note.kind === 'roll' && (note.node ?? bus.node) === bus.node) {
      this.#tellAll();
      // Also where there is nobody to tell of: whoever asks has to know that somebody listens.
      bus.publish({ kind: 'alive' });
    }
    if (note.kind !== 'presence') return;
    const before = this.#seatsIn(note.id);
    this.#others.set(node, note.id, { seats: new Set(note.seats), spectators: note.spectators });
    this.#noteAbsences(note.id, before);
    this.#options.onChange(note.id);
  }

  /** Tells the others that this process lives, and gives up those that have not done so for too long. */
  beat(): void {
    const { bus, world, onChange } = this.#options;
    bus.publish({ kind: 'alive' });
    for (const node of this.#others.silentSince(world.now() - TRUST_MS)) {
      const before = this.#others.matchesOf(node).map((id) => ({ id, seats: this.#seatsIn(id) }));
      this.#others.forget(node);
      for (const { id, seats } of before) {
        this.#noteAbsences(id, seats);
        onChange(id);
      }
    }
  }

  /** Asks all the others anew, for they may have told something that was not heard. */
  #callRoll(): void {
    const { bus, world, onChange } = this.#options;
    const before = this.#others.matches.map((id) => ({ id, seats: this.#seatsIn(id) }));
    this.#others.forgetAll();
    this.#rollAt = world.now();
    bus.publish({ kind: 'roll' });
    this.#tellAll();
    world.after(ROLL_MS, () => {
      for (const { id, seats } of before) {
        this.#noteAbsences(id, seats);
        onChange(id);
      }
    });
  }

  #seatsIn(id: string): ReadonlySet<number> {
    const seats = new Set(this.#here.get(id)?.seats);
    for (const crowd of this.#others.crowdsIn(id)) for (const seat of crowd.seats) seats.add(seat);
    return seats;
  }

  #noteAbsences(id: string, before: ReadonlySet<number>): void {
    const after = this.#seatsIn(id);
    const room = this.#options.roomOf(id);
    for (const seat of before) {
      if (after.has(seat) || room === undefined) continue;
      this.#lastSeen.note(id, seat, { since: this.#options.world.now(), generation: generationOf(room, seat) });
    }
  }

  #tell(id: string): void {
    const { seats, spectators } = this.#here.get(id) ?? { seats: [], spectators: 0 };
    this.#options.bus.publish({ kind: 'presence', id, seats: [...seats], spectators });
  }

  #tellAll(): void {
    for (const id of this.#here.keys()) this.#tell(id);
  }
}

function isSame(before: Crowd | undefined, after: Crowd): boolean {
  if (before === undefined) return after.seats.size === 0 && after.spectators === 0;
  return (
    before.spectators === after.spectators &&
    before.seats.size === after.seats.size &&
    [...after.seats].every((seat) => before.seats.has(seat))
  );
}
