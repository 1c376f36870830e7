import type { View } from '@nunatak/engine';
import type { RootInfo } from '../judge/rootInfo.ts';
import { addPerson, type FeatureSink } from './features.ts';
import { PLACE } from './layout.ts';
import { Playable } from './playable.ts';
import { Reading } from './reading.ts';
import { TempleSummary } from './templeSummary.ts';

/** The place of a seat in the order of play, 0 for the one to move; in the solo game there is one. */
export function placeOf({ facts, active }: View, seat: number): number {
  return facts.players === 1 ? 0 : (seat - active + facts.players) % facts.players;
}

/** A position read for its features: those of every seat come from one look at the table. */
export class Position {
  readonly reading = new Reading();
  readonly #look = new TempleSummary();
  readonly #playable = new Playable();

  /** Cells that no card fits, with `root` no card that lay there then, count as often as `refill` says. */
  read(view: View, refill: number, root?: RootInfo): void {
    this.reading.update(view);
    this.#playable.read(view, root);
    this.#look.read(this.reading, view, this.#playable, refill);
  }

  addFeatures(view: View, seat: number, place: number, sink: FeatureSink): void {
    sink.add(PLACE + place, 1);
    addPerson(this.reading, view.facts, seat, sink);
    this.#look.addTo(seat, place, sink);
  }
}
