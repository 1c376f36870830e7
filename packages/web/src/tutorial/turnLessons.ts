import { begin, type Lesson } from './lesson.ts';
import { SUPPORTED } from './supported.ts';

export const place: Lesson = {
  id: 'place',
  start: () =>
    begin({ deck: ['sculptor-1', 'builder-1', 'beast-1', 'artisan-1', 'architect-1', 'sculptor-2', 'artisan-2'] }, ''),
  steps: [
    { id: 'card', goals: ['take sculptor-1'] },
    { id: 'tile', others: ['take builder-1', 'place 1E2', 'take beast-1', 'place 1B5'] },
    { id: 'cardAgain' },
    { id: 'tileAgain' },
  ],
};

export const support: Lesson = {
  id: 'support',
  start: () => begin({ deck: SUPPORTED.deck }, SUPPORTED.script),
  steps: [
    { id: 'card', goals: ['take beast-2'] },
    { id: 'tile', goals: ['place 2C1'] },
  ],
};

export const rows: Lesson = {
  id: 'rows',
  shows: ['track'],
  start: () =>
    begin(
      {
        deck: [
          ...(['builder-1', 'architect-1', 'artisan-1', 'artisan-2', 'beast-1', 'artisan-3', 'sculptor-1'] as const),
          ...(['architect-2', 'sculptor-2', 'beast-2', 'elder-1', 'builder-2', 'sculptor-3'] as const),
        ],
      },
      `
        take builder-1
        place 1A4
        take architect-1
        place 1B4
        take artisan-1
        place 1C4
        take artisan-2
        place 1E4
        take beast-1
        place 1D1
        take artisan-3
        place 1D2
        take sculptor-1
        place 1D3
        take architect-2
        place 1D5
        take sculptor-2
        place 1A1`,
    ),
  steps: [
    { id: 'card', goals: ['take beast-2'] },
    { id: 'tile', goals: ['place 1D4'] },
  ],
};

export const swap: Lesson = {
  id: 'swap',
  start: () =>
    begin(
      {
        deck: [
          ...(['artisan-1', 'beast-1', 'sculptor-1', 'builder-1', 'beast-2', 'sculptor-2', 'architect-1'] as const),
          ...(['elder-1', 'beast-3', 'sculptor-3'] as const),
        ],
      },
      `
        take artisan-1
        place 1C1
        take beast-1
        place 1D1
        take sculptor-1
        place 1C2
        take beast-2
        place 1A3
        take sculptor-2
        place 1A1
        take architect-1
        place 1D5`,
    ),
  steps: [
    { id: 'card', goals: ['take builder-1'] },
    {
      id: 'swap',
      goals: ['swap 1B1 1D2', 'swap 1D2 1E2', 'swap 1D2 1C3', 'swap 1D2 1A4', 'swap 1D2 1C5'],
    },
    { id: 'tile', goals: ['place 1D2'] },
  ],
};
