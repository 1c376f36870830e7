import type { Kept } from '../../src/library/kept.ts';
import { listedSeats, summaryOfView } from '../../src/library/summary.ts';
import { usualConfig } from '../../src/session/config.ts';
import { newGame, saveOf } from '../../src/session/games.ts';
import { everyonePerson, playOut } from '../session/playOut.ts';

const MANY = 1000;
const OVER_EVERY = 3;

/** A library of somebody who has played a lot: a thousand games, most of them finished. */
export function thousandGames(): readonly Kept[] {
  const config = everyonePerson({ ...usualConfig(3, ['Ana', 'Bo', 'Mira']), seed: 'thousand' });
  const [finished, begun] = [newGame(config), newGame(config)];
  playOut(finished, 'thousand');
  playOut(begun, 'thousand', 40);
  return Array.from({ length: MANY }, (_, i) => {
    const game = i % OVER_EVERY === 0 ? begun : finished;
    const { view } = game.get().state;
    const summary = summaryOfView(listedSeats(config), view);
    return {
      summary: {
        id: `game${String(i).padStart(8, '0')}`,
        kind: 'local',
        revision: 1,
        created: i,
        changed: i,
        yourTurn: !summary.over,
        ...summary,
      },
      body: saveOf(game.referee),
    };
  });
}
