import type { Peer } from '../store/store.ts';

/** A match that another process owns: whoever asks about it has to be led there. */
export class Elsewhere extends Error {
  override name = 'Elsewhere';
  readonly matchId: string;
  readonly owner: Peer;

  constructor(matchId: string, owner: Peer) {
    super('Another process owns this match');
    this.matchId = matchId;
    this.owner = owner;
  }
}
