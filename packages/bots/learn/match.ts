/**
 * Plays one process's part of a duel; started by duel.ts. Prints a line of JSON per deal, after it was played from
 * every seat.
 */
import { parseArgs } from 'node:util';
import { deal, type PlayerCount, winners } from '@nunatak/engine';
import { makeLegalMove } from '@nunatak/engine/fast';
import { threadClock } from '../node/threadClock.ts';
import { createPlayer } from './players.ts';
import { ownFacts } from './variants.ts';

/** A's result on one deal: wins over all seats, points, and the time of both sides. */
export interface DealResult {
  readonly deal: number;
  readonly wins: number;
  readonly own: number;
  readonly others: number;
  readonly msA: number;
  readonly decisionsA: number;
  readonly msB: number;
  readonly decisionsB: number;
}

const { values: options } = parseArgs({
  options: {
    a: { type: 'string', default: 'serac' },
    b: { type: 'string', default: 'serac' },
    players: { type: 'string', default: '3' },
    deals: { type: 'string', default: '10' },
    seed: { type: 'string', default: 'dev' },
    shard: { type: 'string', default: '0/1' },
    seconds: { type: 'string', default: '1000000' },
  },
});
const players = Number(options.players) as PlayerCount;
const [shard, shards] = options.shard.split('/').map(Number);
const facts = ownFacts(players);
const playerA = createPlayer(options.a, players, threadClock);
const playerB = createPlayer(options.b, players, threadClock);
const start = Date.now();

function playDeal(number: number): DealResult {
  const name = `${options.seed}/${number}`;
  const sums = { wins: 0, own: 0, others: 0, msA: 0, decisionsA: 0, msB: 0, decisionsB: 0 };
  for (let seatOfA = 0; seatOfA < players; seatOfA++) {
    const state = deal(facts, name);
    const { view } = state;
    while (view.phase !== 'over') {
      const { decider } = view;
      const isA = decider === seatOfA;
      const before = threadClock();
      const moves = (isA ? playerA : playerB)(view, `${name}/${decider}`);
      const spent = threadClock() - before;
      sums[isA ? 'msA' : 'msB'] += spent;
      sums[isA ? 'decisionsA' : 'decisionsB']++;
      for (const move of moves) makeLegalMove(state, move);
    }
    const won = winners(view);
    if (won.includes(seatOfA)) sums.wins += 1 / won.length;
    for (let seat = 0; seat < players; seat++) sums[seat === seatOfA ? 'own' : 'others'] += view.points[seat];
  }
  return { deal: number, ...sums };
}

for (let number = shard; number < Number(options.deals); number += shards) {
  if (Date.now() - start > Number(options.seconds) * 1000) break;
  process.stdout.write(`${JSON.stringify(playDeal(number))}\n`);
}
