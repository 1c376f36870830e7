import type { NamedView, ServerMessageInput } from '@nunatak/protocol';
import type { Match } from '../match/match.ts';
import { legalFor } from '../match/namedView.ts';
import type { Connection } from './connection.ts';

/** Hands a whole position to those who asked for such; only to the last of several belongs what may be done in it. */
export function tellNamed(match: Match, connections: Iterable<Connection>, view: NamedView, isLast: boolean): void {
  const texts = new Map<number | undefined, string>();
  for (const connection of connections) {
    const { views, seat, legal } = connection.memberships.get(match.id) ?? {};
    if (views !== 'named') continue;
    const asked = legal === true && isLast ? seat : undefined;
    const text = texts.get(asked) ?? messageFor(match, view, asked);
    texts.set(asked, text);
    connection.tell(text);
  }
}

function messageFor(match: Match, view: NamedView, seat: number | undefined): string {
  const legal = legalFor(match, seat);
  const message: ServerMessageInput = {
    type: 'named',
    matchId: match.id,
    ...view,
    ...(legal === undefined ? {} : { legal }),
  };
  return JSON.stringify(message);
}
