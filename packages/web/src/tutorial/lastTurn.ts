import { type State, setup } from '@nunatak/engine';
import { playScript } from './deal.ts';
import { actionsOf } from './lesson.ts';

const SEED = 'lesson-74';

/** A whole game up to the last turn of the learner, action by action. */
const GAME = `
  take sculptor-1, place 1E4, take sculptor-3, place 1B5, take beast-3, place 1B3, take beast-4, place 1A2,
  take builder-4, place 1D2, take sculptor-4, place 1C3, take elder-1, place 1E5, bless stability,
  take architect-3, place 1D5, take architect-2, place 1B1, take artisan-3, place 1A1, take builder-5, place 1D4,
  take artisan-1, place 1B2, take artisan-5, place 1A3, take artisan-2, place 2D4, take beast-1, place 1B4,
  take beast-2, place 1A4, take builder-1, place 1A5, take elder-3, place 1C2, bless luck, take artisan-6,
  place 1C1, take builder-3, place 1D1, take builder-2, place 1C4, take artisan-4, place 2B1, take elder-2,
  place 2A4, bless inspiration, keep inspiration, take sculptor-2, place 2B2, take beast-elder-1, place 2A3,
  bless abundance, take sculptor-artisan-2, place 1E3, take architect-5, place 2B3, take builder-7, place 2A2,
  pass, take architect-1, place 2A1, take sculptor-artisan-1, place 1C5, score 2C4, take beast-6, place 3A1, pass,
  take builder-architect-1, place 2B4 as architect, take elder-4, place 1E2, bless movement, take architect-4,
  place 1E1, pass, take sculptor-6, place 2D1, take builder-6, place 3A2, take beast-5, place 2C4, pass,
  take artisan-7, place 1D3, score 2C3, score 2D3, score 2D2, take sculptor-5, place 2C3, take sculptor-artisan-3,
  place 2D3 as artisan, pass, take sculptor-artisan-5, place 2C2 as sculptor, take builder-architect-3, place 2D2,
  take beast-7, place 3C3, pass, take sculptor-artisan-4, place 3C2, take architect-6, place 3B3, take artisan-8,
  place 3B2, pass, take beast-elder-2, place 4B2, take sculptor-artisan-6, place 3A3, take builder-architect-2,
  place 2C1, score 3C1, pass, take sculptor-7, place 3B1, take builder-architect-4, place 3C1 as architect`;

/** The end of a close game: three cards are left, and one of them decides it. */
export const lastTurn = {
  seed: SEED,
  /** All that was played before it. */
  before: actionsOf(GAME),
  start(): State {
    const state = setup({ players: 3 }, SEED);
    playScript(state, actionsOf(GAME));
    return state;
  },
  goals: ['take artisan-9'],
  others: ['take elder-5', 'place 4B1', 'bless structure', 'take builder-8', 'place 4A2'],
  blessing: ['end stability'],
  othersBless: ['end luck'],
} as const;
