import {
  type Action,
  apply,
  cloneState,
  closesUndo,
  type GameEvent,
  type GameRecord,
  type State,
  type Step,
  settled,
  toRecord,
  type View,
} from '@nunatak/engine';
import type { LoadedGame } from '../recordFile.ts';

/** A running game: its initial state, the steps since, and how far they can be undone. */
export class Session {
  readonly seed: string | undefined;
  readonly #initial: State;
  readonly #steps: Step[];
  #state: State;
  #lastCell: number | undefined;
  /** States before each step that can still be undone. */
  #undoable: { readonly state: State; readonly lastCell: number | undefined }[] = [];

  constructor(initial: State, seed: string | undefined, state: State = settled(initial), steps: readonly Step[] = []) {
    this.#initial = initial;
    this.seed = seed;
    this.#state = state;
    this.#steps = [...steps];
  }

  /** Continues a recorded game. If the seed is known, reshuffles follow from it, and their steps are not kept. */
  static resumed({ initial, steps, final, seed }: LoadedGame): Session {
    const kept = seed === undefined ? steps : steps.filter((step) => step.type !== 'reshuffle');
    return new Session(initial, seed, cloneState(final), kept);
  }

  get view(): View {
    return this.#state.view;
  }

  get state(): State {
    return this.#state;
  }

  /** Cell of the last block placed in this session; undefined before the first one. */
  get lastCell(): number | undefined {
    return this.#lastCell;
  }

  /** Applies a legal action and returns its events. */
  make(action: Action): readonly GameEvent[] {
    const before = cloneState(this.#state);
    const events: GameEvent[] = [];
    apply(this.#state, action, (event) => events.push(event));
    this.#steps.push(action);
    if (closesUndo(before.view, this.#state.view, events)) this.#undoable = [];
    else this.#undoable.push({ state: before, lastCell: this.#lastCell });
    for (const event of events) if (event.type === 'blockPlaced') this.#lastCell = event.cell;
    return events;
  }

  /** Undoes the last step, unless it revealed something or another seat decides now; returns true if undone. */
  maybeUndo(): boolean {
    const before = this.#undoable.pop();
    if (before === undefined) return false;
    this.#state = before.state;
    this.#lastCell = before.lastCell;
    this.#steps.pop();
    return true;
  }

  record(): GameRecord {
    return toRecord(this.#initial, this.#steps, this.seed === undefined ? {} : { seed: this.seed });
  }
}
