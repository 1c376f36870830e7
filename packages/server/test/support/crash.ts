import { hashState, legalActions, nextFraction, nextInt, type Rng, seedRng } from '@nunatak/engine';
import { MatchSync, PROTOCOL_VERSION, readServerMessage, type Seated } from '@nunatak/protocol';
import { WebSocket } from 'ws';
import { replay } from '../../src/match/log.ts';
import { fromStored } from '../../src/match/match.ts';
import type { Store } from '../../src/store/store.ts';
import { type ServerProcess, spawnServer } from './process.ts';

/** An action whose acceptance a client has seen. */
interface Acknowledged {
  readonly matchId: string;
  readonly actionId: string;
  readonly seq: number;
}

/** A player who goes on whatever happens to the server, and remembers every promise it got. */
class Survivor {
  readonly sync: MatchSync;
  readonly acknowledged: Acknowledged[] = [];
  readonly #rng: Rng;
  #socket: WebSocket | undefined;
  #isDeciding = false;
  #ids = 0;
  #lastId = '';

  constructor({ matchId, token, seat }: Seated) {
    this.#rng = seedRng(`survivor ${matchId} ${seat}`);
    this.sync = new MatchSync({
      matchId,
      token,
      send: (message) => {
        if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
      },
      newId: () => {
        this.#lastId = `crash-${seat}-${++this.#ids}-${matchId.slice(0, 8)}`;
        return this.#lastId;
      },
      onChange: () => this.maybeDecide(),
    });
  }

  connect(url: string): void {
    this.#socket?.terminate();
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`);
    this.#socket = socket;
    socket.on('open', () => this.sync.connected());
    socket.on('error', () => undefined);
    socket.on('message', (data) => {
      const message = readServerMessage(String(data));
      if (message.ok && socket === this.#socket) this.sync.receive(message.value);
    });
  }

  close(): void {
    this.#socket?.terminate();
  }

  maybeDecide(): void {
    const { sync } = this;
    const { view, seat } = sync;
    if (this.#isDeciding || view === undefined || view.phase === 'over' || view.decider !== seat) return;
    this.#isDeciding = true;
    const actions = legalActions(view);
    const asked = sync.submit(actions[nextInt(this.#rng, actions.length)]);
    const actionId = this.#lastId;
    asked.then(
      (answer) => {
        if (answer.ok) this.acknowledged.push({ matchId: sync.room?.matchId ?? '', actionId, seq: answer.seq });
        this.#isDeciding = false;
        this.maybeDecide();
      },
      () => undefined,
    );
  }
}

/** What is tried here is the disk, not the limits. */
const UNLIMITED = { NUNATAK_RATE_FACTOR: '100000' };
const TICK_MS = 500;
/** PostgreSQL finishes the statement it was given even when the one who sent it is dead. */
const LAST_STATEMENT_MS = 50;
const GO_ON_MS = 180_000;

export interface CrashResult {
  readonly kills: number;
  readonly matches: number;
  readonly acknowledged: number;
  readonly steps: number;
  readonly finished: number;
}

export interface CrashOptions {
  readonly env: Readonly<Record<string, string>>;
  readonly openStore: () => Promise<Store>;
  readonly kills: number;
  readonly matches: number;
  readonly seed: string;
  readonly onKill?: (kill: number, result: CrashResult) => void;
}

/**
 * Kills a server under load again and again, and after each time looks into its store. Throws at the first lie.
 *
 * In the end the server is left alone until every match that was ever started has come to its end.
 */
export async function crashAgainAndAgain(options: CrashOptions): Promise<CrashResult> {
  const rng = seedRng(options.seed);
  let survivors: Survivor[] = [];
  let everyone: Survivor[] = [];
  let server: ServerProcess | undefined;
  let result: CrashResult = { kills: 0, matches: 0, acknowledged: 0, steps: 0, finished: 0 };
  const ticker = setInterval(() => {
    for (const { sync } of survivors) sync.tick();
  }, TICK_MS);
  const look = async (kills: number): Promise<CrashResult> => {
    const store = await options.openStore();
    try {
      return { kills, ...(await inspect(store, everyone)) };
    } finally {
      await store.close();
    }
  };
  try {
    for (let kill = 1; kill <= options.kills; kill++) {
      server = await spawnServer({ ...UNLIMITED, ...options.env });
      survivors = survivors.filter(({ sync }) => sync.view?.phase !== 'over');
      while (survivors.length < options.matches * 2) {
        const fresh = await newPair(server.url);
        survivors.push(...fresh);
        everyone = [...everyone, ...fresh];
      }
      const { url } = server;
      for (const survivor of survivors) survivor.connect(url);
      const acknowledgedBefore = countAcknowledged(everyone);
      await pause(150 + 600 * nextFraction(rng));
      // A kill that hits before anything was promised proves nothing.
      while (countAcknowledged(everyone) === acknowledgedBefore) await pause(20);
      await server.kill();
      await pause(LAST_STATEMENT_MS);
      result = await look(kill);
      options.onKill?.(kill, result);
    }
    server = await spawnServer({ ...UNLIMITED, ...options.env });
    for (const survivor of survivors) survivor.connect(server.url);
    await goOn(survivors);
    await server.terminate();
    result = await look(options.kills);
    if (result.finished !== result.matches)
      throw new Error(`Only ${result.finished} of ${result.matches} matches ended`);
    return result;
  } finally {
    clearInterval(ticker);
    for (const survivor of everyone) survivor.close();
    if (server?.child.exitCode === null && server.child.signalCode === null) await server.kill();
  }
}

/** Resolves when every survivor has seen the end of its match. */
async function goOn(survivors: readonly Survivor[]): Promise<void> {
  const giveUp = Date.now() + GO_ON_MS;
  const waiting = () => survivors.filter(({ sync }) => sync.room?.status !== 'finished');
  while (waiting().length > 0) {
    if (Date.now() > giveUp) throw new Error(`${waiting().length} players are stuck after the last start`);
    await pause(TICK_MS);
  }
}

async function newPair(url: string): Promise<Survivor[]> {
  const post = async (path: string, body: object): Promise<Seated> => {
    const response = await fetch(`${url}${path}`, { method: 'POST', body: JSON.stringify(body) });
    return (await response.json()) as Seated;
  };
  const host = await post('/api/matches', { name: 'Ada', settings: { game: { players: 3 } }, bots: [] });
  const guest = await post(`/api/matches/${host.matchId}/seats`, { name: 'Bo' });
  await startOver(url, host);
  return [new Survivor(host), new Survivor(guest)];
}

/** Deals, over a socket of its own. */
function startOver(url: string, { matchId, token }: Seated): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`);
    socket.on('error', reject);
    socket.on('open', () => {
      for (const message of [
        { type: 'hello', version: PROTOCOL_VERSION },
        { type: 'join', matchId, token },
      ])
        socket.send(JSON.stringify(message));
    });
    socket.on('message', (data) => {
      const { type, id } = JSON.parse(String(data));
      if (type === 'welcome') socket.send(JSON.stringify({ type: 'start', id: 'start', matchId, fill: 'random' }));
      if (id === 'start') {
        socket.close();
        resolve();
      }
    });
  });
}

