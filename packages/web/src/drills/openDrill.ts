import { readReviewedGame } from '@nunatak/bots/review';
import { replay, settled } from '@nunatak/engine';
import { library } from '../library/library.ts';
import { keptReviews } from '../notes/reviews.ts';
import type { Exercise } from '../practice/exercise.ts';
import { judgementOf } from '../practice/judgeTry.ts';
import { openReplay } from '../replay/openReplay.ts';
import { recordHash } from '../replay/recording.ts';
import type { Drill } from './drills.ts';

/** A drill that was asked for: to be tried; its game was deleted; or its game is not the one that was reviewed. */
export type DrillOpening =
  | { readonly kind: 'open'; readonly exercise: Exercise }
  | { readonly kind: 'deleted' }
  | { readonly kind: 'changed' };

/** Opens the position of a drill, with what was played in it and what would have been better. */
export async function openDrill(drill: Drill): Promise<DrillOpening> {
  // One that is open in this window could still be looked at: what counts is whether it is kept.
  if ((await library.read(drill.game)) === undefined) return { kind: 'deleted' };
  const opening = await openReplay(drill.game);
  if (opening.kind === 'missing') return { kind: 'deleted' };
  if (opening.kind !== 'open' || recordHash(opening.game) !== drill.record) return { kind: 'changed' };
  const review = await keptReviews.find(drill.game, drill.record);
  const decision = review?.decisions[drill.decision];
  const read = readReviewedGame(opening.game.referee.record());
  const best = decision?.judged.plans[0]?.actions;
  if (decision === undefined || best === undefined || !read.ok) return { kind: 'changed' };
  const { initial, steps } = read.value;
  const position = settled(replay(initial, steps).stateAt(decision.from));
  const { players } = position.view.facts;
  return {
    kind: 'open',
    exercise: {
      id: drill.id,
      kind: 'drill',
      position,
      sitters: opening.game.sitters.map((sitter, seat) => {
        if (sitter.kind === 'neutral') return sitter;
        return { ...sitter, kind: seat === decision.seat ? 'here' : 'bot' };
      }),
      best,
      played: judgementOf(decision.played, decision.judged, players),
    },
  };
}
