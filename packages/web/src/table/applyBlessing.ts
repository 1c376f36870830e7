import type { BlessingId } from '@nunatak/engine';
import type { Game } from '../line/game.ts';

/** Begins to use a blessing of one's own turn: by two cells to choose, or staged at once. */
export function applyBlessing(game: Game, id: BlessingId): void {
  if (id === 'moon' || id === 'movement') game.begin(id);
  else if (id === 'discovery' || id === 'abundance' || id === 'structure')
    game.stage({ type: 'useBlessing', blessing: id });
}
