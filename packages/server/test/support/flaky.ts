import { hashState, legalActions, nextInt, type Rng, seedRng } from '@nunatak/engine';
import { fieldsOf, MatchSync, readServerMessage, Settings } from '@nunatak/protocol';
import * as v from 'valibot';
import type { RunningServer } from '../../src/server.ts';
import { Pipe, type Weather } from './pipe.ts';

const TICK_MS = 25;

/** A client behind bad weather: it loses its connection, comes back, and goes on. */
class FlakyClient {
  readonly sync: MatchSync;
  readonly #server: RunningServer;
  readonly #weather: Weather;
  readonly #rng: Rng;
  #pipe: Pipe | undefined;
  #isDeciding = false;
  #ids = 0;
  refusals = 0;

  constructor(server: RunningServer, weather: Weather, seed: string, matchId: string, token: string | undefined) {
    this.#server = server;
    this.#weather = weather;
    this.#rng = seedRng(seed);
    this.sync = new MatchSync({
      matchId,
      ...(token === undefined ? {} : { token }),
      send: (message) => this.#pipe?.receive(JSON.stringify(message)),
      newId: () => `${matchId.slice(0, 6)}-${token?.slice(0, 6)}-${++this.#ids}`,
      onChange: () => this.#maybeDecide(),
    });
    this.#connect();
  }

  tick(): void {
    if (this.#pipe?.isOpen !== true) this.#connect();
    else this.sync.tick();
    this.#maybeDecide();
  }

  close(): void {
    this.#pipe?.terminate();
  }

  #connect(): void {
    const pipe = new Pipe(this.#weather, this.#rng, (text) => {
      const message = readServerMessage(text);
      if (!message.ok) throw new Error(`Not in the protocol: ${text}`);
      this.sync.receive(message.value);
    });
    this.#pipe = pipe;
    this.#server.sockets.accept(pipe, 'flaky');
    this.sync.connected();
  }

  #maybeDecide(): void {
    const { view, seat } = this.sync;
    if (this.#isDeciding || view === undefined || view.phase === 'over' || view.decider !== seat) return;
    this.#isDeciding = true;
    const actions = legalActions(view);
    const isUndo = this.sync.line.length > this.sync.line.floor && nextInt(this.#rng, 12) === 0;
    const asked = isUndo ? this.sync.undo() : this.sync.submit(actions[nextInt(this.#rng, actions.length)]);
    const settle = () => {
      this.#isDeciding = false;
    };
    asked.then((answer) => {
      if (!answer.ok) this.refusals++;
      settle();
    }, settle);
  }
}

export interface FlakyResult {
  readonly steps: number;
  readonly refusals: number;
}

/** Plays one match through bad weather and throws unless every client ends in the server's state. */
export async function playFlakyMatch(server: RunningServer, weather: Weather, seed: string): Promise<FlakyResult> {
  const settings = v.parse(Settings, { game: { players: 3 } });
  const host = await server.rooms.create({ name: 'Ada', settings, bots: [] });
  const guest = await server.rooms.sit(host.matchId, { name: 'Bo' });
  await server.rooms.arrangeSeat(host.matchId, 0, 2, 'random');
  await server.rooms.start(host.matchId, 0, undefined);
  const clients = [host.token, guest.token, undefined].map(
    (token, i) => new FlakyClient(server, weather, `${seed} client ${i}`, host.matchId, token),
  );
  try {
    await waitFor(
      () => clients.every(({ sync }) => sync.view?.phase === 'over' && sync.room?.status === 'finished'),
      () => {
        for (const client of clients) client.tick();
      },
      () => clients.map(({ sync }) => `${sync.seq}:${sync.view?.phase}:${sync.view?.decider}`).join(' '),
    );
    const match = await server.matches.load(host.matchId);
    const truth = JSON.stringify(match.state && fieldsOf(match.state.view));
    for (const [i, { sync }] of clients.entries()) {
      const seen = JSON.stringify(sync.view && fieldsOf(sync.view));
      if (sync.seq !== match.seq || seen !== truth) throw new Error(`${seed}: client ${i} ended elsewhere`);
    }
    const { made } = await server.matches.reader.replay(match);
    const last = made.at(-1);
    if (match.state === undefined || last?.stored.hash !== hashState(match.state))
      throw new Error(`${seed}: the log differs`);
    return { steps: match.seq, refusals: clients.reduce((sum, client) => sum + client.refusals, 0) };
  } finally {
    for (const client of clients) client.close();
  }
}

async function waitFor(isDone: () => boolean, tick: () => void, describe: () => string): Promise<void> {
  const giveUp = Date.now() + 120_000;
  while (!isDone()) {
    if (Date.now() > giveUp) throw new Error(`A match does not come to its end: ${describe()}`);
    await new Promise((resolve) => setTimeout(resolve, TICK_MS));
    if (!isDone()) tick();
  }
}
