import { isPerson } from '@nunatak/engine';
import { vi } from 'vitest';
import { Keeper } from '../../../src/library/keeper.ts';
import { Library } from '../../../src/library/library.ts';
import { memoryStore } from '../../../src/library/memoryStore.ts';
import { lastState } from '../../../src/line/line.ts';
import type { StandingOrders } from '../../../src/line/orders.ts';
import { fromSave } from '../../../src/session/savedGame.ts';
import { WindowChannel } from './channel.ts';
import {
  checkGoingBack,
  checkLine,
  checkReload,
  checkTaken,
  type Moment,
  momentOf,
  mustHold,
  needNotBeAsked,
} from './checks.ts';
import type { Intent, Step } from './intents.ts';
import { build, type Due, mayDecide, perform, pickFrom } from './perform.ts';
import { ScriptedBots, ScriptedJudge } from './ports.ts';
import { beginningOf, type Setup } from './setups.ts';
import { Window } from './window.ts';

const ID = 'modelgame';
/** Longer than the teacher waits for a look. */
const PATIENCE_MS = 1000;
/** More than a bot, a judge or a step that is shown can ever take in one turn. */
const MOST_ANSWERS = 2000;

/** Lets everything that was promised happen. */
const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

/** A game at a screen, played by random intents of people; every rule of the table is checked after each. */
export class LocalModel {
  readonly #store = Promise.resolve(memoryStore());
  readonly #bots = new ScriptedBots();
  readonly #judge = new ScriptedJudge();
  readonly #windows: Window[] = [];
  #at = 0;
  /** What each seat has said that it need not be asked. */
  #told = new Map<number, StandingOrders>();
  /** The save that was last checked. */
  #saved = '';

