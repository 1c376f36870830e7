import type { State } from '@nunatak/engine';
import { dealLesson, type LessonDeal, playScript } from './deal.ts';
import { lastTurn } from './lastTurn.ts';

export const LESSON_IDS = ['place', 'support', 'squares', 'rows', 'swap', 'elder', 'scoring'] as const;
export type LessonId = (typeof LESSON_IDS)[number];

/** The person of every lesson; the others play by script. */
export const LEARNER = 0;

export const STEP_IDS = {
  place: ['card', 'tile', 'cardAgain', 'tileAgain'],
  support: ['card', 'tile'],
  squares: ['card', 'tile', 'tieCard', 'tieTile'],
  rows: ['card', 'tile'],
  swap: ['card', 'swap', 'tile'],
  elder: ['card', 'tile', 'blessing', 'cardAgain', 'tileAgain', 'use'],
  scoring: ['card', 'tile', 'blessing', 'ledger'],
} as const satisfies Record<LessonId, readonly string[]>;

export interface LessonStep {
  readonly id: string;
  /** What fulfils the step, in notation; undefined: any legal action does. */
  readonly goals?: readonly string[];
  /** What the other seats do afterwards, in notation. */
  readonly others?: readonly string[];
  /** The step is done by stepping through the ledger, not by an action. */
  readonly ledger?: true;
}

export interface Lesson {
  readonly id: LessonId;
  start(): State;
  readonly steps: readonly LessonStep[];
}

/** The base of every lesson. */
const BASE = 's b a t r / a e s a b / t a b s e / b r a t a / e t b r s';

function begin(deal: Omit<LessonDeal, 'base' | 'tiles' | 'blessings'> & Partial<LessonDeal>, script: string): State {
  const state = dealLesson({ base: BASE, tiles: ['beast'], blessings: ['structure', 'luck'], ...deal });
  playScript(state, lines(script));
  return state;
}

/** One action a line. */
function lines(script: string): readonly string[] {
  return script
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

const place: Lesson = {
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

/** Three blocks of the learner and one of the second seat carry 2C1, whose tile shows a beast. */
const SUPPORTED: Pick<LessonDeal, 'deck'> & { readonly script: string } = {
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

const support: Lesson = {
  id: 'support',
  start: () => begin({ deck: SUPPORTED.deck }, SUPPORTED.script),
  steps: [
    { id: 'card', goals: ['take beast-2'] },
    { id: 'tile', goals: ['place 2C1'] },
  ],
};

const squares: Lesson = {
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

const rows: Lesson = {
  id: 'rows',
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

const swap: Lesson = {
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

const elder: Lesson = {
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

const scoring: Lesson = {
  id: 'scoring',
  start: lastTurn.start,
  steps: [
    { id: 'card', goals: lastTurn.goals },
    { id: 'tile', others: lastTurn.others },
    { id: 'blessing', goals: lastTurn.blessing, others: lastTurn.othersBless },
    { id: 'ledger', ledger: true },
  ],
};

export const LESSONS: readonly Lesson[] = [place, support, squares, rows, swap, elder, scoring];

export function lessonById(id: string): Lesson | undefined {
  return LESSONS.find((lesson) => lesson.id === id);
}
