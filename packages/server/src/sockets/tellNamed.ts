import type { NamedView } from '@nunatak/protocol';
import type { Match } from '../match/match.ts';
import { legalFor } from '../match/namedView.ts';
import type { Connection } from './connection.ts';
import { Words } from './words.ts';

/** Hands a whole position to those who asked for such; only to the last of several belongs what may be done in it. */
export function tellNamed(match: Match, connections: Iterable<Connection>, view: NamedView, isLast: boolean): void {
  const wordsOf = new Map<number | undefined, Words>();
  for (const connection of connections) {
    const { views, seat, legal } = connection.memberships.get(match.id) ?? {};
    if (views !== 'named') continue;
    const asked = legal === true && isLast ? seat : undefined;
    const words = wordsOf.get(asked) ?? wordsFor(match, view, asked);
    wordsOf.set(asked, words);
    connection.tell(words);
  }
}

function wordsFor(match: Match, view: NamedView, seat: number | undefined): Words {
  const legal = legalFor(match, seat);
  return Words.of({ type: 'named', matchId: match.id, ...view, ...(legal === undefined ? {} : { legal }) });
}
