import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  type ClientMessageInput,
  PROTOCOL_VERSION,
  type RoomView,
  readServerMessage,
  type Seated,
} from '@nunatak/protocol';
import { DEFAULT_RATES, type RunningServer, readConfig, SILENT, startServer, timesRates } from '@nunatak/server';

/** A real server on SQLite that can be stopped and restarted with the same data. */
export class Place {
  readonly #folder = mkdtempSync(path.join(tmpdir(), 'nunatak-join-'));
  #server: RunningServer | undefined;
  #port = 0;

  get server(): RunningServer {
    if (this.#server === undefined) throw new Error('not started');
    return this.#server;
  }

  async start(): Promise<void> {
    const config = readConfig({ PORT: String(this.#port), NUNATAK_DATA: this.#folder });
    this.#server = await startServer({ config, log: SILENT, rates: timesRates(DEFAULT_RATES, 1000) });
    this.#port = this.#server.port;
  }

  async stop(): Promise<void> {
    await this.#server?.stop();
    this.#server = undefined;
  }

  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async open(players: number, bots: readonly string[] = []): Promise<Seated> {
    const response = await fetch(`${this.server.url}/api/matches`, {
      method: 'POST',
      body: JSON.stringify({ name: 'Ada', settings: { game: { players } }, bots }),
    });
    return (await response.json()) as Seated;
  }

  link({ matchId }: Seated): string {
    return `${this.server.url}/m/${matchId}`;
  }

  async room({ matchId }: Seated): Promise<RoomView> {
    const response = await fetch(`${this.server.url}/api/matches/${matchId}`);
    return ((await response.json()) as { room: RoomView }).room;
  }

  /** Resolves when all seats are taken. */
  async whenFull(seated: Seated): Promise<void> {
    await until(async () => (await this.room(seated)).seats.every(({ kind }) => kind !== 'open'));
  }

  /** Starts as soon as every seat is taken, and gives the host's own seat to the server's bot. */
  async startAndLeave(host: Seated): Promise<void> {
    await this.whenFull(host);
    await this.tell(host, [
      { type: 'start', matchId: host.matchId },
      { type: 'quit', matchId: host.matchId },
    ]);
  }

  /** Sends messages over a socket as a seated player; resolves when all of them were answered. */
  tell({ matchId, token }: Seated, messages: readonly ClientMessageInput[]): Promise<void> {
    const socket = new WebSocket(`${this.server.url.replace('http', 'ws')}/api/socket`);
    const send = (message: ClientMessageInput) => socket.send(JSON.stringify(message));
    return new Promise((resolve, reject) => {
      socket.addEventListener('error', reject);
      socket.addEventListener('open', () => {
        send({ type: 'hello', version: PROTOCOL_VERSION });
        send({ type: 'join', matchId, token });
      });
      socket.addEventListener('message', ({ data }) => {
        const message = readServerMessage(String(data));
        if (!message.ok || message.value.type === 'error') reject(new Error(String(data)));
        else if (message.value.type === 'welcome')
          for (const [i, said] of messages.entries()) send({ ...said, id: `${i}` });
        else if (message.value.type === 'done' && message.value.id === `${messages.length - 1}`) {
          socket.close();
          resolve();
        }
      });
    });
  }
}

/** Polls until a condition holds. */
export async function until(isIt: () => boolean | Promise<boolean>): Promise<void> {
  const giveUp = Date.now() + 120_000;
  while (!(await isIt())) {
    if (Date.now() > giveUp) throw new Error(`waited in vain for ${isIt}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
