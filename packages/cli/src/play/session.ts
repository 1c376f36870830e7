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

/** A game under way: where it began, what was decided since, and how far back one may go. */
export class Session {
  readonly seed: string | undefined;
  readonly #initial: State;
  readonly #steps: Step[];
  #state: State;
  #lastCell: number | undefined;
  /** What was before each step that may still be undone. */
  #undoable: { readonly state: State; readonly lastCell: number | undefined }[] = [];

  constructor(initial: State, seed: string | undefined, state: State = settled(initial), steps: readonly Step[] = []) {
    this.#initial = initial;
    this.seed = seed;
    this.#state = state;
    this.#steps = [...steps];
  }

  /** Goes on with a recorded game. With its seed known, chance's steps follow from it and are not kept. */
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

  /** The cell of the block placed last, once one was placed since we sit here. */
  get lastCell(): number | undefined {
    return this.#lastCell;
  }

  /** Makes a legal action. */
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

  /** Takes the last step back, unless it revealed something or somebody else decides now; says whether it did. */
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
