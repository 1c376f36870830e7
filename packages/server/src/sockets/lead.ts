import type { Matches } from '../match/matches.ts';
import type { Elsewhere } from '../owners/elsewhere.ts';
import type { Peers } from '../peers/peers.ts';
import { reach, Unreached } from '../peers/reach.ts';
import type { Connection, Socket } from './connection.ts';
import { Relay } from './relay.ts';

/** Leads a connection that wants to join a match to its owner, with its message; false if that is this process by now. */
export async function lead(
  connection: Connection,
  elsewhere: Elsewhere,
  text: string,
  matches: Matches,
  peers: Peers,
): Promise<boolean> {
  const { matchId } = elsewhere;
  const led = await reach(matches, elsewhere, async (owner) => {
    if (!connection.isOpen) return true;
    const socket = await peers.dial(owner, connection.address).catch((error: unknown) => {
      throw new Unreached(error);
    });
    follow(connection, matchId, owner.node, socket, text);
    return true;
  });
  return led ?? false;
}

function follow(connection: Connection, matchId: string, node: string, socket: Socket, text: string): void {
  const known = connection.relays.get(matchId);
  if (known !== undefined || !connection.isOpen) socket.terminate();
  if (connection.isOpen) (known ?? new Relay(matchId, node, socket, connection)).say(text);
}
