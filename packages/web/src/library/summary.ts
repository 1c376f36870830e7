import { CELLS, NONE, ownerAt, score, type View, winners } from '@nunatak/engine';
import { coloursOf, type LocalConfig } from '../session/config.ts';
import type { Summary } from './kept.ts';

/** What a position tells a list. */
export function summaryOfView(
  config: LocalConfig,
  view: View,
): Pick<Summary, 'players' | 'seats' | 'turn' | 'over' | 'points' | 'winners' | 'blocks'> {
  const over = view.phase === 'over';
  const seats = coloursOf(config).slice(0, view.facts.seats);
  return {
    players: config.players,
    seats: seats.map((colour, seat) => config.seats[seat] ?? { kind: 'bot', name: '', colour }),
    turn: view.turn,
    over,
    points: Array.from({ length: config.players }, (_, seat) => (over ? score(view, seat).total : view.points[seat])),
    winners: over ? [...winners(view)] : [],
    blocks: Array.from({ length: CELLS }, (_, cell) => {
      const owner = ownerAt(view, cell);
      return owner === NONE ? '.' : owner;
    }).join(''),
  };
}
