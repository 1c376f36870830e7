import { type Action, type CardId, isPerson, legalActions, type State, submit, toRecord } from '@nunatak/engine';
import { askBot } from './bots.ts';
import { coloursOf, type LocalConfig } from './config.ts';
import { type PairKind, pairAction, pairsOf } from './gesture.ts';
import { type Entry, entryOf, floorOf } from './history.ts';
import { USUAL_LEVEL } from './levels.ts';
import type { LocalRecord, Origin, Snapshot } from './snapshot.ts';
import { Store } from './store.ts';

export type { LocalRecord, Origin, Refused, Snapshot } from './snapshot.ts';

export interface Hooks {
  /** Called after every change of the entries: keeps the game. */
  onChange?: (game: LocalGame) => void;
  bot?: typeof askBot;
}

/** Waits until the table has shown an entry; bots go on after it. */
type Pace = (entry: Entry) => Promise<void>;

let games = 0;

/** A game at one screen on the real engine: staged steps, Build, undo, bots. */
export class LocalGame {
  /** Tells games apart that have the same seed. */
  readonly id = ++games;
  readonly config: LocalConfig;
  readonly origin: Origin;
  readonly colours: ReturnType<typeof coloursOf>;
  /** Set by the table. */
  pace: Pace | undefined;
  readonly #store: Store<Snapshot>;
  readonly #hooks: Hooks;
  #generation = 0;
  #running = false;

