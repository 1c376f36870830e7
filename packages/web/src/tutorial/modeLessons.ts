import { type PlayerCount, type State, setup } from '@nunatak/engine';
import { playScript } from './deal.ts';
import { actionsOf, type Lesson } from './lesson.ts';

function dealt(players: PlayerCount, seed: string, script: string): State {
  const state = setup({ players }, seed);
  playScript(state, actionsOf(script));
  return state;
}

/** Y1: a new set of two own blocks and one of Siku's; Siku's block completes a square in which only the learner scores. */
export const siku: Lesson = {
  id: 'siku',
  start: () =>
    dealt(
      2,
      'siku-64',
      `
        take beast-4, for self, place 1E3, take artisan-2, for siku, place 1B3, take artisan-1, for self, place 1E2,
        take sculptor-1, for self, place 1D5, take builder-5, for siku, place 1D3, take artisan-4, for self, place 1B2`,
    ),
  steps: [
    { id: 'card', goals: ['take artisan-3'] },
    { id: 'user', goals: ['for siku'] },
    { id: 'tile', goals: ['place 1D2'], others: ['take builder-1', 'for siku', 'swap 1B1 1D4', 'place 1B1'] },
    { id: 'cardAgain', goals: ['take sculptor-2', 'take sculptor-4'] },
    { id: 'userAgain', goals: ['for self'] },
    { id: 'tileAgain' },
  ],
};

/** W1: a whole game up to the extra turns; the learner has the most corner blocks. */
const FOUR_GAME = `
  take sculptor-4, place 1C1, take artisan-6, place 1D2, take elder-2, place 1B5, bless expansion, take beast-3,
  place 1C5, take artisan-2, place 1C3, take artisan-1, place 1B3, take sculptor-1, place 1B2, take beast-2, place 1E3,
  take elder-3, place 1C2, bless foresight, take artisan-3, place 1D1, use foresight artisan-4, take builder-3,
  place 1D3, take builder-1, swap 1A5 2B2, place 2B2, take artisan-4, place 1E2, take builder-2, place 1D5,
  take sculptor-3, place 1A5, take sculptor-2, place 1D4, take artisan-5, place 2C2, take beast-1, place 1B4,
  take beast-4, place 1B1, take architect-3, place 1A2, take builder-5, place 1C4, score 2B3, score 2C3, score 2B4,
  take builder-4, swap 2B1 2C4, place 2C4, take architect-2, place 2C3, take builder-6, place 2C1, take architect-1,
  place 1E1, take architect-5, place 2B3, take builder-architect-1, swap 1A4 3B2, place 3B2, take artisan-7, place 1A3,
  take builder-7, swap 2B1 2A2, place 2B1, take sculptor-artisan-3, place 2B4 as sculptor, take beast-6, place 2D2,
  take elder-4, place 3B3, bless providence, take sculptor-artisan-2, place 2A2 as sculptor, take beast-5, place 2D1,
  take sculptor-6, place 3B1, take elder-1, place 1A1, bless diversity, take builder-architect-2, swap 2A1 3C1,
  place 3C1, take sculptor-5, place 1A4, use providence L1c0, score 2A3, take beast-elder-1, place 2A1 as beast,
  take sculptor-artisan-4, place 1E4, take architect-6, place 1E5, take sculptor-7, place 2A4, take builder-8,
  place 2A3, score 3A2, take architect-4, place 2D3, take beast-elder-2, place 3A1, take beast-7, place 3C2,
  take sculptor-artisan-5, place 4B1 as artisan, take builder-architect-3, place 3A2, take sculptor-artisan-1,
  place 2D4, take elder-5, place 4A1, bless abundance, take artisan-8, place 3C3, take sculptor-artisan-6, place 3A3`;

export const completion: Lesson = {
  id: 'completion',
  shows: ['crew', 'gains'],
  start: () => dealt(4, 'extra-36', FOUR_GAME),
  steps: [
    { id: 'card', goals: ['take artisan-9'] },
    { id: 'tile', goals: ['place 4A2'], others: ['take builder-architect-4', 'place 4B2 as builder'] },
  ],
};

/** Z1 to Z4: two rounds with the dummies, in the second of which one cannot decide. */
export const solo: Lesson = {
  id: 'solo',
  start: () => dealt(1, 'solo-7', ''),
  steps: [
    { id: 'card', goals: ['take builder-3'] },
    { id: 'tile', goals: ['place 1E1'] },
    { id: 'cardAgain', goals: ['take architect-1'] },
    { id: 'tileAgain', goals: ['place 1A1'] },
    { id: 'tie' },
  ],
};
