import { legalActions, nextInt, type Rng, seedRng } from '@nunatak/engine';
import { vi } from 'vitest';
import { type OnlineGame, OnlineMatch } from '../../src/online/onlineMatch.ts';

/** Shared machines stall: what is waited for comes, or never does. */
const PATIENCE_MS = 120_000;

/**
 * The little of a page that a match needs: an address to connect to, and somebody who looks. Files share a process: what
 * is stubbed here is to be taken away again (`vi.unstubAllGlobals`).
 */
export function furnishPage(url: string): void {
  const listeners = { addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.stubGlobal('window', { ...listeners, location: { href: url } });
  vi.stubGlobal('document', { hidden: false });
}

/** A person with a match in their browser, who decides by chance as a table would let them. */
export class Player {
  readonly match: OnlineMatch;
  readonly #rng: Rng;

  constructor(matchId: string, token: string | undefined, seed: string, beside: readonly string[] = []) {
    this.match = new OnlineMatch(matchId, token, beside);
    this.#rng = seedRng(seed);
    this.match.open();
  }

  get game(): OnlineGame | undefined {
    return this.match.get().game;
  }

  async until(isIt: () => boolean, what: string): Promise<void> {
    const end = Date.now() + PATIENCE_MS;
    while (!isIt()) {
      if (Date.now() > end) throw new Error(`Waited in vain for ${what}`);
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
  }

  isAsked(): boolean {
    const { game } = this;
    if (game === undefined) return false;
    const { state, busy } = game.get();
    return !busy && state.view.phase !== 'over' && game.isPersonAt(state.view.decider);
  }

  isOver(): boolean {
    return this.game?.get().state.view.phase === 'over';
  }

  /** Decides as long as they are asked, until the game is over or a turn has begun. */
  async play(turn = Number.POSITIVE_INFINITY): Promise<void> {
    const isDone = () => this.isOver() || (this.game?.get().state.view.turn ?? 0) >= turn;
    while (!isDone()) {
      await this.until(() => isDone() || this.isAsked(), `a turn (${this.where()})`);
      if (!isDone()) this.decide();
    }
  }

  /** Stages what can be undone, and commits the rest: sometimes an answer of a tray, sometimes Build. */
  decide(): void {
    const { game } = this;
    if (game === undefined) return;
    const { state, draft } = game.get();
    const actions = legalActions(state.view);
    const action = actions[nextInt(this.#rng, actions.length)];
    if (action === undefined) throw new Error('nobody decides');
    if (draft !== undefined && nextInt(this.#rng, 2) === 0) game.build();
    else if (action.type === 'takeCard') game.take(action.card);
    else if (action.type === 'placeBlock') game.pick(action.cell);
    else if (nextInt(this.#rng, 8) === 0) game.undo();
    else game.act(action);
  }

  where(): string {
    const { game } = this;
    if (game === undefined) return 'no game';
    const { state, busy, draft, entries, floor } = game.get();
    const { view } = state;
    return JSON.stringify({
      turn: view.turn,
      phase: view.phase,
      decider: view.decider,
      busy,
      draft,
      entries: entries.length,
      floor,
    });
  }

  close(): void {
    this.match.close();
  }
}
