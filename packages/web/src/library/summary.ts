import { CELLS, NONE, ownerAt, score, type View, winners } from '@nunatak/engine';
import { coloursOf, type LocalConfig } from '../session/config.ts';
import type { Summary } from './kept.ts';

/** The seats of a game at this screen, Siku or the dummies last. */
export function listedSeats(config: LocalConfig): Summary['seats'] {
  const colours = coloursOf(config).slice(0, Math.max(config.players, 3));
  return colours.map((colour, seat) => config.seats[seat] ?? { kind: 'neutral', name: '', colour });
}

/** What a position tells a list. */
export function summaryOfView(
  seats: Summary['seats'],
  view: View,
): Pick<Summary, 'players' | 'seats' | 'turn' | 'over' | 'points' | 'winners' | 'blocks'> {
  const over = view.phase === 'over';
  const { players } = view.facts;
  return {
    players,
    seats,
    turn: view.turn,
    over,
    points: Array.from({ length: players }, (_, seat) => (over ? score(view, seat).total : view.points[seat])),
    winners: over ? [...winners(view)] : [],
    blocks: Array.from({ length: CELLS }, (_, cell) => {
      const owner = ownerAt(view, cell);
      return owner === NONE ? '.' : owner;
    }).join(''),
  };
}
