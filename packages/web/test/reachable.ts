import {
  legalActions,
  NONE,
  nextInt,
  ownerAt,
  play,
  type Rng,
  type State,
  seedRng,
  setup,
  typesOfTile,
} from '@nunatak/engine';
import { COLOURS } from '../src/art/tokens.ts';
import { CELLS } from '../src/board/cells.ts';
import type { Position } from './positions.ts';

const FEWEST = 6;
const MOST = 150;

function isPlacing({ view }: State): boolean {
  return view.phase === 'placeBlock';
}

/** Plays at random for a while, then on until somebody is to place a block; undefined where the game ended before. */
function midGame(players: 2 | 3 | 4, seed: string, rng: Rng): State | undefined {
  let state = setup({ players }, seed);
  const depth = FEWEST + nextInt(rng, MOST - FEWEST);
  for (let made = 0; made < depth || !isPlacing(state); made++) {
    const actions = legalActions(state.view);
    if (actions.length === 0) return undefined;
    const action = actions[nextInt(rng, actions.length)];
    state = play(state, action).state;
  }
  return state;
}

function positionOf({ view }: State): Position {
  const open = legalActions(view).flatMap((action) => (action.type === 'placeBlock' ? [action.cell] : []));
  return {
    tiles: view.tileAt.map((tile) => (tile === NONE ? undefined : typesOfTile(view.facts, tile))),
    blocks: CELLS.map((cell) => {
      const owner = ownerAt(view, cell);
      return owner === NONE ? undefined : COLOURS[owner];
    }),
    open: [...new Set(open)].sort((a, b) => a - b),
  };
}

/** Positions of real games in which a block is to be placed, the same each time. */
export function placingPositions(count: number): readonly Position[] {
  const rng = seedRng('reachable');
  const positions: Position[] = [];
  for (let game = 0; positions.length < count; game++) {
    const state = midGame(([2, 3, 4] as const)[game % 3] ?? 2, `reachable-${game}`, rng);
    if (state !== undefined) positions.push(positionOf(state));
  }
  return positions;
}
