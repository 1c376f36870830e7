import { setup } from '@nunatak/engine';
import { playScript } from './deal.ts';
import { actionsOf, begin, type Lesson } from './lesson.ts';
import { SUPPORTED } from './supported.ts';

/** Two sculptors, artisans with two of the three tools and a beast: three cards that count among their own kind. */
export const collect: Lesson = {
  id: 'collect',
  shows: ['crew', 'gains'],
  start: () =>
    begin(
      {
        deck: [
          ...(['sculptor-1', 'builder-1', 'builder-2', 'artisan-1', 'architect-1', 'artisan-6', 'beast-3'] as const),
          ...(['builder-3', 'sculptor-3', 'sculptor-2', 'builder-4', 'architect-2', 'artisan-2', 'beast-1'] as const),
          ...(['beast-2', 'sculptor-4', 'elder-1', 'builder-5', 'artisan-3', 'artisan-4', 'architect-3'] as const),
          ...(['beast-4', 'elder-2', 'elder-3', 'artisan-5'] as const),
        ],
        tiles: ['beast', 'sculptor', 'artisan', 'builder'],
      },
      `
        take sculptor-1, place 1E5, take builder-1, place 1C3, take builder-2, place 1E2, take artisan-1, place 1C1,
        take architect-1, place 1B4, take artisan-6, place 1D2, take beast-3, place 1D1, take builder-3, place 1B1,
        take sculptor-3, place 1C2, take sculptor-2, place 1A1, take builder-4, place 1C5, take architect-2, place 1E1,
        take artisan-2, place 1E4, take beast-1, place 2C1, take beast-2, place 1D4`,
    ),
  steps: [
    { id: 'sculptor', goals: ['take sculptor-4'] },
    {
      id: 'sculptorTile',
      goals: ['place 1D3'],
      others: ['take elder-1', 'place 1B2', 'bless structure', 'take builder-5', 'place 2B1'],
    },
    { id: 'artisan', goals: ['take artisan-3'] },
    {
      id: 'artisanTile',
      goals: ['place 1A2'],
      others: ['take artisan-4', 'place 1B3', 'take architect-3', 'place 1D5'],
    },
    { id: 'beast', goals: ['take beast-4'] },
    { id: 'beastTile' },
  ],
};

/** As many builders as each of the others, two architects, and five of the six types. */
const DEPEND_GAME = `
  take beast-3, place 1D3, take builder-2, swap 1E1 1B4, place 1B4, take builder-3, swap 1B1 1C2, place 1C2,
  take builder-5, swap 1B2 1E2, place 1B2, take elder-1, place 1D4, bless edge, take artisan-4, place 1C3,
  take sculptor-1, place 1C4, take sculptor-2, place 1E4, take beast-2, place 1C1, take architect-1, place 1D1,
  take elder-2, place 1E2, bless construction, enact construction, take beast-1, place 1E5, take beast-4, place 1E3,
  take sculptor-3, place 1D5, take artisan-3, place 1A2, take builder-4, place 1D2, score 2C1, score 2C2,
  take architect-3, place 2C2, take artisan-1, place 2C1, take artisan-2, place 1A4, take sculptor-4, place 1C5,
  take builder-1, swap 1B5 2D4, place 1B5, take architect-2, place 1A5, take sculptor-artisan-2, place 2D2 as artisan,
  take artisan-5, place 2D4`;

export const depend: Lesson = {
  id: 'depend',
  shows: ['crew', 'gains'],
  start: () => {
    const state = setup({ players: 3 }, 'depend-3438');
    playScript(state, actionsOf(DEPEND_GAME));
    return state;
  },
  steps: [
    { id: 'builder', goals: ['take builder-7'] },
    {
      id: 'builderTile',
      goals: ['place 2C3'],
      others: ['take sculptor-artisan-1', 'place 1B1', 'take artisan-6', 'place 2A4'],
    },
    { id: 'architect', goals: ['take architect-5'] },
    {
      id: 'architectTile',
      goals: ['place 1E1'],
      others: ['take beast-5', 'place 2D1', 'take elder-3', 'place 3C1', 'bless movement'],
    },
    { id: 'elder', goals: ['take elder-4'] },
    { id: 'elderTile', goals: ['place 1A1'] },
    { id: 'blessing' },
  ],
};

export const elder: Lesson = {
  id: 'elder',
  start: () => begin({ deck: SUPPORTED.deck }, SUPPORTED.script),
  steps: [
    { id: 'card', goals: ['take elder-1'] },
    { id: 'tile' },
    {
      id: 'blessing',
      goals: ['bless structure'],
      others: ['take sculptor-3', 'place 1A1', 'take builder-3', 'place 1E2'],
    },
    { id: 'cardAgain', goals: ['take beast-2'] },
    { id: 'tileAgain', goals: ['place 2C1'] },
    { id: 'use', goals: ['use structure'] },
  ],
};

/** The learner holds Providence from an earlier turn; Inspiration lies face up. */
export const blessings: Lesson = {
  id: 'blessings',
  start: () =>
    begin(
      {
        deck: [
          ...(['elder-1', 'builder-1', 'builder-2', 'artisan-1', 'sculptor-3', 'artisan-6', 'sculptor-1'] as const),
          ...(['builder-3', 'beast-3', 'sculptor-2', 'builder-4', 'architect-2', 'elder-2', 'architect-1'] as const),
          ...(['beast-2', 'beast-1', 'artisan-2', 'builder-5'] as const),
        ],
        tiles: ['beast', 'sculptor', 'artisan', 'builder'],
        blessings: ['providence', 'luck', 'inspiration'],
      },
      `
        take elder-1, place 1B2, bless providence, take builder-1, place 1E2, take builder-2, place 1B1,
        take artisan-1, place 1A2, take sculptor-3, place 1D3, take artisan-6, place 1C4, take sculptor-1, place 1C2,
        take builder-3, place 1A4, take beast-3, place 1D4, take sculptor-2, place 1A1, take builder-4, place 1C3,
        take architect-2, place 1D5`,
    ),
  steps: [
    { id: 'card', goals: ['take elder-2'] },
    { id: 'tile', goals: ['place 1A5'] },
    { id: 'blessing', goals: ['bless inspiration'] },
    { id: 'now', goals: ['enact inspiration'], others: ['take beast-2', 'place 1A3'] },
    { id: 'react', goals: ['use providence L1c0'] },
  ],
};

/** As many outer blocks as the second seat: the next one leads. */
export const outer: Lesson = {
  id: 'outer',
  shows: ['outer'],
  start: () =>
    begin(
      {
        deck: [
          ...(['builder-1', 'beast-4', 'artisan-2', 'sculptor-3', 'artisan-6', 'builder-4', 'sculptor-1'] as const),
          ...(['artisan-1', 'beast-2', 'architect-1', 'sculptor-2', 'artisan-4', 'sculptor-4', 'builder-2'] as const),
        ],
        tiles: ['beast', 'sculptor'],
      },
      `
        take beast-4, place 1B5, take builder-1, place 1A4, take artisan-6, place 1C1, take sculptor-3, place 1A1,
        take artisan-2, place 1A2, take builder-4, place 1C5, take beast-2, place 1D1, take architect-1, place 1E1,
        take sculptor-1, place 1D3`,
    ),
  steps: [
    { id: 'card', goals: ['take sculptor-4', 'take sculptor-2'] },
    { id: 'tile', goals: ['place 1E5'] },
  ],
};
