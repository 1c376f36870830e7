import type { Seated } from '@nunatak/protocol';
import { Client } from './client.ts';
import type { TestServer } from './server.ts';

export interface Table {
  readonly id: string;
  /** What each person was given, by seat. */
  readonly seated: readonly Seated[];
  readonly clients: readonly Client[];
}

/** A room with people on its first seats, all connected, the rest of the seats open. */
export async function openTable(
  server: TestServer,
  players: number,
  people: number,
  settings: object = {},
): Promise<Table> {
  const host = await server.create({ settings: { game: { players }, ...settings } });
  const seated = [host];
  for (const name of ['Bo', 'Cy', 'Di'].slice(0, people - 1)) {
    const { body } = await server.call('POST', `/api/matches/${host.matchId}/seats`, { name });
    seated.push(body as Seated);
  }
  const clients = await Promise.all(
    seated.map(({ matchId, token }) => Client.join({ url: server.url, matchId, token })),
  );
  return { id: host.matchId, seated, clients };
}

/** The same, dealt; bots have the seats that nobody took. */
export async function startTable(
  server: TestServer,
  players: number,
  people: number,
  settings: object = {},
): Promise<Table> {
  const table = await openTable(server, players, people, settings);
  await table.clients[0].ask({ type: 'start', matchId: table.id, fill: 'random' });
  await Promise.all(table.clients.map((client) => client.until(() => client.sync.view !== undefined)));
  return table;
}

export function closeAll(clients: readonly Client[]): void {
  for (const client of clients) client.close();
}
