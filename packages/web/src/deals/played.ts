import { DAILY_KINDS, ERROR_CODES } from '@nunatak/protocol';
import * as v from 'valibot';
import type { Summary } from '../library/kept.ts';
import { library } from '../library/library.ts';
import { localGames } from '../library/localGames.ts';
import { takenOver } from '../library/takeOver.ts';
import { Notes } from '../notes/notes.ts';
import type { LocalConfig } from '../session/config.ts';
import { dealId } from './daily.ts';

/** What became of a game that was to be handed in: it waits for the server, is listed, or was refused. */
export const HAND_IN_STATES = ['waiting', 'listed', 'refused'] as const;

const KeptHandIn = v.object({
  day: v.string(),
  kind: v.picklist(DAILY_KINDS),
  name: v.string(),
  state: v.picklist(HAND_IN_STATES),
  /** Why it was refused. */
  code: v.optional(v.picklist(ERROR_CODES)),
});
export type KeptHandIn = v.InferOutput<typeof KeptHandIn>;

/** A deal that was begun: which game of the library it is, and under which name it was handed in. */
export const PlayedDeal = v.object({
  id: v.string(),
  game: v.string(),
  begun: v.number(),
  handIn: v.optional(KeptHandIn),
});
export type PlayedDeal = v.InferOutput<typeof PlayedDeal>;

/** The deals that were begun in this browser. */
export const begunDeals = new Notes('deals', PlayedDeal);

/** Begins a deal and gives the id of its game; one that was begun before goes on. */
export async function beginDeal(config: LocalConfig): Promise<string> {
  const id = dealId(config);
  const known = await begunDeals.read(id);
  if (known !== undefined && (await library.read(known.game)) !== undefined) return known.game;
  // The id of the game is that of the deal: two presses or two windows at once cannot begin two games.
  const game = `deal${id}`;
  await localGames.startOnly(game, config);
  if ((await begunDeals.read(id))?.game !== game) await begunDeals.write({ id, game, begun: Date.now() });
  return game;
}

/** The games of deals that were begun and are still there, by the deal. */
export async function playedDeals(): Promise<ReadonlyMap<string, Summary>> {
  await takenOver();
  const [begun, games] = await Promise.all([begunDeals.list(), library.list()]);
  const byId = new Map(games.map((game) => [game.id, game]));
  return new Map(
    begun.flatMap(({ id, game }) => {
      const summary = byId.get(game);
      return summary === undefined ? [] : [[id, summary] as const];
    }),
  );
}