  constructor(config: LocalConfig, origin: Origin, entries: readonly Entry[], hooks: Hooks = {}) {
    this.config = config;
    this.origin = origin;
    this.colours = coloursOf(config);
    this.#hooks = hooks;
    const state = entries.at(-1)?.after ?? origin.start;
    this.#store = new Store<Snapshot>({
      state,
      entries,
      floor: floorOf(entries),
      draft: presetDraft(state, this.isPersonAt(state.view.decider)),
      gesture: undefined,
      refused: undefined,
      thinking: undefined,
      silent: undefined,
    });
  }

  readonly get = (): Snapshot => this.#store.get();
  readonly subscribe = (listener: () => void): (() => void) => this.#store.subscribe(listener);

  /** Whether a person at this screen decides for a seat. */
  isPersonAt(seat: number): boolean {
    return this.config.seats[seat]?.kind === 'person';
  }

  get people(): number {
    return this.config.seats.filter(({ kind }) => kind === 'person').length;
  }

  /** Lets the bots play; called when a table is ready to show it. */
  start(): void {
    this.#running = true;
    this.#maybeAskBot();
  }

  stop(): void {
    this.#running = false;
    this.#generation++;
    this.#change({ thinking: undefined });
  }

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
    if (at >= floor && this.get().state.view.phase !== 'useFor') this.#cut(at);
    if (this.stage({ type: 'useFor', for: user }) && cell !== undefined) this.pick(cell);
  }

  /** Makes an action if it can be undone, else makes it the draft that Build commits. False when it is refused. */
  stage(action: Action): boolean {
    const { state } = this.get();
    const seat = state.view.decider;
    if (!this.isPersonAt(seat)) return false;
    const played = submit(state, seat, action);
    if (!played.ok) {
      this.#change({ refused: { action, refusal: played.reason } });
      return false;
    }
    const entry = entryOf(state, seat, action, played.value);
    if (entry.closes) this.#change({ draft: action, gesture: undefined, refused: undefined });
    else this.#push(entry);
    return true;
  }

  /** Makes an action at once: the answers of a tray are not staged. */
  act(action: Action): boolean {
    const { state } = this.get();
    const seat = state.view.decider;
    if (!this.isPersonAt(seat)) return false;
    const played = submit(state, seat, action);
    if (!played.ok) {
      this.#change({ refused: { action, refusal: played.reason } });
      return false;
    }
    this.#push(entryOf(state, seat, action, played.value));
    this.#maybeAskBot();
    return true;
  }

  draft(action: Action | undefined): void {
    this.#change({ draft: action, refused: undefined });
  }

  /** Commits the draft. */
  build(): boolean {
    const { draft } = this.get();
    return draft !== undefined && this.act(draft);
  }

  begin(kind: PairKind): void {
    const { gesture } = this.get();
    const same = gesture?.kind === kind;
    this.#change({ gesture: same ? undefined : { kind, first: undefined }, draft: undefined, refused: undefined });
  }

  /** What a person means by a cell, whatever is asked. */
  pick(cell: number): void {
    const { state, gesture } = this.get();
    const { view } = state;
    if (!this.isPersonAt(view.decider)) return;
    if (gesture !== undefined && gesture.kind !== 'tile') this.#pickPair(gesture.kind, gesture.first, cell);
    else if (view.phase === 'takeCard') {
      const again = gesture?.kind === 'tile' && gesture.cell === cell;
      this.#change({ gesture: again ? undefined : { kind: 'tile', cell }, refused: undefined });
    } else if (view.phase === 'placeBlock' || view.phase === 'dummyTie') this.#pickPlace(view.phase, cell);
  }

  /** Undoes one small step: what was begun, the draft, or the last staged action. */
  undo(): boolean {
    const { gesture, draft, entries, floor, refused } = this.get();
    if (refused !== undefined) this.#change({ refused: undefined });
    if (gesture !== undefined) {
      this.#change({ gesture: undefined });
      return true;
    }
    if (draft !== undefined && presetDraft(this.get().state, true) === undefined) {
      this.#change({ draft: undefined });
      return true;
    }
    if (entries.length <= floor) return false;
    const last = entries.at(-1);
    const automatic = last?.action.type === 'useFor';
    this.#cut(entries.length - (automatic && entries.length - floor > 1 ? 2 : 1));
    return true;
  }

  /** Whether undo would do anything. */
  get canUndo(): boolean {
    const { gesture, draft, entries, floor, state } = this.get();
    return (
      gesture !== undefined || entries.length > floor || (draft !== undefined && presetDraft(state, true) === undefined)
    );
  }

  undoAll(): void {
    const { floor } = this.get();
    this.#cut(floor);
  }

  /** Whether the last decision of the only person can be taken back although something was revealed. */
  get canTakeBack(): boolean {
    return this.people === 1 && this.get().entries.some(({ seat, closes }) => closes && this.isPersonAt(seat));
  }

  takeBack(): void {
    const { entries } = this.get();
    const at = entries.findLastIndex(({ seat, closes }) => closes && this.isPersonAt(seat));
    if (this.people === 1 && at !== -1) this.#cut(at);
  }

  forgetRefusal(): void {
    this.#change({ refused: undefined });
  }

  /** The game as a record, as far as it was played. */
  record(): LocalRecord {
    const { entries, floor } = this.get();
    const actions = entries.slice(0, floor).map(({ action }) => action);
    const { initial, prefix, seeded } = this.origin;
    const record = toRecord(initial, [...prefix, ...actions], seeded ? { seed: this.config.seed } : {});
    return { ...record, seats: this.config.seats };
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
    this.#change({ draft: undefined, refused: undefined });
    if (first === undefined) this.stage({ type, cell });
    else this.#change({ draft: first });
  }

  #pickPair(kind: PairKind, first: number | undefined, cell: number): void {
    const pairs = pairsOf(this.get().state.view, kind);
    if (first === cell) {
      this.#change({ gesture: { kind, first: undefined } });
      return;
    }
    const found = first === undefined ? undefined : pairs.find((pair) => pair.first === first && pair.second === cell);
    if (found !== undefined) {
      this.stage(found.action);
      this.#maybeDraftOnlyPlace();
      return;
    }
    if (pairs.some((pair) => pair.first === cell)) this.#change({ gesture: { kind, first: cell }, refused: undefined });
    else this.stage(pairAction(kind, first ?? cell, cell));
  }

  /** B1: after a swap the block has only one place to go, mostly. */
  #maybeDraftOnlyPlace(): void {
    const { state, draft } = this.get();
    if (state.view.phase !== 'placeBlock' || draft !== undefined) return;
    const places = legalActions(state.view).filter(({ type }) => type === 'placeBlock');
    if (places.length === 1) this.#change({ draft: places[0] });
  }

  /** Puts a staged card back, with all that was staged after it. */
  #unstageCard(): void {
    const { entries, floor } = this.get();
    const at = entries.findLastIndex(({ action }) => action.type === 'takeCard');
    if (at >= floor && at !== -1) this.#cut(at);
  }

  #cut(length: number): void {
    const { entries } = this.get();
    const kept = entries.slice(0, length);
    const state = kept.at(-1)?.after ?? this.origin.start;
    this.#generation++;
    this.#change({
      entries: kept,
      state,
      floor: floorOf(kept),
      draft: presetDraft(state, this.isPersonAt(state.view.decider)),
      gesture: undefined,
      refused: undefined,
      thinking: undefined,
    });
    this.#hooks.onChange?.(this);
  }

  #push(entry: Entry): void {
    const entries = [...this.get().entries, entry];
    this.#change({
      entries,
      state: entry.after,
      floor: floorOf(entries),
      draft: presetDraft(entry.after, this.isPersonAt(entry.after.view.decider)),
      gesture: undefined,
      refused: undefined,
    });
    this.#hooks.onChange?.(this);
  }

  #change(change: Partial<Snapshot>): void {
    this.#store.set({ ...this.get(), ...change });
  }

  #maybeAskBot(): void {
    const { state, thinking } = this.get();
    const seat = state.view.decider;
    if (!this.#running || thinking !== undefined || state.view.phase === 'over') return;
    if (!isPerson(state.view.facts, seat) || this.isPersonAt(seat)) return;
    this.#change({ thinking: seat, silent: undefined });
    const generation = ++this.#generation;
    this.#playBot(seat, generation).catch(() => {
      if (generation === this.#generation) this.#change({ thinking: undefined, silent: seat });
    });
  }

  async #playBot(seat: number, generation: number): Promise<void> {
    const stale = () => generation !== this.#generation;
    const last = this.get().entries.at(-1);
    if (last !== undefined) await this.pace?.(last);
    if (stale()) return;
    const { state } = this.get();
    const level = this.config.seats[seat]?.level ?? USUAL_LEVEL;
    const ask = this.#hooks.bot ?? askBot;
    const action = await ask(state.view, level, `${this.config.seed}/${seat}`);
    if (stale()) return;
    const played = submit(state, seat, action);
    if (!played.ok) throw new Error(`a bot was refused: ${played.reason.code}`);
    this.#change({ thinking: undefined });
    this.#push(entryOf(state, seat, action, played.value));
    this.#maybeAskBot();
  }
}

/** What Build offers by itself: the first square of several (P8), or the only thing there is. */
function presetDraft({ view }: State, person: boolean): Action | undefined {
  if (!person) return undefined;
  if (view.phase === 'orderSquare') return legalActions(view)[0];
  if (view.phase === 'takeBlessing') {
    const offers = legalActions(view);
    return offers.length === 1 ? offers[0] : undefined;
  }
  return undefined;
}
