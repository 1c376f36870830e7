import { createHash } from 'node:crypto';
import { Refused } from '../refused.ts';
import type { Match, Room, SeatState } from './match.ts';

/** Who asks for a seat, as far as the server can tell people apart. */
export interface Visitor {
  readonly browser?: string;
  /** The address that rates are counted by. */
  readonly address?: string;
}

/** How a match remembers a visitor: by hashes that mean nothing in any other match. */
export interface Marks {
  readonly browser?: string;
  readonly address?: string;
}

/** Seats that one address may take in a room of the lobby. */
export const SEATS_PER_ADDRESS = 2;
const MOST_TURNED_OUT = 50;

export function marksOf(salt: string, { browser, address }: Visitor): Marks {
  const mark = (text: string) => createHash('sha256').update(`${salt}\n${text}`).digest('base64url').slice(0, 22);
  return {
    ...(browser === undefined ? {} : { browser: mark(browser) }),
    ...(address === undefined ? {} : { address: mark(address) }),
  };
}

/** Refuses a seat to whoever was turned out of the room, and, in the lobby, to one who would take them all. */
export function mustBeWelcome({ room }: Match, marks: Marks): void {
  const isTurnedOut = (mark: string | undefined) => mark !== undefined && room.turnedOut?.includes(mark) === true;
  if (isTurnedOut(marks.browser) || isTurnedOut(marks.address)) {
    throw new Refused('notWelcome', 'The host of this room has taken a seat from you: ask them, or find another room');
  }
  const taken = room.seats.filter(({ marks: theirs }) => isSame(theirs?.address, marks.address)).length;
  if (room.settings.listed && taken >= SEATS_PER_ADDRESS) {
    throw new Refused('addressFull', `From one address ${SEATS_PER_ADDRESS} seats of a listed room can be taken`);
  }
}

/** The room with a person remembered as turned out; what they share with the host, such as a home, stays welcome. */
export function turnOut(room: Room, { marks }: SeatState): Room {
  const host = room.seats[room.host]?.marks;
  const known = [marks?.browser, marks?.address].filter(
    (mark) => mark !== undefined && mark !== host?.browser && mark !== host?.address,
  );
  const turnedOut = [...(room.turnedOut ?? []), ...known.filter((mark) => mark !== undefined)];
  return known.length === 0 ? room : { ...room, turnedOut: turnedOut.slice(-MOST_TURNED_OUT) };
}

function isSame(a: string | undefined, b: string | undefined): boolean {
  return a !== undefined && a === b;
}
