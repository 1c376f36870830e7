import { type Action, legalActions, type View } from '@nunatak/engine';
import type { OrdersChange } from '@nunatak/protocol';
import { layOut } from '../../../src/line/staging.ts';
import { type OnlineGame, OnlineMatch, type Request } from '../../../src/online/onlineMatch.ts';
import { Network } from './network.ts';

/** Somebody's part of a device: who sits there, with the tokens that prove it. */
export interface Sitting {
  /** Missing for a spectator. */
  readonly seat: number | undefined;
  readonly token: string | undefined;
  readonly beside: readonly { readonly seat: number; readonly token: string }[];
}

/** What a person has laid out and has not asked to be decided, at a step. */
interface Chosen {
  readonly seq: number;
  readonly actions: readonly Action[];
}

/** A device with a page on it, and the person in front of it. */
export class Device {
  readonly name: string;
  readonly sitting: Sitting;
  readonly network = new Network();
  /** What the person did that must not be lost; undefined where they have laid out nothing here. */
  chosen: Chosen | undefined;
  /** What went wrong that no later look could show. */
  readonly faults: string[] = [];
  /** What this person has said and no answer came for. */
  unsaid: string | undefined;
  /** Questions of this person that are not answered yet. */
  readonly asking = new Set<Promise<boolean>>();
  readonly #matchId: string;
  readonly #submitted = new Set<string>();
  readonly #sent = new Map<unknown, number>();
  /** What the screen showed at the last press, and how many actions it decided. */
  #pressed = { seq: 0, actions: 0 };
  #match: OnlineMatch;

  constructor(name: string, matchId: string, sitting: Sitting) {
    this.name = name;
    this.sitting = sitting;
    this.#matchId = matchId;
    this.network.onSend = (message) => this.#watch(message);
    this.#match = this.#opened();
  }

  get match(): OnlineMatch {
    return this.#match;
  }

  get game(): OnlineGame | undefined {
    return this.#match.get().game;
  }

  /** All the seats that are played here. */
  get seats(): readonly number[] {
    const { seat, beside } = this.sitting;
    return [...(seat === undefined ? [] : [seat]), ...beside.map((one) => one.seat)];
  }

  get isOver(): boolean {
    return this.game?.get().state.view.phase === 'over';
  }

  get isAsked(): boolean {
    const snapshot = this.game?.get();
    return snapshot !== undefined && !snapshot.busy && snapshot.isAsked && !this.isOver;
  }

  /** What lies on the table of this device. */
  get laidOut(): readonly Action[] {
    const snapshot = this.game?.get();
    return snapshot === undefined ? [] : layOut(snapshot);
  }

  /** Closes the page and opens it again. */
  reload(): void {
    this.close();
    this.chosen = undefined;
    this.unsaid = undefined;
    this.#match = this.#opened();
  }

  close(): void {
    this.network.run(() => this.#match.close());
  }

  /** Lays out something legal, or has it answered at once where that cannot be laid out. */
  choose(choice: number): void {
    this.#press((game, view) => {
      const actions = legalActions(view);
      const action = actions[choice % actions.length];
      if (action === undefined) return;
      if (action.type === 'takeCard') game.take(action.card);
      else if (action.type === 'placeBlock') game.pick(action.cell);
      else if (action.type === 'useBlessing' || action.type === 'pass') game.act(action);
      else game.stage(action);
    });
  }

  /** Has an action decided at once. */
  act(action: Action): void {
    this.#press((game) => game.act(action));
  }

  build(): void {
    this.#press((game) => game.build());
  }

  /** Decides what is asked for, one way or another. */
  decide(choice: number): void {
    if (this.game?.get().draft !== undefined) this.build();
    else this.choose(choice);
  }

  undo(): void {
    this.#press((game) => game.undo());
  }

  ask(request: Request): Promise<boolean> {
    return this.#track(() => this.#match.ask(request));
  }

  /** Says something; what got no answer is said again first. */
  async chat(text: string): Promise<boolean> {
    const said = this.unsaid ?? text;
    this.unsaid = said;
    const isSaid = await this.#track(() => this.#match.chat(said));
    if (isSaid && this.unsaid === said) this.unsaid = undefined;
    return isSaid;
  }

  async order(change: OrdersChange): Promise<boolean> {
    return await this.ask({ type: 'orders', orders: change });
  }

  /** How many messages of a type this device has sent. */
  sent(type: unknown): number {
    return this.#sent.get(type) ?? 0;
  }

  takeBack(): void {
    this.network.run(() => this.game?.takeBack());
  }

  #track(ask: () => Promise<boolean>): Promise<boolean> {
    const asked = this.network.run(ask);
    this.asking.add(asked);
    return asked.finally(() => this.asking.delete(asked));
  }

  #opened(): OnlineMatch {
    const { token, beside } = this.sitting;
    return this.network.run(() => {
      const match = new OnlineMatch(
        this.#matchId,
        token,
        beside.map((one) => one.token),
      );
      match.open();
      return match;
    });
  }

  /** Does what a person does, where the page lets them, and notes what they have chosen. */
  #press(what: (game: OnlineGame, view: View) => void): void {
    const { game } = this;
    if (game === undefined || !this.isAsked) return;
    const { seq } = this.#match;
    const before = JSON.stringify(this.laidOut);
    this.#pressed = { seq, actions: game.get().staged.length + 1 };
    this.network.run(() => what(game, game.get().state.view));
    const { busy } = game.get();
    if (busy) this.chosen = undefined;
    else if (JSON.stringify(this.laidOut) !== before || this.chosen !== undefined)
      this.chosen = { seq, actions: this.laidOut };
  }

  #watch(message: Readonly<Record<string, unknown>>): void {
    const { type, seq, actionId } = message;
    this.#sent.set(type, this.sent(type) + 1);
    if (type !== 'submit' || typeof seq !== 'number' || typeof actionId !== 'string') return;
    if (this.#submitted.has(actionId)) return;
    this.#submitted.add(actionId);
    const { seq: shown, actions } = this.#pressed;
    if (seq < shown || seq >= shown + actions) {
      this.faults.push(`${this.name} built at step ${shown} on the screen, and the page named step ${seq}`);
    }
  }
}