/** Every promise kept, nothing twice, every log leads to its snapshot. */
async function inspect(store: Store, survivors: readonly Survivor[]): Promise<Omit<CrashResult, 'kills'>> {
  const promised = Map.groupBy(
    survivors.flatMap(({ acknowledged }) => acknowledged),
    ({ matchId }) => matchId,
  );
  let steps = 0;
  let finished = 0;
  for (const [matchId, actions] of promised) {
    const stored = await store.load(matchId);
    if (stored === undefined) throw new Error(`Match ${matchId} is gone`);
    const log = await store.steps(matchId, 0);
    const bySeq = new Map(log.map((step) => [step.seq, step]));
    for (const { actionId, seq } of actions) {
      if (bySeq.get(seq)?.actionId !== actionId) throw new Error(`${matchId}: acknowledged step ${seq} is not there`);
    }
    const ids = log.flatMap(({ actionId }) => actionId ?? []);
    if (new Set(ids).size !== ids.length) throw new Error(`${matchId}: an action is there twice`);
    const match = fromStored(stored);
    const { positions, made } = replay(match, log);
    const last = positions[positions.length - 1].state;
    if (match.seq !== made.length || match.state === undefined || hashState(match.state) !== hashState(last)) {
      throw new Error(`${matchId}: the snapshot is not what the log leads to`);
    }
    steps += made.length;
    if (stored.status === 'finished') finished++;
  }
  return { matches: promised.size, acknowledged: countAcknowledged(survivors), steps, finished };
}

function countAcknowledged(survivors: readonly Survivor[]): number {
  return survivors.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
