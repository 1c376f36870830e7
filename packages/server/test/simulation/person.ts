import { legalActions } from '@nunatak/engine';
import {
  type ClientMessageInput,
  MatchSync,
  readServerMessage,
  type Seated,
  type ServerMessage,
} from '@nunatak/protocol';
import { act } from './acts.ts';
import type { Machine } from './machine.ts';
import type { Nature } from './nature.ts';
import type { Process } from './process.ts';
import { settingsOf, type Table } from './table.ts';
import type { Wire, WireEnd } from './wire.ts';

const TICK_MS = 1000;
/** Who hears nothing for so long looks for another connection, or asks again. */
const PATIENCE_MS = 3000;

export type Role = 'host' | 'guest' | 'spectator';

/** Somebody at a table: the real client code, with a connection that comes and goes. */
export class Person implements WireEnd {
  readonly name: string;
  readonly role: Role;
  readonly table: Table;
  readonly nature: Nature;
  /** In quiet times nobody does anything of their own. */
  isQuiet = false;
  sync: MatchSync | undefined;
  /** The last action that was submitted, to misuse its id. */
  lastSubmit: Extract<ClientMessageInput, { type: 'submit' }> | undefined;
  #seated: Seated | undefined;
  readonly #processes: readonly Process[];
  /** The number of this person among all. */
  readonly #place: number;
  #wire: Wire | undefined;
  /** Where there was nobody to be heard. */
  #avoided: Machine | undefined;
  #heardAt = 0;
  #askedAt: number | undefined;
  #isDeciding = false;
  #isGone = false;
  #ids = 0;

  constructor(place: number, role: Role, table: Table, processes: readonly Process[], nature: Nature) {
    this.name = `${role}${place}`;
    this.#place = place;
    this.role = role;
    this.table = table;
    this.nature = nature;
    this.#processes = processes;
    this.#tickSoon(nature.fate.between(1, 50));
  }

  get seat(): number | undefined {
    return this.#seated?.seat;
  }

  get isWaiting(): boolean {
    return this.#isDeciding;
  }

  newId(): string {
    return `${this.name}-request-${++this.#ids}`;
  }

  send(message: ClientMessageInput): void {
    if (message.type === 'submit') this.lastSubmit = message;
    this.#wire?.say(JSON.stringify(message));
  }

  /** Sends a request; when it is answered with `done`, something must be stored. */
  ask(message: ClientMessageInput, isStored: () => boolean): void {
    const id = this.newId();
    this.nature.judge.expects(id, isStored);
    this.send({ ...message, id });
  }

  receive(text: string): void {
    const message = readServerMessage(text);
    if (!message.ok) {
      this.nature.judge.break('noFault', `not in the protocol: ${text}`);
      return;
    }
    if (isHelpful(message.value)) this.#heardAt = this.nature.timeline.now;
    this.sync?.receive(message.value);
  }

  ended(): void {
    this.#wire = undefined;
  }

  hangUp(isSilent = false): void {
    this.#wire?.hangUp(isSilent);
    this.#wire = undefined;
  }

  /** Goes home: nothing is heard of this person any more. */
  leave(): void {
    this.hangUp();
    this.sync = undefined;
    this.#isGone = true;
  }

  #tickSoon(milliseconds = TICK_MS): void {
    this.nature.timeline.after(milliseconds, `${this.name} looks`, () => {
      if (this.#isGone) return;
      this.#tickSoon();
      this.#tick();
    });
  }

