import * as v from 'valibot';
import type { Summary } from '../library/kept.ts';
import { library } from '../library/library.ts';
import { localGames } from '../library/localGames.ts';
import { takenOver } from '../library/takeOver.ts';
import { Notes } from '../notes/notes.ts';
import type { LocalConfig } from '../session/config.ts';
import { dealId } from './daily.ts';

/** A deal that was begun: which game of the library it is. */
export const PlayedDeal = v.object({ id: v.string(), game: v.string(), begun: v.number() });

const notes = new Notes('deals', PlayedDeal);

/** Begins a deal and gives the id of its game; one that was begun before goes on. */
export async function beginDeal(config: LocalConfig): Promise<string> {
  const id = dealId(config);
  const known = await notes.read(id);
  if (known !== undefined && (await library.read(known.game)) !== undefined) return known.game;
  const game = localGames.start(config);
  await notes.write({ id, game, begun: Date.now() });
  return game;
}

/** The games of deals that were begun and are still there, by the deal. */
export async function playedDeals(): Promise<ReadonlyMap<string, Summary>> {
  await takenOver();
  const [begun, games] = await Promise.all([notes.list(), library.list()]);
  const byId = new Map(games.map((game) => [game.id, game]));
  return new Map(
    begun.flatMap(({ id, game }) => {
      const summary = byId.get(game);
      return summary === undefined ? [] : [[id, summary] as const];
    }),
  );
}
