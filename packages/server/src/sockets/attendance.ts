import type { Room } from '../match/match.ts';
import type { Presence } from '../match/roomView.ts';
import { generationOf } from '../match/seats.ts';
import type { World } from '../world.ts';
import { LastSeen } from './lastSeen.ts';

/** Who is in a match. */
export interface Crowd {
  readonly seats: ReadonlySet<number>;
  readonly spectators: number;
}

const NOBODY: Crowd = { seats: new Set(), spectators: 0 };

export interface AttendanceOptions {
  readonly world: World;
  /** The seats of a match that this process has in memory. */
  readonly roomOf: (id: string) => Pick<Room, 'seats'> | undefined;
}

/** Who is in which match, and since when the others have been away. */
export class Attendance {
  readonly #options: AttendanceOptions;
  readonly #crowds = new Map<string, Crowd>();
  readonly #since = new Map<string, number>();
  readonly #lastSeen = new LastSeen();

  constructor(options: AttendanceOptions) {
    this.#options = options;
  }

  /** Notes who is in a match now; true if that is news. */
  set(id: string, crowd: Crowd): boolean {
    const known = this.#crowds.get(id);
    if (crowd.seats.size === 0 && crowd.spectators === 0) {
      this.#crowds.delete(id);
      this.#since.delete(id);
    } else {
      this.#crowds.set(id, crowd);
      if (known === undefined) this.#since.set(id, this.#options.world.now());
    }
    this.#noteAbsences(id, known ?? NOBODY, crowd);
    return !isSame(known ?? NOBODY, crowd);
  }

  of(id: string): Presence {
    const { seats, spectators } = this.#crowds.get(id) ?? NOBODY;
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

  /** A seat has a new owner, who was here a moment ago to take it. */
  noteOwner(id: string, seat: number, generation: number): void {
    this.#lastSeen.note(id, seat, { since: this.#options.world.now(), generation });
  }

  #noteAbsences(id: string, before: Crowd, after: Crowd): void {
    const room = this.#options.roomOf(id);
    for (const seat of before.seats) {
      if (after.seats.has(seat) || room === undefined) continue;
      this.#lastSeen.note(id, seat, { since: this.#options.world.now(), generation: generationOf(room, seat) });
    }
  }
}

function isSame(before: Crowd, after: Crowd): boolean {
  return (
    before.spectators === after.spectators &&
    before.seats.size === after.seats.size &&
    [...after.seats].every((seat) => before.seats.has(seat))
  );
}
