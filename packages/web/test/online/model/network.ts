import { AsyncLocalStorage } from 'node:async_hooks';

/** The socket of the platform, kept before the tests put theirs in its place. */
const RealSocket = globalThis.WebSocket;
const SLOW_MS = 12;
/** What a cut connection closes with. */
const ABNORMAL = 1006;

/** The device whose code is running: sockets and listeners that it makes belong to that device. */
const running = new AsyncLocalStorage<Network>();

type Listener = (event: unknown) => void;
/** When the next message of a person goes out, the connection is lost before it, or after it without an answer. */
type Trap = 'before' | 'after';
const BY_ITSELF = /"type":"(hello|join|ping|since|resync)"/;

/** The network of one device: all its connections go over it, and it can be disturbed. */
export class Network {
  isOffline = false;
  isSlow = false;
  isDoubled = false;
  trap: Trap | undefined;
  /** Called with every message that goes out, once, whether it arrives or not. */
  onSend: (message: Readonly<Record<string, unknown>>) => void = () => undefined;
  /** How often the server has said welcome. */
  welcomes = 0;
  readonly #sockets = new Set<FaultySocket>();
  readonly #listeners = new Map<string, Set<() => void>>();

  /** Runs code of this device. */
  run<T>(work: () => T): T {
    return running.run(this, work);
  }

  /** True if a socket is open, whether or not the server has said anything over it. */
  get isConnected(): boolean {
    return [...this.#sockets].some(({ readyState }) => readyState === 1);
  }

  add(socket: FaultySocket): void {
    this.#sockets.add(socket);
  }

  drop(socket: FaultySocket): void {
    this.#sockets.delete(socket);
  }

  listen(type: string, listener: () => void): void {
    this.#listeners.set(type, (this.#listeners.get(type) ?? new Set()).add(listener));
  }

  unlisten(type: string, listener: () => void): void {
    this.#listeners.get(type)?.delete(listener);
  }

  /** Cuts the connections of this device, with the browser noticing. */
  cut(): void {
    for (const socket of [...this.#sockets]) socket.cut();
  }

  goOffline(): void {
    this.isOffline = true;
    this.#tell('offline');
    this.cut();
  }

  /** The network is there: who lost the connection connects at once. */
  goOnline(): void {
    this.isOffline = false;
    this.#tell('online');
  }

  /** One connection hangs: nothing arrives at either end, and neither is told. */
  hang(which: number): void {
    const all = [...this.#sockets];
    all[which % Math.max(1, all.length)]?.hang();
  }

  /** What hung arrives late, or is lost with its connection. */
  mend(isLost: boolean): void {
    for (const socket of [...this.#sockets]) socket.mend(isLost);
  }

  /** Takes every disturbance away. */
  heal(isLost: boolean): void {
    this.isSlow = false;
    this.isDoubled = false;
    this.trap = undefined;
    this.mend(isLost);
    this.goOnline();
  }

  #tell(type: string): void {
    this.run(() => {
      for (const listener of [...(this.#listeners.get(type) ?? [])]) listener();
    });
  }
}

/** A real socket with a bad network in front of it; as much of a WebSocket as the page uses. */
class FaultySocket {
  static readonly OPEN = 1;
  readyState = 0;
  readonly #network: Network;
  readonly #real: WebSocket | undefined;
  readonly #listeners = new Map<string, Listener[]>();
  #held: (() => void)[] | undefined;
  #tail: Promise<void> = Promise.resolve();

  constructor(address: URL | string) {
    const network = running.getStore();
    if (network === undefined) throw new Error('A socket was opened outside of any device');
    this.#network = network;
    network.add(this);
    if (network.isOffline) {
      setTimeout(() => this.#closed(ABNORMAL), 0);
      return;
    }
    const real = new RealSocket(address);
    this.#real = real;
    real.addEventListener('open', () => {
      if (this.readyState !== 0) return;
      this.readyState = 1;
      this.#tell('open', {});
    });
    real.addEventListener('message', ({ data }) => this.#pass(() => this.#receive(String(data))));
    real.addEventListener('close', ({ code }) => this.#closed(code));
    real.addEventListener('error', () => undefined);
  }

  addEventListener(type: string, listener: Listener): void {
    this.#listeners.set(type, [...(this.#listeners.get(type) ?? []), listener]);
  }

  send(text: string): void {
    if (this.readyState !== 1) return;
    this.#network.onSend(JSON.parse(text));
    const { trap } = this.#network;
    const isTrapped = trap !== undefined && !BY_ITSELF.test(text);
    if (isTrapped) this.#network.trap = undefined;
    if (isTrapped && trap === 'before') {
      this.cut();
      return;
    }
    this.#pass(() => {
      this.#toServer(text);
      if (this.#network.isDoubled) this.#toServer(text);
    });
    if (!isTrapped) return;
    // The message goes out, and nothing comes back any more.
    this.#held = [];
    setTimeout(() => this.cut(), 2 * SLOW_MS);
  }

  close(): void {
    this.readyState = 2;
    this.#real?.close();
    this.#network.drop(this);
  }

  cut(): void {
    this.#real?.close();
    this.#closed(ABNORMAL);
  }

  hang(): void {
    this.#held ??= [];
  }

  mend(isLost: boolean): void {
    const held = this.#held;
    this.#held = undefined;
    if (held === undefined) return;
    if (isLost) this.cut();
    else for (const work of held) this.#later(work);
  }

  #toServer(text: string): void {
    if (this.#real?.readyState === RealSocket.OPEN) this.#real.send(text);
  }

  #receive(text: string): void {
    if (this.readyState !== 1) return;
    if (text.startsWith('{"type":"welcome"')) this.#network.welcomes++;
    this.#tell('message', { data: text });
    if (this.#network.isDoubled) this.#tell('message', { data: text });
  }

  #pass(work: () => void): void {
    if (this.#held === undefined) this.#later(work);
    else this.#held.push(work);
  }

  /** In the order in which things were sent, however slow the network is meanwhile. */
  #later(work: () => void): void {
    const wait = this.#network.isSlow ? SLOW_MS : 0;
    this.#tail = this.#tail.then(
      () =>
        new Promise<void>((resolve) => {
          const go = () => {
            work();
            resolve();
          };
          if (wait === 0) go();
          else setTimeout(go, wait);
        }),
    );
  }

  #closed(code: number): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.#network.drop(this);
    this.#tell('close', { code });
  }

  #tell(type: string, event: unknown): void {
    this.#network.run(() => {
      for (const listener of this.#listeners.get(type) ?? []) listener(event);
    });
  }
}

/** The little of a page that a match needs, of the device that runs: what is put in place of the globals. */
export function pageOver(url: string): Readonly<Record<'window' | 'document' | 'WebSocket', unknown>> {
  return {
    window: {
      addEventListener: (type: string, listener: () => void) => running.getStore()?.listen(type, listener),
      removeEventListener: (type: string, listener: () => void) => running.getStore()?.unlisten(type, listener),
      location: { href: url },
    },
    document: { hidden: false },
    WebSocket: FaultySocket,
  };
}
