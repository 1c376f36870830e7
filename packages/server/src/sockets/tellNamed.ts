import type { NamedView, ServerMessage } from '@nunatak/protocol';
import type { Match } from '../match/match.ts';
import { legalFor } from '../match/namedView.ts';
import type { Connection } from './connection.ts';

/** Hands a whole position to those who asked for such; only to the last of several belongs what may be done in it. */
export function tellNamed(match: Match, connections: Iterable<Connection>, view: NamedView, isLast: boolean): void {
  const textFor = new Map<number | undefined, string>();
  for (const connection of connections) {
    const { views, seat, legal } = connection.memberships.get(match.id) ?? {};
    if (views !== 'named') continue;
    const asked = legal === true && isLast ? seat : undefined;
    const text = textFor.get(asked) ?? wordsFor(match, view, asked);
    textFor.set(asked, text);
    connection.sendText(text);
  }
}

function wordsFor(match: Match, view: NamedView, seat: number | undefined): string {
  const legal = legalFor(match, seat);
  const message: ServerMessage = {
    type: 'named',
    matchId: match.id,
    ...view,
    ...(legal === undefined ? {} : { legal }),
  };
  return JSON.stringify(message);
}
