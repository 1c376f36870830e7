import { playScript } from './deal.ts';
import { lastTurn } from './lastTurn.ts';
import type { Lesson } from './lesson.ts';

/** A finished game, to see at once what is played for. */
export const aim: Lesson = {
  id: 'aim',
  start: () => {
    const state = lastTurn.start();
    playScript(state, [
      ...lastTurn.goals,
      'place 4A1',
      ...lastTurn.others,
      ...lastTurn.blessing,
      ...lastTurn.othersBless,
    ]);
    return state;
  },
  steps: [{ id: 'ledger', ledger: true }],
};

export const scoring: Lesson = {
  id: 'scoring',
  shows: ['crew', 'gains'],
  start: lastTurn.start,
  steps: [
    { id: 'card', goals: lastTurn.goals },
    { id: 'tile', others: lastTurn.others },
    { id: 'blessing', goals: lastTurn.blessing, others: lastTurn.othersBless },
    { id: 'ledger', ledger: true },
  ],
};
