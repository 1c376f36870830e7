import * as v from 'valibot';
import { readWith } from '../library/read.ts';
import { readJson, type Shelf, shelf } from '../session/storage.ts';
import type { Exercise } from './exercise.ts';

/** How far somebody came with an exercise that is not over: it counts after a reload as well. */
const Begun = v.object({ tries: v.pipe(v.number(), v.integer()), hints: v.pipe(v.number(), v.integer()) });
export type Begun = v.InferOutput<typeof Begun>;

const KEY = 'nunatak/begunExercises';
const NOTHING: Begun = { tries: 0, hints: 0 };
const AllBegun = v.record(v.string(), v.unknown());

/** The exercises of this browser that were begun and are not over. */
export class BegunExercises {
  readonly #shelf: Shelf;

  constructor(over: Shelf = shelf) {
    this.#shelf = over;
  }

  read(exercise: Pick<Exercise, 'kind' | 'id'>): Begun {
    const read = readWith(Begun, this.#all()[nameOf(exercise)]);
    return read.ok ? read.value : NOTHING;
  }

  keep(exercise: Pick<Exercise, 'kind' | 'id'>, begun: Begun): void {
    this.#write({ ...this.#all(), [nameOf(exercise)]: begun });
  }

  forget(exercise: Pick<Exercise, 'kind' | 'id'>): void {
    const { [nameOf(exercise)]: _, ...others } = this.#all();
    this.#write(others);
  }

  #all(): Readonly<Record<string, unknown>> {
    const read = readWith(AllBegun, readJson(this.#shelf, KEY));
    return read.ok ? read.value : {};
  }

  #write(all: Readonly<Record<string, unknown>>): void {
    this.#shelf.setItem(KEY, JSON.stringify(all));
  }
}

function nameOf({ kind, id }: Pick<Exercise, 'kind' | 'id'>): string {
  return `${kind}/${id}`;
}

export const begunExercises = new BegunExercises();
