import type { Matches } from '../match/matches.ts';
import { Elsewhere } from '../owners/elsewhere.ts';
import type { Peers } from '../peers/peers.ts';
import { Refused } from '../refused.ts';
import { pause } from '../world.ts';
import type { Connection, Socket } from './connection.ts';
import { Relay } from './relay.ts';

/** So often, and for so long, the owner of a match is looked for: longer than a dead one is believed in. */
const AGAIN_MS = 250;
const LONGEST_MS = 10_000;

/** Leads a connection that wants to join a match to its owner, with its message; false if that is this process by now. */
export async function lead(
  connection: Connection,
  { matchId, owner }: Elsewhere,
  text: string,
  matches: Matches,
  peers: Peers,
): Promise<boolean> {
  const { world } = matches;
  const giveUpAt = world.uptime() + LONGEST_MS;
  for (let there = owner; connection.isOpen; ) {
    const socket = await peers.dial(there, matchId, connection.address).catch(() => undefined);
    if (socket !== undefined) {
      follow(connection, matchId, there.node, socket, text);
      return true;
    }
    if (world.uptime() >= giveUpAt) {
      throw new Refused('unavailable', 'The match cannot be reached; try again', { retryAfter: 1 });
    }
    // An owner that is gone has lost the match before long.
    await pause(world, AGAIN_MS);
    try {
      await matches.load(matchId);
      return false;
    } catch (error) {
      if (!(error instanceof Elsewhere)) throw error;
      there = error.owner;
    }
  }
  return true;
}

function follow(connection: Connection, matchId: string, node: string, socket: Socket, text: string): void {
  const known = connection.relays.get(matchId);
  if (known !== undefined || !connection.isOpen) socket.terminate();
  if (connection.isOpen) (known ?? new Relay(matchId, node, socket, connection)).say(text);
}
