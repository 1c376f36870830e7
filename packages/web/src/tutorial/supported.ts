import type { LessonDeal } from './deal.ts';

/** Three blocks of the learner and one of the second seat carry 2C1, whose tile shows a beast. */
export const SUPPORTED: Pick<LessonDeal, 'deck'> & { readonly script: string } = {
  deck: [
    ...(['artisan-1', 'builder-1', 'architect-1', 'beast-1', 'artisan-2', 'builder-2', 'sculptor-1'] as const),
    ...(['sculptor-2', 'artisan-3', 'beast-2', 'elder-1', 'sculptor-3', 'builder-3', 'artisan-4'] as const),
  ],
  script: `
    take artisan-1
    place 1C1
    take builder-1
    place 1A4
    take architect-1
    place 1D5
    take beast-1
    place 1D1
    take artisan-2
    place 1D2
    take builder-2
    place 1C5
    take sculptor-1
    place 1C2
    take sculptor-2
    place 1E5
    take artisan-3
    place 1E4`,
};
