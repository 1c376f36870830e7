import { preview } from '@nunatak/engine';
import { NEVER_WAIT, type StandingOrders } from '@nunatak/protocol';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Match } from '../../src/match/match.ts';
import { orderedAnswer } from '../../src/match/orders.ts';
import { House } from '../support/house.ts';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

const isReaction =
  (phase: string) =>
  ({ state }: Match): boolean =>
    state !== undefined && state.view.phase === phase && state.view.decider !== state.view.active;

/** Plays random games until somebody is asked for a reaction in another's turn. */
async function reactionTo(phase: string): Promise<Match> {
  for (let game = 0; game < 60; game++) {
    const id = await house.start(4, {
      game: { players: 4, options: { blessings: ['expansion', 'providence', 'foresight'] } },
    });
    const match = await house.playUntil(id, (state) => isReaction(phase)(state) || state.status === 'finished');
    if (isReaction(phase)(match)) return match;
  }
  throw new Error(`No ${phase} came up`);
}

it('uses a reaction that pays enough, and passes otherwise (E3)', async () => {
  const { state } = await reactionTo('providence');
  if (state === undefined) throw new Error('no state');
  const { view } = state;
  const orders = (providence: StandingOrders['providence']): StandingOrders => ({ ...NEVER_WAIT, providence });
  expect(orderedAnswer(view, orders('ask'))).toBeUndefined();
  expect(orderedAnswer(view, orders('never'))).toEqual({ type: 'pass' });
  const used = orderedAnswer(view, orders({ atLeast: 1 }));
  expect(used).toMatchObject({ type: 'useBlessing', blessing: 'providence' });
  const points = used && preview(view, used).points.find(({ source }) => source === 'providence')?.points;
  expect([4, 7]).toContain(points);
  expect(orderedAnswer(view, orders({ atLeast: 8 }))).toEqual({ type: 'pass' });
});

it('answers by itself as part of the step that asked, so that nobody waits', async () => {
  const { id, state, seq } = await reactionTo('endOfTurn');
  const owner = state?.view.decider ?? -1;
  await house.play.changeOrders(id, owner, { ...NEVER_WAIT, foresight: 'never' });
  await house.decide(id, { type: 'pass' });
  const isOwnerAsked = (match: Match) => isReaction('endOfTurn')(match) && match.state?.view.decider === owner;
  await house.playUntil(id, (match) => match.seq > seq + 30 || match.status === 'finished' || isOwnerAsked(match));
  expect(isOwnerAsked(await house.load(id))).toBe(false);
  const byOrder = (await house.store.steps(id, seq)).filter(({ by }) => by === 'order');
  expect(byOrder.length).toBeGreaterThan(0);
  expect(byOrder.every((step) => step.seat === owner && step.action === '{"type":"pass"}')).toBe(true);
});

it('never answers in the seat’s own turn', async () => {
  const id = await house.start(3);
  const { state } = await house.load(id);
  expect(state && orderedAnswer(state.view, NEVER_WAIT)).toBeUndefined();
});

it('gives games of a turn a day orders that never wait', async () => {
  const slow = await house.load(await house.start(2, { clock: { kind: 'perTurn', seconds: 3600 } }));
  expect(slow.room.seats[0].orders).toEqual(NEVER_WAIT);
});
