import { type Action, type CardId, legalActions, type State, submit } from '@nunatak/engine';
import type { ColourId } from '../art/tokens.ts';
import { coloursOf, type LocalConfig } from './config.ts';
import { type PairKind, pairAction, pairsOf } from './gesture.ts';
import { type Entry, entryOf, floorOf } from './history.ts';
import type { LocalRecord, Snapshot } from './snapshot.ts';
import { Store } from './store.ts';

export type { Refused, Snapshot } from './snapshot.ts';

/** Waits until the table has shown an entry. */
export type Pace = (entry: Entry) => Promise<void>;

let games = 0;

/** A game as a table plays it: steps are staged, Build commits them, undo goes back. Where it is played is its own matter. */
export abstract class TableGame {
  /** Tells games apart that have the same seed. */
  readonly id = ++games;
  readonly config: LocalConfig;
  readonly colours: readonly ColourId[];
  /** Set by the table. */
  pace: Pace | undefined;
  readonly #store: Store<Snapshot>;

  constructor(config: LocalConfig, snapshot: Snapshot) {
    this.config = config;
    this.colours = coloursOf(config);
    this.#store = new Store<Snapshot>(snapshot);
  }

  readonly get = (): Snapshot => this.#store.get();
  readonly subscribe = (listener: () => void): (() => void) => this.#store.subscribe(listener);

  /** Whether a person at this screen decides for a seat. */
  abstract isPersonAt(seat: number): boolean;

  /** Whether a person sits there, at this screen or elsewhere. */
  hasPerson(seat: number): boolean {
    return this.isPersonAt(seat);
  }
  /** How many people sit at this screen. */
  abstract get people(): number;
  /** Whether the entries reach back to the first turn. */
  abstract get isWhole(): boolean;
  /** Lets the game go on; called when a table is ready to show it. */
  abstract start(): void;
  abstract stop(): void;
  /** Whether the last decision can be taken back although something was revealed. */
  abstract get canTakeBack(): boolean;
  abstract takeBack(): void;
  /** The game as a record, as far as it was played; undefined where the secrets of the deal are kept elsewhere. */
  abstract record(): LocalRecord | undefined;
  /** Makes a step that the rules allow, for good unless it can be undone. */
  protected abstract commit(entry: Entry): void;
  /** Goes back to so many entries, none of them beyond undoing. */
  protected abstract cut(length: number): void;
  /** What was staged has changed. */
  protected onStaged?(): void;

