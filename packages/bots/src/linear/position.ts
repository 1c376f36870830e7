import type { View } from '@nunatak/engine';
import type { RootInfo } from '../judge/rootInfo.ts';
import { addPerson, type FeatureSink } from './features.ts';
import { PLACE } from './layout.ts';
import { Playable } from './playable.ts';
import { Reading } from './reading.ts';
import { TempleSummary } from './templeSummary.ts';

/** Returns a seat's place in the order of play, 0 for the seat to move; always 0 in the solo game. */
export function placeOf({ facts, active }: View, seat: number): number {
  return facts.players === 1 ? 0 : (seat - active + facts.players) % facts.players;
}

/** Extracts the features of a position; what all seats share is read once. */
export class Position {
  readonly reading = new Reading();
  readonly #temple = new TempleSummary();
  readonly #playable = new Playable();

  /**
   * Reads a position. A cell that no display card fits counts as fitting with probability `refill`. With `root`, only
   * cards and tiles visible then are considered.
   */
  read(view: View, refill: number, root?: RootInfo): void {
    this.reading.update(view);
    this.#playable.read(view, root);
    this.#temple.read(this.reading, view, this.#playable, refill);
  }

  addFeatures(view: View, seat: number, place: number, sink: FeatureSink): void {
    sink.add(PLACE + place, 1);
    addPerson(this.reading, view.facts, seat, sink);
    this.#temple.addTo(seat, place, sink);
  }
}
