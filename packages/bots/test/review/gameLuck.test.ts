import { type Action, cloneState, setup } from '@nunatak/engine';
import { makeLegalMove, toAction } from '@nunatak/engine/fast';
import { expect, it } from 'vitest';
import { botNamed, playGame } from '../../src/index.ts';
import { luckOfGame } from '../../src/review/gameLuck.ts';
import { reviewedGame } from '../../src/review/index.ts';

const SEATS = ['pebble', 'serac', 'drift'];

it('measures the same luck from a game’s steps as the arena measures during play', () => {
  const deal = 'luck of a game';
  const { seats } = playGame({ index: 0, deal, seats: SEATS }, { players: 3, luck: true, now: () => 0 });
  const initial = setup({ players: 3 }, deal);
  const state = cloneState(initial);
  const steps: Action[] = [];
  while (state.view.phase !== 'over') {
    const { decider } = state.view;
    for (const move of botNamed(SEATS[decider]).decide(state.view, `${deal}/${decider}`).moves) {
      steps.push(toAction(state.view.facts, move));
      makeLegalMove(state, move);
    }
  }
  const game = reviewedGame(initial, steps);
  if (!game.ok) throw new Error(game.reason.kind);
  expect(game.value.final.view.points.slice(0, 3)).toEqual(seats.map(({ total }) => total));
  const luck = luckOfGame(game.value, deal);
  expect(luck).toEqual(seats.map((seat) => seat.luck));
  expect(luck.some(({ points }) => Math.abs(points) > 1)).toBe(true);
});