  #actSoon(): void {
    const { fate, timeline, pace } = this.nature;
    timeline.after(fate.between(1, pace), `${this.name} has an idea`, () => {
      if (this.isQuiet || this.#isGone) return;
      this.#actSoon();
      if (this.#wire !== undefined) act(this);
    });
  }

  #tick(): void {
    const { timeline } = this.nature;
    if (this.sync === undefined) {
      this.#maybeCome();
      return;
    }
    if (this.#wire !== undefined && timeline.now - this.#heardAt > PATIENCE_MS) this.#giveUp();
    if (this.#wire === undefined) this.#connect();
    else this.sync.tick();
    if (!this.isQuiet) this.#maybeDecide();
  }

  /** Looks for another process than the one that is of no help. */
  #giveUp(): void {
    this.#avoided = this.#wire?.machine;
    this.hangUp();
  }

  #connect(): void {
    const all = this.#processes.filter(({ isUp }) => isUp);
    const others = all.filter(({ machine }) => machine !== this.#avoided);
    const up = others.length === 0 ? all : others;
    this.#avoided = undefined;
    // Mostly each at a process of their own, for what goes on between processes is what may go wrong.
    const process = this.nature.fate.chance(0.7) ? up[this.#place % up.length] : this.nature.fate.pick(up);
    this.#wire = process?.connect(this);
    this.#heardAt = this.nature.timeline.now;
    if (this.#wire !== undefined) this.sync?.connected();
  }

  /** Asks for a room, or for a seat in it, until it is there. */
  #maybeCome(): void {
    const { table, role, nature } = this;
    const { timeline, weather, fate, judge } = nature;
    if (role === 'spectator' && table.matchId !== undefined) this.#sitDown(table.matchId, undefined);
    if (role === 'spectator' || this.isQuiet) return;
    if (this.#askedAt !== undefined && timeline.now - this.#askedAt < PATIENCE_MS) return;
    const rooms = fate.pick(this.#processes.filter(({ isUp }) => isUp))?.assembly?.rooms;
    const { matchId } = table;
    if (rooms === undefined || (role === 'guest' && matchId === undefined)) return;
    this.#askedAt = timeline.now;
    const name = `${this.name} ${++this.#ids}`;
    const asked =
      matchId === undefined
        ? rooms.create({ name, settings: settingsOf(table.plan), bots: [] })
        : rooms.sit(matchId, { name });
    asked.then(
      (seated) => {
        judge.seated(seated);
        if (weather.strikes('messageLost')) return;
        timeline.after(weather.delay(), `${this.name} has seat ${seated.seat}`, () => {
          if (this.#seated !== undefined || (role === 'host' && table.matchId !== undefined)) return;
          this.#seated = seated;
          table.matchId = seated.matchId;
          table.seated++;
          this.#sitDown(seated.matchId, seated.token);
        });
      },
      () => {
        this.#askedAt = undefined;
      },
    );
  }

  #sitDown(matchId: string, token: string | undefined): void {
    this.sync = new MatchSync({
      matchId,
      ...(token === undefined ? {} : { token }),
      send: (message) => this.send(message),
      newId: () => `${this.name}-action-${++this.#ids}`,
      onChange: () => this.#maybeDecideSoon(),
    });
    this.#connect();
    this.#actSoon();
  }

  #maybeDecideSoon(): void {
    const { fate, timeline } = this.nature;
    if (this.isQuiet || this.#isDeciding || !this.#isAsked()) return;
    timeline.after(fate.between(5, 60), `${this.name} decides`, () => this.#maybeDecide());
  }

  #isAsked(): boolean {
    const { view, seat } = this.sync ?? {};
    return view !== undefined && view.phase !== 'over' && view.decider === seat;
  }

  #maybeDecide(): void {
    const { fate } = this.nature;
    const { sync } = this;
    if (this.isQuiet || this.#isDeciding || !this.#isAsked() || sync?.view === undefined) return;
    const action = fate.pick(legalActions(sync.view));
    if (action === undefined) return;
    this.#isDeciding = true;
    const isUndo = sync.line.length > sync.line.floor && fate.chance(0.1);
    void (isUndo ? sync.undo() : sync.submit(action)).then(() => {
      this.#isDeciding = false;
      this.#maybeDecideSoon();
    });
  }
}

/** Whether a message says more than that a process is there. */
function isHelpful(message: ServerMessage): boolean {
  return message.type === 'error' ? message.error.code !== 'unavailable' : message.type !== 'hello';
}
