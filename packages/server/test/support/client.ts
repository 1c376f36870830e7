import { type Action, legalActions, nextInt, type Rng, seedRng } from '@nunatak/engine';
import {
  type Answer,
  type ClientMessageInput,
  type FollowedStep,
  MatchSync,
  type RoomView,
  readServerMessage,
  type ServerMessage,
  type ServerMessageOf,
  type ServerMessageType,
  socketPathOf,
} from '@nunatak/protocol';
import { WebSocket } from 'ws';

/** Shared machines stall: what is waited for comes, or never does. */
const PATIENCE_MS = 120_000;
const LOOK_AGAIN_MS = 50;

let lastId = 0;

/** A fresh id for an action or a request. */
export function newId(): string {
  lastId++;
  return `test-${process.pid}-${String(lastId).padStart(6, '0')}`;
}

export interface ClientOptions {
  readonly url: string;
  readonly matchId: string;
  readonly token?: string;
  readonly name?: string;
  /** The address it comes from, for a server that believes a proxy. */
  readonly address?: string;
}

/** A player at the other end of a real socket. Every message it gets is checked against the protocol. */
export class Client {
  readonly sync: MatchSync;
  readonly received: ServerMessage[] = [];
  readonly steps: FollowedStep[] = [];
  /** Every byte that ever arrived. */
  bytes = 0;
  texts: string[] = [];
  readonly #options: ClientOptions;
  readonly #waiting: { readonly isIt: () => unknown; readonly resolve: () => void }[] = [];
  #socket: WebSocket | undefined;
  closed: { code: number; reason: string } | undefined;

  constructor(options: ClientOptions) {
    this.#options = options;
    this.sync = new MatchSync({
      matchId: options.matchId,
      ...(options.token === undefined ? {} : { token: options.token }),
      ...(options.name === undefined ? {} : { name: options.name }),
      send: (message) => this.send(message),
      newId,
      onChange: (change) => {
        if (change.type === 'step') this.steps.push(change.step);
      },
    });
  }

  /** Connects and joins; resolves with the welcome. */
  static async join(options: ClientOptions): Promise<Client> {
    const client = new Client(options);
    await client.connect();
    return client;
  }

  async connect(): Promise<void> {
    const { url, address, matchId } = this.#options;
    const headers = address === undefined ? {} : { 'X-Forwarded-For': address };
    const socket = new WebSocket(`${url.replace('http', 'ws')}${socketPathOf(matchId)}`, { headers });
    this.#socket = socket;
    this.closed = undefined;
    socket.on('message', (data) => this.#receive(String(data)));
    socket.on('close', (code, reason) => {
      // One that was dropped may end after the next was opened.
      if (socket !== this.#socket) return;
      this.closed = { code, reason: String(reason) };
      this.#check();
    });
    socket.on('error', () => undefined);
    await new Promise<void>((resolve, reject) => {
      socket.once('open', () => resolve());
      socket.once('error', reject);
    });
    const before = this.received.length;
    this.sync.connected();
    await this.until(() => this.received.slice(before).some(({ type }) => type === 'welcome' || type === 'error'));
  }

  send(message: ClientMessageInput): void {
    this.sendText(JSON.stringify(message));
  }

  sendText(text: string): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(text);
  }

  /** Sends a request and resolves with what answers it. */
  async ask(message: ClientMessageInput): Promise<ServerMessage> {
    const id = newId();
    this.send({ ...message, id });
    const answer = () => this.received.find((candidate) => 'id' in candidate && candidate.id === id);
    await this.until(() => answer() ?? this.closed);
    const found = answer();
    if (found === undefined) {
      throw new Error(`${message.type} was not answered: ${this.closed?.code} ${this.closed?.reason}`);
    }
    return found;
  }

  /** The code of the error that answers a request; undefined if it was granted. */
  async refusalOf(message: ClientMessageInput): Promise<string | undefined> {
    const answer = await this.ask(message);
    return answer.type === 'error' ? answer.error.code : undefined;
  }

  last<Type extends ServerMessageType>(type: Type): ServerMessageOf<Type> | undefined {
    return this.received.findLast((message): message is ServerMessageOf<Type> => message.type === type);
  }

  get room(): RoomView {
    if (this.sync.room === undefined) throw new Error('not joined');
    return this.sync.room;
  }

  async until(isIt: () => unknown): Promise<void> {
    if (isIt()) return;
    await new Promise<void>((resolve, reject) => {
      // What is waited for may come true without a message.
      const look = setInterval(() => this.#check(), LOOK_AGAIN_MS);
      const giveUp = setTimeout(() => reject(new Error(`Waited in vain for ${isIt}`)), PATIENCE_MS);
      this.#waiting.push({
        isIt,
        resolve: () => {
          clearInterval(look);
          clearTimeout(giveUp);
          resolve();
        },
      });
    });
  }

  /** Decides for the own seat whenever it is asked, at random, until the game is over or has come to a step. */
  async playToEnd(seed: string, end = Number.POSITIVE_INFINITY): Promise<void> {
    const rng = seedRng(seed);
    const isDone = () => this.isOver() || this.sync.seq >= end;
    while (!isDone()) {
      await this.until(() => isDone() || this.isAsked());
      if (!isDone()) await this.decide(rng);
    }
  }

  isOver(): boolean {
    return this.sync.view?.phase === 'over';
  }

  isAsked(): boolean {
    const { view, seat } = this.sync;
    return view !== undefined && view.phase !== 'over' && view.decider === seat;
  }

  /** Submits one random legal action. */
  async decide(rng: Rng): Promise<Answer> {
    const answer = await this.sync.submit(this.anAction(rng));
    if (answer.ok) await this.until(() => this.sync.seq >= answer.seq);
    return answer;
  }

  anAction(rng: Rng): Action {
    if (this.sync.view === undefined) throw new Error('no view yet');
    const actions = legalActions(this.sync.view);
    return actions[nextInt(rng, actions.length)];
  }

  /** Drops the connection without a word. */
  drop(): void {
    this.#socket?.terminate();
  }

  close(): void {
    this.#socket?.close();
  }

  #receive(text: string): void {
    this.bytes += text.length;
    this.texts.push(text);
    const message = readServerMessage(text);
    if (!message.ok) throw new Error(`Not in the protocol: ${JSON.stringify(message.reason)} in ${text}`);
    this.received.push(message.value);
    this.sync.receive(message.value);
    this.#check();
  }

  #check(): void {
    for (const waiting of [...this.#waiting]) {
      if (!waiting.isIt()) continue;
      this.#waiting.splice(this.#waiting.indexOf(waiting), 1);
      waiting.resolve();
    }
  }
}
