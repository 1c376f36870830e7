import { toMove } from '@nunatak/engine/fast';
import { type Luck, LuckMeter } from '../arena/luck.ts';
import { guideFor, judgeFor } from '../registry.ts';
import { decisionsOf } from './decisions.ts';
import type { ReviewedGame } from './reviewedGame.ts';

/** Returns the luck of each seat in a finished game. */
export function luckOfGame(game: ReviewedGame, seed: string): Luck[] {
  const { facts } = game.final.view;
  const meter = new LuckMeter(judgeFor(facts), guideFor(facts.players), seed);
  const decisions = decisionsOf(game);
  for (const [i, { view, played }] of decisions.entries()) {
    const after = decisions[i + 1]?.view ?? game.final.view;
    meter.add(
      view,
      played.map((action) => toMove(facts, action)),
      after,
    );
  }
  return Array.from({ length: facts.players }, (_, seat) => meter.of(seat));
}
