import { EventEmitter } from 'node:events';
import type { Peers } from '../../src/peers/peers.ts';
import type { Socket } from '../../src/sockets/connection.ts';
import type { Machine } from './machine.ts';
import type { Nature } from './nature.ts';

/** A process as others reach it. */
export interface Reachable {
  readonly machine: Machine;
  readonly isUp: boolean;
  /** Serves a socket of another process, for somebody at an address. */
  admit(socket: PeerSocket, address: string): void;
}

/** One end of a connection between two processes: all that is sent arrives in order, until it is cut for both. */
export class PeerSocket extends EventEmitter implements Socket {
  readonly bufferedAmount = 0;
  readonly machine: Machine;
  readonly #nature: Nature;
  readonly #isOwners: boolean;
  #other: PeerSocket | undefined;
  #isOpen = true;
  #lastArrival = 0;

  constructor(machine: Machine, nature: Nature, isOwners: boolean) {
    super();
    this.machine = machine;
    this.#nature = nature;
    this.#isOwners = isOwners;
  }

  static pair(from: Machine, to: Machine, nature: Nature): readonly [PeerSocket, PeerSocket] {
    const ends = [new PeerSocket(from, nature, false), new PeerSocket(to, nature, true)] as const;
    [ends[0].#other, ends[1].#other] = [ends[1], ends[0]];
    return ends;
  }

  send(text: string): void {
    const { timeline, weather } = this.#nature;
    const other = this.#other;
    if (!this.#isOpen || other === undefined) return;
    if (weather.strikes('cut')) {
      this.terminate();
      return;
    }
    this.#lastArrival = Math.max(timeline.now + weather.delay(), this.#lastArrival);
    timeline.after(this.#lastArrival - timeline.now, `${other.machine.name} hears ${this.machine.name}`, () =>
      other.#receive(text),
    );
  }

  ping(): void {
    if (this.#isOpen) this.emit('pong');
  }

  close(): void {
    this.terminate();
  }

  terminate(): void {
    this.#end();
    if (this.#other !== undefined) this.#other.#end();
  }

  #receive(text: string): void {
    if (!this.#isOpen || !this.machine.isOn) return;
    if (this.#isOwners) this.#nature.judge.relayed(text, this.machine.now());
    this.emit('message', text, false);
  }

  #end(): void {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    this.#nature.timeline.after(this.#nature.weather.delay(), `${this.machine.name} has lost another process`, () => {
      if (this.machine.isOn) this.emit('close');
    });
  }
}

/** How one process reaches the others. */
export function peersOf(machine: Machine, others: ReadonlySet<Reachable>, nature: Nature): Peers {
  const { timeline, weather } = nature;
  return {
    dial: ({ node }, address) =>
      new Promise((resolve, reject) => {
        timeline.after(weather.delay(), `${machine.name} calls ${node}`, () => {
          const there = [...others].find((other) => other.machine.name === node && other.isUp);
          if (!machine.isOn) return;
          if (there === undefined) {
            reject(Object.assign(new Error('simulated: nobody is there'), { code: 'ECONNREFUSED' }));
            return;
          }
          if (weather.strikes('cut')) {
            reject(new Error('simulated: nobody answers'));
            return;
          }
          const [near, far] = PeerSocket.pair(machine, there.machine, nature);
          there.admit(far, address);
          resolve(near);
        });
      }),
  };
}