  /** Takes a card, instead of one already staged; in the two-player game the usual user is staged with it. */
  take(card: CardId): void {
    const tile = this.get().gesture;
    this.#unstageCard();
    if (!this.stage({ type: 'takeCard', card })) return;
    if (this.get().state.view.phase === 'useFor') {
      const [usual] = legalActions(this.get().state.view);
      if (usual !== undefined) this.stage(usual);
    }
    if (tile?.kind === 'tile' && this.#placementsAt(tile.cell).length > 0) this.pick(tile.cell);
  }

  /** Y1: the card is for oneself or for Siku; a choice already staged is replaced. */
  giveTo(user: 'self' | 'siku'): void {
    const { entries, floor } = this.get();
    const at = entries.findLastIndex(({ action }) => action.type === 'useFor');
    const cell = this.#draftCell();
    if (at >= floor && this.get().state.view.phase !== 'useFor') this.cut(at);
    if (this.stage({ type: 'useFor', for: user }) && cell !== undefined) this.pick(cell);
  }

  /** Makes an action if it can be undone, else makes it the draft that Build commits. False when it is refused. */
  stage(action: Action): boolean {
    const entry = this.#tryOut(action);
    if (entry === undefined) return false;
    if (entry.closes) this.change({ draft: action, gesture: undefined, refused: undefined });
    else this.push(entry);
    this.onStaged?.();
    return true;
  }

  /** Makes an action at once: the answers of a tray are not staged. */
  act(action: Action): boolean {
    const entry = this.#tryOut(action);
    if (entry === undefined) return false;
    this.commit(entry);
    return true;
  }

  draft(action: Action | undefined): void {
    if (this.get().busy) return;
    this.change({ draft: action, refused: undefined });
    this.onStaged?.();
  }

  /** Commits the draft. */
  build(): boolean {
    const { draft } = this.get();
    return draft !== undefined && this.act(draft);
  }

  begin(kind: PairKind): void {
    const { gesture } = this.get();
    const same = gesture?.kind === kind;
    this.change({ gesture: same ? undefined : { kind, first: undefined }, draft: undefined, refused: undefined });
  }

  /** What a person means by a cell, whatever is asked. */
  pick(cell: number): void {
    const { state, gesture, busy } = this.get();
    const { view } = state;
    if (busy || !this.isPersonAt(view.decider)) return;
    if (gesture !== undefined && gesture.kind !== 'tile') this.#pickPair(gesture.kind, gesture.first, cell);
    else if (view.phase === 'takeCard') {
      const again = gesture?.kind === 'tile' && gesture.cell === cell;
      this.change({ gesture: again ? undefined : { kind: 'tile', cell }, refused: undefined });
    } else if (view.phase === 'placeBlock' || view.phase === 'dummyTie') this.#pickPlace(view.phase, cell);
  }

  /** Undoes one small step: what was begun, the draft, or the last staged action. */
  undo(): boolean {
    const { gesture, draft, entries, floor, refused, busy } = this.get();
    if (busy) return false;
    if (refused !== undefined) this.change({ refused: undefined });
    if (gesture !== undefined) {
      this.change({ gesture: undefined });
      return true;
    }
    if (draft !== undefined && presetDraft(this.get().state, true) === undefined) {
      this.draft(undefined);
      return true;
    }
    if (entries.length <= floor) return false;
    const last = entries.at(-1);
    const automatic = last?.action.type === 'useFor';
    this.cut(entries.length - (automatic && entries.length - floor > 1 ? 2 : 1));
    this.onStaged?.();
    return true;
  }

  /** Whether undo would do anything. */
  get canUndo(): boolean {
    const { gesture, draft, entries, floor, state, busy } = this.get();
    if (busy) return false;
    return (
      gesture !== undefined || entries.length > floor || (draft !== undefined && presetDraft(state, true) === undefined)
    );
  }

  undoAll(): void {
    if (this.get().busy) return;
    this.cut(this.get().floor);
    this.onStaged?.();
  }

  forgetRefusal(): void {
    this.change({ refused: undefined });
  }

  /** The entries as they are now, with what follows from them. */
  protected show(entries: readonly Entry[], state: State, floor = floorOf(entries)): void {
    this.change({
      entries,
      state,
      floor,
      draft: presetDraft(state, this.isPersonAt(state.view.decider)),
      gesture: undefined,
      refused: undefined,
    });
  }

  protected push(entry: Entry): void {
    this.show([...this.get().entries, entry], entry.after);
  }

  protected change(change: Partial<Snapshot>): void {
    this.#store.set({ ...this.get(), ...change });
  }

  /** What an action would do; undefined where nobody here is asked or the rules refuse it, which is shown. */
  #tryOut(action: Action): Entry | undefined {
    const { state, busy } = this.get();
    const seat = state.view.decider;
    if (busy || !this.isPersonAt(seat)) return undefined;
    const played = submit(state, seat, action);
    if (played.ok) return entryOf(state, seat, action, played.value);
    this.change({ refused: { action, refusal: played.reason } });
    return undefined;
  }

  #placementsAt(cell: number): readonly Action[] {
    return legalActions(this.get().state.view).filter(
      (action) => (action.type === 'placeBlock' || action.type === 'dummyTie') && action.cell === cell,
    );
  }

  #draftCell(): number | undefined {
    const { draft } = this.get();
    return draft?.type === 'placeBlock' ? draft.cell : undefined;
  }

  #pickPlace(type: 'placeBlock' | 'dummyTie', cell: number): void {
    const [first] = this.#placementsAt(cell);
    this.change({ draft: undefined, refused: undefined });
    if (first === undefined) this.stage({ type, cell });
    else this.draft(first);
  }

  #pickPair(kind: PairKind, first: number | undefined, cell: number): void {
    const pairs = pairsOf(this.get().state.view, kind);
    if (first === cell) {
      this.change({ gesture: { kind, first: undefined } });
      return;
    }
    const found = first === undefined ? undefined : pairs.find((pair) => pair.first === first && pair.second === cell);
    if (found !== undefined) {
      this.stage(found.action);
      this.#maybeDraftOnlyPlace();
      return;
    }
    if (pairs.some((pair) => pair.first === cell)) this.change({ gesture: { kind, first: cell }, refused: undefined });
    else this.stage(pairAction(kind, first ?? cell, cell));
  }

  /** B1: after a swap the block has only one place to go, mostly. */
  #maybeDraftOnlyPlace(): void {
    const { state, draft } = this.get();
    if (state.view.phase !== 'placeBlock' || draft !== undefined) return;
    const places = legalActions(state.view).filter(({ type }) => type === 'placeBlock');
    if (places.length === 1) this.draft(places[0]);
  }

  /** Puts a staged card back, with all that was staged after it. */
  #unstageCard(): void {
    const { entries, floor, busy } = this.get();
    const at = entries.findLastIndex(({ action }) => action.type === 'takeCard');
    if (!busy && at >= floor && at !== -1) this.cut(at);
  }
}

/** What Build offers by itself: the first square of several (P8), or the only thing there is. */
export function presetDraft({ view }: State, person: boolean): Action | undefined {
  if (!person) return undefined;
  if (view.phase === 'orderSquare') return legalActions(view)[0];
  if (view.phase === 'takeBlessing') {
    const offers = legalActions(view);
    return offers.length === 1 ? offers[0] : undefined;
  }
  return undefined;
}
