import { setup } from '@nunatak/engine';
import { playScript } from './deal.ts';
import { actionsOf, begin, type Lesson } from './lesson.ts';

export const squares: Lesson = {
  id: 'squares',
  start: () =>
    begin(
      {
        deck: [
          ...(['artisan-1', 'beast-1', 'sculptor-1', 'builder-1', 'beast-2', 'architect-1', 'artisan-2'] as const),
          ...(['sculptor-2', 'builder-2', 'architect-2', 'artisan-3', 'elder-1', 'beast-3'] as const),
        ],
        tiles: ['elder', 'sculptor'],
      },
      `
        take artisan-1
        place 1C1
        take beast-1
        place 1D1
        take sculptor-1
        place 1C2
        take builder-1
        place 1A4
        take beast-2
        place 1A3
        take architect-1
        place 1D5`,
    ),
  steps: [
    { id: 'card', goals: ['take artisan-2'] },
    { id: 'tile', goals: ['place 1D2'], others: ['take artisan-3', 'place 1B3', 'take builder-2', 'place 1C5'] },
    { id: 'tieCard', goals: ['take architect-2'] },
    { id: 'tieTile', goals: ['place 1B4'] },
  ],
};

export const several: Lesson = {
  id: 'several',
  start: () =>
    begin(
      {
        deck: [
          ...(['artisan-3', 'beast-2', 'architect-2', 'builder-4', 'sculptor-3', 'artisan-1', 'sculptor-1'] as const),
          ...(['sculptor-4', 'beast-4', 'architect-3', 'builder-5'] as const),
        ],
        tiles: ['beast', 'sculptor'],
      },
      `
        take architect-2, place 1B4, take beast-2, place 1D4, take artisan-3, place 1C4,
        take sculptor-1, place 1E5, take artisan-1, place 1B3, take sculptor-3, place 1D3`,
    ),
  steps: [{ id: 'card', goals: ['take builder-4'] }, { id: 'tile', goals: ['place 1C3'] }, { id: 'order' }],
};

/** The learner stands on a number of the track, and the next space has none. */
const TRACK_GAME = `
  take sculptor-3, place 1B3, take sculptor-2, place 1D2, take artisan-6, place 1B4, take artisan-2, place 1B2,
  take beast-1, place 1D3, take sculptor-1, place 1E5, take beast-4, place 1D1, take elder-3, place 1C2,
  bless providence, take artisan-5, place 1A2, take builder-5, swap 1C1 1A3, place 1C1, take builder-2, place 1C3,
  score 2B2, take artisan-1, place 2C2, take beast-3, place 1E1, take builder-1, swap 1B1 2C1, place 2C1,
  take builder-4, swap 1B1 1E2, place 1B1, take architect-2, place 1A1, take beast-2, place 1B5, take artisan-3,
  place 1A3, take architect-3, place 2B2, take elder-1, place 2B1, bless construction, enact construction,
  take artisan-4, place 1E4, take architect-1, place 1E3, use providence L1r2, take sculptor-4, place 1E2, score 2D1,
  take builder-3, swap 1D4 2A1, place 1D4`;

export const track: Lesson = {
  id: 'track',
  shows: ['track'],
  start: () => {
    const state = setup({ players: 3 }, 'track-1');
    playScript(state, actionsOf(TRACK_GAME));
    return state;
  },
  steps: [
    { id: 'card', goals: ['take sculptor-artisan-2', 'take sculptor-artisan-3'] },
    { id: 'tile', goals: ['place 1D5'] },
  ],
};

/** Split cards in the display, split tiles on level 2, and no blessing of the learner that would ask. */
const SPLIT_GAME = `
  take elder-2, place 1D1, bless edge, take elder-1, place 1A3, bless progress, take sculptor-2, place 1C4,
  take artisan-1, place 1D2, take elder-3, place 1D4, bless luck, take sculptor-1, place 1B4, take artisan-5, place 1C3,
  take architect-3, place 1B3, take builder-5, swap 1A1 1D3, place 1D3, take architect-1, place 1E3, take beast-4,
  place 1B2, take builder-4, swap 1B1 1E4, place 1E4, take builder-2, place 1D5, take beast-2, place 1C1,
  take builder-1, swap 1A2 1A4, place 1A4, take beast-1, place 1B5, take beast-3, place 1C2, score 2C1, score 2B2,
  take sculptor-3, place 2C3, take architect-2, place 1A5, take builder-3, swap 1E2 2B2, place 2B2, take artisan-3,
  place 1B1, take sculptor-4, place 1A1, take builder-7, swap 1E1 2C1, place 1E1, take artisan-4, place 1E5,
  take artisan-6, place 1C5, score 2B4, take builder-architect-2, swap 2C4 2D4, place 2D4, take artisan-2, place 2B4,
  take builder-6, swap 1A2 2B3, place 1A2, score 2A1, take sculptor-artisan-1, place 1E2, score 2D1, take beast-6,
  place 2C2`;

export const split: Lesson = {
  id: 'split',
  shows: ['crew'],
  start: () => {
    const state = setup({ players: 3 }, 'split-2');
    playScript(state, actionsOf(SPLIT_GAME));
    return state;
  },
  steps: [
    { id: 'card', goals: ['take sculptor-artisan-2'] },
    {
      id: 'tile',
      goals: ['place 2C1'],
      others: ['take architect-4', 'place 2C4', 'take beast-5', 'place 2A3'],
    },
    { id: 'cardAgain', goals: ['take beast-elder-1'] },
    { id: 'side', goals: ['place 2D1 as elder'] },
    { id: 'blessing' },
  ],
};
