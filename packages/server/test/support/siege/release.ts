import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { legalActions } from '@nunatak/engine';
import { MatchSync, PROTOCOL_VERSION, readServerMessage, SOCKET_PATH, socketPathOf } from '@nunatak/protocol';

/** What a page of some release is made of, as far as a player needs it. */
export interface Release {
  /** Of the protocol that it speaks. */
  readonly version: number;
  readonly MatchSync: typeof MatchSync;
  readonly readServerMessage: typeof readServerMessage;
  readonly socketPathOf: typeof socketPathOf;
  readonly legalActions: typeof legalActions;
}

export const OURS: Release = {
  version: PROTOCOL_VERSION,
  MatchSync,
  readServerMessage,
  socketPathOf,
  legalActions,
};

/** The release that a checkout holds: what players use of it has had the same names in all of them. */
export async function releaseIn(folder: string): Promise<Release> {
  const of = (file: string) => import(pathToFileURL(path.join(folder, 'packages', file)).href);
  const protocol = await of('protocol/src/index.ts');
  const engine = await of('engine/src/game.ts');
  return {
    version: protocol.PROTOCOL_VERSION,
    MatchSync: protocol.MatchSync,
    readServerMessage: protocol.readServerMessage,
    // The first release had one address for all matches.
    socketPathOf: protocol.socketPathOf ?? (() => SOCKET_PATH),
    legalActions: engine.legalActions,
  };
}
