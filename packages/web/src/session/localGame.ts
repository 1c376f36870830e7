import { isPerson, submit, toRecord } from '@nunatak/engine';
import { askBot } from './bots.ts';
import type { LocalConfig } from './config.ts';
import { type Entry, entryOf, floorOf } from './history.ts';
import { USUAL_LEVEL } from './levels.ts';
import type { LocalRecord, Origin } from './snapshot.ts';
import { presetDraft, TableGame } from './tableGame.ts';

export type { LocalRecord, Origin } from './snapshot.ts';

export interface Hooks {
  /** Called after every change of the entries: keeps the game. */
  onChange?: (game: LocalGame) => void;
  bot?: typeof askBot;
}

/** A game at one screen on the real engine, against bots that think in a worker. */
export class LocalGame extends TableGame {
  readonly origin: Origin;
  readonly #hooks: Hooks;
  /** Ends the thinking of the bot under way. */
  #thinking = new AbortController();
  #running = false;

  constructor(config: LocalConfig, origin: Origin, entries: readonly Entry[], hooks: Hooks = {}) {
    const state = entries.at(-1)?.after ?? origin.start;
    super(config, {
      state,
      entries,
      floor: floorOf(entries),
      draft: presetDraft(state, config.seats[state.view.decider]?.kind === 'person'),
      gesture: undefined,
      refused: undefined,
      thinking: undefined,
      silent: undefined,
      busy: false,
    });
    this.origin = origin;
    this.#hooks = hooks;
  }

  isPersonAt(seat: number): boolean {
    return this.config.seats[seat]?.kind === 'person';
  }

  get people(): number {
    return this.config.seats.filter(({ kind }) => kind === 'person').length;
  }

  get isWhole(): boolean {
    return this.origin.prefix.length === 0;
  }

  /** Lets the bots play. */
  start(): void {
    this.#running = true;
    this.#maybeAskBot();
  }

  stop(): void {
    this.#running = false;
    this.#thinking.abort();
    this.change({ thinking: undefined });
  }

  /** The only person may take back what was revealed. */
  get canTakeBack(): boolean {
    return this.people === 1 && this.get().entries.some(({ seat, closes }) => closes && this.isPersonAt(seat));
  }

  takeBack(): void {
    const { entries } = this.get();
    const at = entries.findLastIndex(({ seat, closes }) => closes && this.isPersonAt(seat));
    if (this.people === 1 && at !== -1) this.cut(at);
  }

  /** The game as a record, as far as it was played. */
  record(): LocalRecord {
    const { entries, floor } = this.get();
    const actions = entries.slice(0, floor).map(({ action }) => action);
    const { initial, prefix, seeded } = this.origin;
    const record = toRecord(initial, [...prefix, ...actions], seeded ? { seed: this.config.seed } : {});
    return { ...record, seats: this.config.seats };
  }

  protected commit(entry: Entry): void {
    this.push(entry);
    this.#maybeAskBot();
  }

  protected cut(length: number): void {
    const kept = this.get().entries.slice(0, length);
    this.#thinking.abort();
    this.show(kept, kept.at(-1)?.after ?? this.origin.start);
    this.change({ thinking: undefined });
    this.#hooks.onChange?.(this);
  }

  protected override push(entry: Entry): void {
    super.push(entry);
    this.#hooks.onChange?.(this);
  }

  #maybeAskBot(): void {
    const { state, thinking } = this.get();
    const seat = state.view.decider;
    if (!this.#running || thinking !== undefined || state.view.phase === 'over') return;
    if (!isPerson(state.view.facts, seat) || this.isPersonAt(seat)) return;
    this.change({ thinking: seat, silent: undefined });
    this.#thinking = new AbortController();
    const { signal } = this.#thinking;
    this.#playBot(seat, signal).catch(() => {
      if (!signal.aborted) this.change({ thinking: undefined, silent: seat });
    });
  }

  async #playBot(seat: number, signal: AbortSignal): Promise<void> {
    const last = this.get().entries.at(-1);
    if (last !== undefined) await this.pace?.(last);
    if (signal.aborted) return;
    const { state } = this.get();
    const level = this.config.seats[seat]?.level ?? USUAL_LEVEL;
    const ask = this.#hooks.bot ?? askBot;
    const action = await ask(state.view, level, `${this.config.seed}/${seat}`, signal);
    if (signal.aborted) return;
    const played = submit(state, seat, action);
    if (!played.ok) throw new Error(`a bot was refused: ${played.reason.code}`);
    this.change({ thinking: undefined });
    this.push(entryOf(state, seat, action, played.value));
    this.#maybeAskBot();
  }
}