  static async play(setup: Setup, steps: readonly Step[]): Promise<void> {
    const model = new LocalModel();
    await model.#begin(setup);
    for (const step of steps) await model.#step(step);
    for (const window of model.#windows) window.close();
  }

  async #begin(setup: Setup): Promise<void> {
    const read = fromSave(beginningOf(setup));
    mustHold(read.ok, 'a fresh game can be read');
    WindowChannel.endAll();
    const keeper = new Keeper(new Library(this.#store), { id: ID, created: 1, revision: 0 });
    await keeper.keep(read.value.referee);
    this.#windows.push(await this.#open());
    await this.#rest();
  }

  #open(): Promise<Window> {
    return Window.open(new Library(this.#store), ID, this.#bots, this.#judge);
  }

  get #window(): Window {
    const window = this.#windows[this.#at];
    if (window === undefined) throw new Error('no window is open');
    return window;
  }

  async #step({ intent, rests }: Step): Promise<void> {
    await this.#catchUp();
    if (intent.do === 'otherWindow') await this.#switch();
    const before = momentOf(this.#window);
    const due = await this.#do(intent);
    this.#window.render();
    await settle();
    if (rests) await this.#rest();
    if (this.#window.keeper.keeping.get() === 'behind') return;
    const after = momentOf(this.#window);
    this.#checkDecided(before, after, due);
    checkGoingBack(before, after, due);
    checkTaken(after, due);
    this.#checkReload();
    await this.#checkKept();
    if (rests) this.#checkGoesOn();
  }

  /** A window whose game was played on in another one shows the newer game when the person comes back to it. */
  async #catchUp(): Promise<void> {
    if (this.#window.keeper.keeping.get() !== 'behind') return;
    await this.#reopen();
    const { game } = this.#window;
    this.#told = new Map(game.sitters.map((_, seat) => [seat, this.#window.ordersOf(seat)]));
  }

  async #switch(): Promise<void> {
    if (this.#windows.length === 1) this.#windows.push(await this.#open());
    this.#at = 1 - this.#at;
    await this.#catchUp();
  }

  async #reopen(): Promise<void> {
    this.#window.close();
    await settle();
    this.#windows[this.#at] = await this.#open();
  }

  async #do(intent: Intent): Promise<Due> {
    const window = this.#window;
    const { game } = window;
    const { state } = game.get();
    switch (intent.do) {
      case 'turn': {
        perform(window, { do: 'take', nth: intent.card });
        window.render();
        perform(window, { do: 'pickLegal', nth: intent.cell });
        window.render();
        return { ...build(window), cuts: 'choice' };
      }
      case 'orderTurnEnd':
        this.#order({ isTurnEndSilent: intent.silent });
        return {};
      case 'orderLeast':
        this.#order({ least: { [intent.blessing]: intent.points } });
        return {};
      case 'orderSilence':
        this.#order({ least: { structure: 12, expansion: 12, providence: 12 }, isTurnEndSilent: true });
        return {};
      case 'answerTeacher':
        if (window.teacher?.question.get() !== undefined && !intent.sure) window.held = undefined;
        window.teacher?.answer(intent.sure);
        return {};
      case 'judgeAnswers':
        this.#judge.answer();
        return {};
      case 'patienceEnds':
        vi.advanceTimersByTime(PATIENCE_MS);
        return {};
      case 'botFails':
        this.#bots.fail();
        return {};
      case 'retry':
        game.referee.retry();
        return {};
      case 'pause':
        game.move((head) => head.pause());
        return {};
      case 'play':
        game.move((head) => head.play());
        return {};
      case 'step':
        game.move((head) => head.step());
        return {};
      case 'lookBack': {
        const at = pickFrom([...Array(state.view.turn + 1).keys()], intent.nth) ?? 0;
        game.move((head) => (intent.from ? head.watchFrom(at) : head.goTo(at)));
        return {};
      }
      case 'reload':
        await this.#reopen();
        return {};
      default:
        return perform(window, intent);
    }
  }

  #order(part: Partial<StandingOrders>): void {
    const window = this.#window;
    if (!mayDecide(window)) return;
    const seat = window.game.get().state.view.decider;
    const now = this.#told.get(seat) ?? { least: {}, isTurnEndSilent: false };
    const least = { ...now.least, ...part.least };
    this.#told.set(seat, { ...now, ...part, least });
    window.order(seat, part);
  }

  /** Bots answer, judges judge, and everything is seen, until nothing is left of it. */
  async #rest(): Promise<void> {
    for (let i = 0; i < MOST_ANSWERS; i++) {
      for (const window of this.#windows) window.render();
      const answers = [this.#bots.answer(), this.#judge.answer(), ...this.#windows.map((window) => window.see())];
      await settle();
      if (!answers.includes(true) && this.#windows.every((window) => !window.render())) return;
    }
    throw new Error('the game does not come to rest');
  }

  #checkDecided(before: Moment, after: Moment, due: Due): void {
    const window = this.#window;
    const wanted = window.held ?? due.decides;
    const done = checkLine(before, after, { ...due, ...(wanted && { decides: wanted }) }, this.#told);
    const isHeld = window.teacher !== undefined && window.game.get().busy;
    if (due.decides !== undefined) mustHold(done || isHeld, 'what is legal and built is decided');
    window.held = !done && isHeld ? wanted : undefined;
  }

  #checkReload(): void {
    const { save } = this.#window;
    const isNew = save !== this.#saved;
    this.#saved = save;
    if (isNew) checkReload(this.#window);
  }

  async #checkKept(): Promise<void> {
    await settle();
    const kept = await new Library(this.#store).read(ID);
    mustHold(kept?.ok === true, 'the game lies in the library');
    if (this.#window.keeper.keeping.get() === 'behind') return;
    mustHold(JSON.stringify(kept.value.body) === this.#window.save, 'the library holds what the window shows');
  }

  /** Once everything is at rest, a person can go on. */
  #checkGoesOn(): void {
    const { game, teacher } = this.#window;
    const { view } = lastState(game.referee.line);
    const { busy, isAsked, silent, thinking, isPaused, isLookingBack } = game.get();
    const { decider } = view;
    mustHold(silent === undefined || silent === decider, 'only the bot whose turn it is can be asked again');
    if (view.phase === 'over' || teacher?.question.get() !== undefined) return;
    if (isPerson(view.facts, decider) && !game.isPersonAt(decider)) {
      mustHold(silent === decider || thinking === decider, 'a bot whose turn it is thinks, or can be asked again');
      return;
    }
    if (isPaused || isLookingBack) return;
    mustHold(isAsked && !busy, 'a person whose turn it is can decide');
    const { draft, gesture, state } = game.get();
    const isChoosing = draft !== undefined || gesture !== undefined;
    mustHold(
      isChoosing || !needNotBeAsked(state.view, this.#told.get(decider)),
      'a standing order answers at once, so that nobody is asked what need not be asked',
    );
  }
}
