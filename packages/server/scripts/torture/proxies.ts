import type { Seated } from '@nunatak/protocol';
import { Teardown } from '../../src/teardown.ts';
import { startPostgres } from '../../test/support/postgres.ts';
import { type ServerProcess, spawnServer } from '../../test/support/process.ts';
import { PROXIES, type ProxyKind, startProxy } from '../../test/support/proxy.ts';
import { Survivor } from '../../test/support/siege/survivor.ts';

const PEOPLE = ['Ada', 'Bo', 'Cy'];
const PROCESSES = 2;
const PATIENCE_MS = 180_000;
const LOOK_MS = 100;
/** So long a new connection may take. */
const COME_BACK_MS = 2000;
/** Few tables may all come to one process by chance; so many more than were asked for do not. */
const MOST_MORE = 24;

interface Table {
  readonly players: readonly Survivor[];
  /** The process that all of them are at. */
  readonly at: number;
}

/**
 * The recipes of `deploy` with the real proxies: the people of each table must meet at one of two processes, tables must
 * spread over both, and when one of these is killed under them, everybody must find the other and play to the end.
 */
export async function proxies(tables: number, say: (line: string) => void): Promise<void> {
  for (const kind of PROXIES) await behind(kind, tables, say);
}

async function behind(kind: ProxyKind, count: number, say: (line: string) => void): Promise<void> {
  const teardown = new Teardown();
  try {
    const postgres = await startPostgres();
    teardown.add(postgres.stop);
    const databaseUrl = await postgres.database('proxies');
    const servers: ServerProcess[] = [];
    for (let i = 0; i < PROCESSES; i++) {
      const env = { DATABASE_URL: databaseUrl, NUNATAK_TRUST_PROXY: '1', NUNATAK_RATE_FACTOR: '1000000' };
      const server = await spawnServer(env);
      teardown.add(server.kill);
      servers.push(server);
    }
    const ports = servers.map(({ url }) => Number(new URL(url).port));
    const proxy = await startProxy(kind, ports);
    teardown.add(proxy.stop);
    const tables: Table[] = [];
    const spread = () => servers.map((_, at) => tables.filter((table) => table.at === at).length);
    while (tables.length < count || spread().includes(0)) {
      if (tables.length === count + MOST_MORE)
        throw new Error(`${kind}: all ${tables.length} tables are at one process`);
      tables.push(await sitDown(proxy.url, servers));
    }
    const players = tables.flatMap((table) => table.players);
    teardown.add(() => {
      for (const player of players) player.close();
    });
    for (const table of tables) table.players[0].start();
    await until(() => players.every(({ sync }) => sync.view !== undefined), 'a game did not begin');
    await servers[0].kill();
    await playToEnd(proxy.url, players);
    say(
      `${kind}: ${tables.length} tables, ${spread().join(' and ')} at the processes; one was killed, and all were played to their end`,
    );
  } finally {
    await teardown.run();
  }
}

/** Opens a table through the proxy, and finds out where its people have come to. */
async function sitDown(url: string, servers: readonly ServerProcess[]): Promise<Table> {
  const before = await Promise.all(servers.map(connectionsAt));
  const [host, ...guests] = PEOPLE;
  const seated = [await post(url, '/api/matches', { name: host, settings: { game: { players: PEOPLE.length } } })];
  const [{ matchId }] = seated;
  for (const name of guests) seated.push(await post(url, `/api/matches/${matchId}/seats`, { name }));
  const players = seated.map((one) => new Survivor(one));
  for (const player of players) player.connect(url);
  await until(() => players.every(({ sync }) => sync.room !== undefined), 'nobody is welcome');
  const come = (await Promise.all(servers.map(connectionsAt))).map((now, i) => now - before[i]);
  const at = come.indexOf(PEOPLE.length);
  if (at === -1) throw new Error(`The people of a table are at different processes: ${come.join(' and ')}`);
  return { players, at };
}

async function post(url: string, path: string, body: object): Promise<Seated> {
  const response = await fetch(`${url}${path}`, { method: 'POST', body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
  return (await response.json()) as Seated;
}

async function connectionsAt({ url }: ServerProcess): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(/^nunatak_connections (\d+)/m.exec(text)?.[1]);
}

/** Everybody plays by themselves; whoever has lost the connection comes back. */
async function playToEnd(url: string, players: readonly Survivor[]): Promise<void> {
  const timer = setInterval(() => {
    for (const player of players) {
      if (player.isConnected) player.sync.tick();
      else player.connect(url);
    }
  }, COME_BACK_MS);
  try {
    await until(() => players.every(({ sync }) => sync.view?.phase === 'over'), 'a table did not come to its end');
  } finally {
    clearInterval(timer);
  }
}

async function until(isSo: () => boolean, otherwise: string): Promise<void> {
  const giveUp = Date.now() + PATIENCE_MS;
  while (!isSo()) {
    if (Date.now() > giveUp) throw new Error(otherwise);
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}
