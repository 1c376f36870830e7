import { type Action, play, type Secret, setup } from '@nunatak/engine';
import { fieldsOf, type ViewFields, viewOf } from '@nunatak/protocol';

/** What boardgame.io keeps and sends: as little as we do, so without the facts that both sides know. */
export interface BoardgameBoard {
  readonly view: ViewFields;
  readonly secret: Secret;
}

const START = setup({ players: 3 }, 'bench');
export const BENCH_FACTS = START.view.facts;

/** Our engine as a game of boardgame.io: its own server keeps, checks and sends the state. */
export const boardgameGame = {
  name: 'nunatak',
  setup: (): BoardgameBoard => ({ view: fieldsOf(START.view), secret: START.secret }),
  turn: { activePlayers: { all: 'play' }, stages: {} },
  moves: {
    act: ({ G }: { G: BoardgameBoard }, action: Action): BoardgameBoard => {
      const { state } = play({ view: viewOf(BENCH_FACTS, G.view), secret: G.secret }, action);
      return { view: fieldsOf(state.view), secret: state.secret };
    },
  },
  playerView: ({ G }: { G: BoardgameBoard }): Pick<BoardgameBoard, 'view'> => ({ view: G.view }),
  disableUndo: true,
};
