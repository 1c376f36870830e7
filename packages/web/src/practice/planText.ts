import { yieldsOf } from '@nunatak/bots/review';
import type { Action, EndBlessing, View } from '@nunatak/engine';
import type { ReviewTexts } from '@nunatak/words';
import { sayPlan } from '@nunatak/words/review';
import { choiceText } from '../ledger/endChoices.ts';
import type { Texts } from '../words/index.ts';

/** A plan in a few words; of end blessings, which are decided all at once (F1), what becomes of each. */
export function planText(view: View, plan: readonly Action[], words: Texts, review: ReviewTexts): string {
  const ends = plan.filter((action): action is EndBlessing => action.type === 'endBlessing');
  if (ends.length === 0) return sayPlan(plan, yieldsOf(view, plan), view.facts, review);
  return ends
    .map((action) => `${words.blessings[action.blessing].name}: ${choiceText(view, action, words)}`)
    .join(', ');
}
