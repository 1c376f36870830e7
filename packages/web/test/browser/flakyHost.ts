import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/**
 * How the host behaves: it passes requests on, drops every connection, accepts and never answers, or answers like a proxy
 * whose server is down.
 */
type Health = 'up' | 'gone' | 'silent' | 'badGateway';

/** True if this answer, to a path, is the last one that the host gives; `count` includes this answer. */
type IsLast = (path: string, count: number) => boolean;

const NEVER: IsLast = () => false;

/** A reverse proxy between browsers and servers of Nunatak that fails the way real hosts do. */
export class FlakyHost {
  readonly #server: Server;
  readonly #waiting = new Set<() => void>();
  readonly #paths: string[] = [];
  #serverFor: (path: string) => string;
  #health: Health = 'up';
  #isLast: IsLast = NEVER;
  #isHeld: (path: string) => boolean = () => false;
  #count = 0;

  private constructor(address: string) {
    this.#serverFor = () => address;
    this.#server = createServer((asked, answer) => this.#answer(asked, answer));
    this.#server.on('upgrade', (asked: IncomingMessage, socket: Socket) => this.#upgrade(asked, socket));
  }

  /** Opens a host in front of the server at an address. */
  static async open(address: string): Promise<FlakyHost> {
    const host = new FlakyHost(address);
    await new Promise<void>((resolve) => host.#server.listen(0, '127.0.0.1', resolve));
    return host;
  }

  get url(): string {
    const { port } = this.#server.address() as AddressInfo;
    return `http://127.0.0.1:${port}/`;
  }

  get health(): Health {
    return this.#health;
  }

  /** Paths that were asked for since the host last came up. */
  get paths(): readonly string[] {
    return this.#paths;
  }

  /** Passes requests on, each to the server that is chosen for its path. */
  serve(serverFor: (path: string) => string): void {
    this.#serverFor = serverFor;
    this.become('up');
  }

  become(health: Health): void {
    this.#health = health;
    this.#isLast = NEVER;
    this.#count = 0;
    this.#paths.length = 0;
    this.#server.closeIdleConnections();
    if (health === 'gone') this.#server.closeAllConnections();
  }

  /** Drops every connection after the last answer. */
  dieAfter(isLast: IsLast): void {
    this.#isLast = isLast;
  }

  /** Keeps the answers to some paths back until `release`. */
  hold(isHeld: (path: string) => boolean): void {
    this.#isHeld = isHeld;
  }

  release(): void {
    this.#isHeld = () => false;
    for (const pass of this.#waiting) pass();
    this.#waiting.clear();
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #answer(asked: IncomingMessage, answer: ServerResponse): void {
    const path = asked.url ?? '/';
    this.#paths.push(path);
    if (this.#health === 'gone') asked.socket.destroy();
    else if (this.#health === 'badGateway') {
      answer.writeHead(502, { 'Content-Type': 'text/html' }).end('<h1>502 Bad Gateway</h1>');
    } else if (this.#health === 'up') {
      if (this.#isHeld(path)) this.#waiting.add(() => this.#pass(asked, answer));
      else this.#pass(asked, answer);
    }
  }

  #pass(asked: IncomingMessage, answer: ServerResponse): void {
    const path = asked.url ?? '/';
    const { method, headers } = asked;
    const passed = request(new URL(path, this.#serverFor(path)), { method: method ?? 'GET', headers }, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers);
      given.pipe(answer);
    });
    passed.on('error', () => asked.socket.destroy());
    asked.pipe(passed);
    answer.on('finish', () => {
      this.#count++;
      if (this.#isLast(path, this.#count)) this.become('gone');
    });
  }

  /** Sockets are passed on byte by byte. */
  #upgrade(asked: IncomingMessage, socket: Socket): void {
    if (this.#health !== 'up') {
      if (this.#health !== 'silent') socket.destroy();
      return;
    }
    const path = asked.url ?? '/';
    const passed = request(new URL(path, this.#serverFor(path)), { headers: asked.headers });
    passed.on('upgrade', (given, far: Socket) => {
      const lines = Object.entries(given.headers).map(([name, value]) => `${name}: ${value}`);
      socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('\r\n')}\r\n\r\n`);
      far.pipe(socket).pipe(far);
      far.on('error', () => socket.destroy());
      socket.on('error', () => far.destroy());
    });
    passed.on('error', () => socket.destroy());
    passed.end();
  }
}
