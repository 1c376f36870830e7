import type { Action } from '@nunatak/engine';
import { Keeper } from '../../../src/library/keeper.ts';
import type { Library } from '../../../src/library/library.ts';
import type { Snapshot } from '../../../src/line/game.ts';
import type { StandingOrders } from '../../../src/line/orders.ts';
import { layOut } from '../../../src/line/staging.ts';
import { type LocalGame, saveOf } from '../../../src/session/games.ts';
import { fromSave } from '../../../src/session/savedGame.ts';
import { Teacher } from '../../../src/teacher/teacher.ts';
import type { ScriptedBots, ScriptedJudge } from './ports.ts';

/** A window in which a game of the library is open, with the real keeper and the real teacher. */
export class Window {
  readonly game: LocalGame;
  readonly keeper: Keeper;
  readonly teacher: Teacher | undefined;
  /** What a person has had decided and the teacher holds back. */
  held: readonly Action[] | undefined;
  #rendered: Snapshot | undefined;

  private constructor(game: LocalGame, keeper: Keeper, judge: ScriptedJudge) {
    this.game = game;
    this.keeper = keeper;
    if (game.referee.config.teacher === true) {
      this.teacher = new Teacher(game.referee, judge.ask, 0, () => undefined);
    }
    game.open();
    this.render();
  }

  static async open(library: Library, id: string, bots: ScriptedBots, judge: ScriptedJudge): Promise<Window> {
    const kept = await library.read(id);
    if (kept?.ok !== true) throw new Error('the game does not lie in the library');
    const keeper = new Keeper(library, kept.value.summary);
    const onChange = (referee: LocalGame['referee']) => {
      keeper.keep(referee).catch(() => undefined);
    };
    const read = fromSave(kept.value.body, { bot: bots.hook, onChange });
    if (!read.ok) throw new Error(`the save cannot be read: ${read.reason}`);
    return new Window(read.value, keeper, judge);
  }

  /** What a screen does by itself after a change. Returns true if there was one. */
  render(): boolean {
    const isNew = this.#rendered !== this.game.get();
    while (this.#rendered !== this.game.get()) {
      const snapshot = this.game.get();
      this.#rendered = snapshot;
      this.#showOwnStep(snapshot);
      this.#lookAtDraft(snapshot);
    }
    return isNew;
  }

  /** Shows what is being shown to its end. Returns true if there was something. */
  see(): boolean {
    const { showing } = this.game.get();
    if (showing === undefined) return false;
    this.game.onTold(showing, showing.entry.events.length);
    this.game.onSeen(showing);
    return true;
  }

  /** Decides all end blessings of a person with one press. */
  decideEnd(actions: readonly Action[]): void {
    this.game.act(...actions);
  }

  /** What a person need not be asked. */
  order(seat: number, change: Partial<StandingOrders>): void {
    this.game.order(seat, change);
  }

  ordersOf(seat: number): StandingOrders {
    return this.game.ordersOf(seat);
  }

  close(): void {
    this.teacher?.close();
    this.game.close();
  }

  get save(): string {
    return JSON.stringify(saveOf(this.game.referee));
  }

  #lookAtDraft(snapshot: Snapshot): void {
    if (snapshot.draft === undefined || !snapshot.isAsked || snapshot.busy) return;
    this.teacher?.look(layOut(snapshot)).catch(() => undefined);
  }

  #showOwnStep({ isPaused, isLookingBack, showing, entries, length }: Snapshot): void {
    if (!isPaused || isLookingBack || showing !== undefined || length <= entries.length) return;
    const next = this.game.referee.line.entries[entries.length];
    if (next !== undefined && this.game.isPersonAt(next.seat)) this.game.move((head) => head.step());
  }
}
