import type { Facts, View } from '@nunatak/engine';
import type { RootInfo } from '../judge/rootInfo.ts';
import { Inputs } from './inputs.ts';
import { type Layout, layoutFor } from './layout.ts';
import { SeatFeatures } from './seatFeatures.ts';
import { TableFeatures } from './tableFeatures.ts';
import { blocksPlaced, TempleFeatures } from './templeFeatures.ts';

/** Encodes a position at the start of a turn as net inputs, from the point of view of the seat to move. */
export class Encoder {
  readonly layout: Layout;
  readonly inputs: Inputs;
  readonly #temple: TempleFeatures;
  readonly #seats: SeatFeatures;
  readonly #table: TableFeatures;
  readonly #order: Int32Array;

  constructor(facts: Facts) {
    const layout = layoutFor(facts.players);
    const cards = Int32Array.from(facts.cardSymbols);
    const tiles = Int32Array.from(facts.tileSymbols);
    this.layout = layout;
    this.inputs = new Inputs(layout);
    this.#temple = new TempleFeatures(layout, tiles);
    this.#seats = new SeatFeatures(layout, facts);
    this.#table = new TableFeatures(layout, facts, cards, tiles);
    this.#order = new Int32Array(layout.seats);
  }

  /** Encodes a view. With `root`, leaves out everything revealed since then. */
  encode(view: View, root?: RootInfo): Inputs {
    const { inputs } = this;
    const temple = this.#temple;
    const table = this.#table;
    const order = this.#orderFrom(view.active);
    inputs.clear();
    inputs.placed = blocksPlaced(view);
    temple.writeCells(view, order, root, inputs);
    table.writeDisplay(view, root, temple.showing, inputs);
    temple.writeSquares(view, order, table.playable, inputs);
    temple.writeUpper(view, order, inputs);
    temple.writeLines(view, table.playable, inputs);
    this.#seats.write(view, order, inputs);
    table.writeGame(view, root, inputs.placed, inputs);
    table.writeUnseenCards(view, root, inputs);
    table.writeUnseenTiles(view, root, inputs);
    return inputs;
  }

  /** Returns the players in turn order, the active one first, then Siku or the dummies. */
  #orderFrom(active: number): Int32Array {
    const { players, seats } = this.layout;
    const order = this.#order;
    for (let r = 0; r < seats; r++) order[r] = r < players ? (active + r) % players : r;
    return order;
  }
}
