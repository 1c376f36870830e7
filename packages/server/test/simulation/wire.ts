import { EventEmitter } from 'node:events';
import type { Socket } from '../../src/sockets/connection.ts';
import type { Machine } from './machine.ts';
import type { Nature } from './nature.ts';

/** The person's end of a connection. */
export interface WireEnd {
  readonly name: string;
  /** The seat that it has proved or may prove; missing for a spectator. */
  readonly seat: number | undefined;
  receive(text: string): void;
  /** The connection has ended, and this side knows. */
  ended(): void;
}

/** A connection that has lost something breaks before long; till then some of it still arrives. */
const LONGEST_DECLINE_MS = 2000;

/**
 * A connection between a person and a process. Messages take their time, overtake each other and come twice; those that
 * get lost take the connection with them. It may be cut for both sides, or for one that does not tell the other.
 */
export class Wire extends EventEmitter implements Socket {
  readonly bufferedAmount = 0;
  readonly machine: Machine;
  readonly #end: WireEnd;
  readonly #nature: Nature;
  #isServerOpen = true;
  #isPersonOpen = true;

  constructor(machine: Machine, end: WireEnd, nature: Nature) {
    super();
    this.machine = machine;
    this.#end = end;
    this.#nature = nature;
  }

  /** What the server sends. */
  send(text: string): void {
    this.#nature.judge.sent(text, this.#end.seat, this.machine);
    const type = /"type":"(\w+)"/.exec(text)?.[1];
    this.#carry(`${this.#end.name} gets ${type} from ${this.machine.name}`, () => {
      if (this.#isPersonOpen) this.#end.receive(text);
    });
  }

  /** What the person sends. */
  say(text: string): void {
    const type = /"type":"(\w+)"/.exec(text)?.[1];
    this.#carry(`${this.machine.name} gets ${type} from ${this.#end.name}`, () => {
      if (!this.#isServerOpen || !this.machine.isOn) return;
      this.#nature.judge.arrived(text, this.machine.now());
      this.emit('message', text, false);
    });
  }

  ping(): void {
    if (this.#isPersonOpen) this.emit('pong');
  }

  close(): void {
    this.terminate();
  }

  terminate(): void {
    this.#endServer(0);
    this.#endPerson();
  }

  /** The person goes away; the server may not hear of it. */
  hangUp(isSilent = false): void {
    this.#isPersonOpen = false;
    if (!isSilent) this.#endServer(this.#nature.weather.delay());
  }

  /** The process is gone; the person may not hear of it. */
  lost(isSilent: boolean): void {
    this.#isServerOpen = false;
    if (!isSilent) this.#endPerson();
  }

  #endServer(milliseconds: number): void {
    if (!this.#isServerOpen) return;
    this.#isServerOpen = false;
    this.#nature.timeline.after(milliseconds, `${this.machine.name} has lost ${this.#end.name}`, () => {
      if (this.machine.isOn) this.emit('close');
    });
  }

  #endPerson(): void {
    if (!this.#isPersonOpen) return;
    this.#nature.timeline.after(this.#nature.weather.delay(), `${this.#end.name} has lost ${this.machine.name}`, () => {
      if (this.#isPersonOpen) this.#end.ended();
      this.#isPersonOpen = false;
    });
  }

  #carry(what: string, arrive: () => void): void {
    const { timeline, weather, fate } = this.#nature;
    if (!this.#isServerOpen || !this.#isPersonOpen) return;
    if (weather.strikes('cut')) {
      this.terminate();
      return;
    }
    if (weather.strikes('messageLost')) {
      timeline.after(fate.between(1, LONGEST_DECLINE_MS), `the connection of ${this.#end.name} breaks`, () =>
        this.terminate(),
      );
      return;
    }
    const copies = weather.strikes('messageTwice') ? 2 : 1;
    for (let copy = 0; copy < copies; copy++) timeline.after(weather.delay(), what, arrive);
  }
}
