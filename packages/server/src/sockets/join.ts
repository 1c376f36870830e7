import { type ClientMessageOf, fieldsOf, LIMITS, type ServerMessage } from '@nunatak/protocol';
import { payerOf } from '../access/gate.ts';
import { initialState, type Match } from '../match/match.ts';
import { legalFor, namedViewOf } from '../match/namedView.ts';
import { clockOf, positionOf, roomViewOf } from '../match/roomView.ts';
import { generationOf } from '../match/seats.ts';
import { Refused } from '../refused.ts';
import { type Connection, idOf, type Membership } from './connection.ts';
import type { Service } from './handlers.ts';

export const MOST_MEMBERSHIPS = 50;

/** Takes a connection into a match and tells it all about it. */
export async function join(service: Service, connection: Connection, message: ClientMessageOf<'join'>): Promise<void> {
  const { matches, rooms, hub, gate, bans } = service;
  const { id, matchId, token, since } = message;
  gate.pass('attempts', connection.address);
  // The match before the token: whoever loses the seat in between is taken out of it when that is heard of.
  const loaded = await matches.load(matchId);
  const seat = token === undefined ? undefined : await rooms.seatOf(matchId, token);
  if (seat !== undefined && bans.hasAny('browser')) {
    for (const one of await matches.store.browsers(matchId)) {
      if (one.seat === seat) bans.mustBeIn('browser', one.browser);
    }
  }
  if (seat === undefined && !loaded.room.settings.spectators) {
    throw new Refused('spectatorsNotAllowed', 'This room does not allow spectators');
  }
  if (
    connection.memberships.size + connection.relays.size >= MOST_MEMBERSHIPS &&
    !connection.memberships.has(matchId)
  ) {
    throw new Refused('tooMany', `One connection may join ${MOST_MEMBERSHIPS} matches`);
  }
  const chat = hub.isSilent(matchId) ? [] : await matches.store.chat(matchId, 0, LIMITS.chatHistory);
  // Whoever has hung up meanwhile would be counted as present for ever.
  if (!connection.isOpen) return;
  // From here on without waiting, so that no step falls between the position and the first broadcast.
  const match = matches.peek(matchId);
  const isSameOwner =
    match !== undefined && (seat === undefined || generationOf(match.room, seat) === generationOf(loaded.room, seat));
  // The seat changed hands while the token was looked at, or the last one who watched has left and the match was
  // forgotten, so that nobody here would hear of what happened to it since: look again.
  if (!isSameOwner) return await join(service, connection, message);
  const name = seat === undefined ? (message.name ?? 'spectator') : (match.room.seats[seat]?.name ?? '');
  const { views, legal } = message;
  const member: Membership =
    seat === undefined
      ? { name, views, legal }
      : { seat, payer: payerOf(matchId, seat), name, views, legal, generation: generationOf(loaded.room, seat) };
  hub.enter(match, connection, member, chat.at(-1)?.n ?? 0);
  const isWhole = views === 'steps' && (since === undefined || since > match.seq);
  const position = isWhole ? positionOf(match) : undefined;
  connection.send({
    type: 'welcome',
    ...idOf(id),
    matchId,
    room: roomViewOf(match, hub.presence(matchId)),
    game: match.game,
    seq: match.seq,
    ...(position === undefined ? {} : { position }),
    chat: chat
      .filter((line) => !isMuted(match, seat, line.seat))
      .map(({ seat: writer, ...line }) => (writer === undefined ? line : { ...line, seat: writer })),
    ...privateTo(match, seat),
  });
  if (views === 'named') sendNamed(connection, match, member, undefined);
  else if (position === undefined && match.state !== undefined)
    await sendSince(service, connection, match, since ?? 0, undefined);
}

/** Sends the whole position in names to one who joined for such; false where there is none yet. */
export function sendNamed(connection: Connection, match: Match, member: Membership, id: string | undefined): boolean {
  const view = namedViewOf(match);
  if (view === undefined) return false;
  const legal = member.legal ? legalFor(match, member.seat) : undefined;
  connection.send({
    type: 'named',
    ...idOf(id),
    matchId: match.id,
    ...view,
    ...(legal === undefined ? {} : { legal }),
  });
  return true;
}

function privateTo({ room, seq }: Match, seat: number | undefined) {
  if (seat === undefined) return {};
  const { orders, muted, staged } = room.seats[seat];
  return { seat, orders, muted: [...muted], ...(staged?.seq === seq ? { staged: [...staged.actions] } : {}) };
}

function isMuted({ room }: Match, seat: number | undefined, writer: number | undefined): boolean {
  return seat !== undefined && writer !== undefined && room.seats[seat].muted.includes(writer);
}

/** Takes one replay of a whole match from what a connection may ask for. Throws Refused if there is none left. */
export function takeReplay({ replays }: Connection, now: number): void {
  if (replays.take(now)) return;
  throw new Refused('tooFast', 'The whole story of a match takes work: ask for it less often', { retryAfter: 2 });
}

/** Sends the steps a client has missed: from memory, or from the log played again. */
export async function sendSince(
  { hub, matches }: Service,
  connection: Connection,
  match: Match,
  after: number,
  id: string | undefined,
): Promise<void> {
  const recent = hub.recentSteps(match.id, after);
  if (recent === undefined) takeReplay(connection, matches.now());
  const steps = recent ?? (await matches.reader.replay(match)).made.slice(after).map(({ step }) => step);
  const head = Math.max(match.seq, steps.at(-1)?.seq ?? 0);
  const part: ServerMessage = {
    type: 'steps',
    ...idOf(id),
    matchId: match.id,
    steps: steps.slice(0, LIMITS.stepsPerMessage),
    head,
    ...(after === 0 ? { first: fieldsOf(initialState(match).view) } : {}),
    ...clockOf(matches.peek(match.id) ?? match),
  };
  connection.send(part);
}
