import { PROTOCOL_VERSION, type Seated } from '@nunatak/protocol';
import { WebSocket } from 'ws';
import { Survivor } from './survivor.ts';

/** A table of two people and a bot, as far as servers have promised it. */
export interface SiegeTable {
  readonly matchId: string;
  readonly seated: Seated[];
  isStarted: boolean;
  readonly survivors: Survivor[];
}

/** Opens a table, whatever happens on the way; it is in the ledger from its first promise on. */
export async function foundTable(url: string, ledger: SiegeTable[]): Promise<void> {
  const host = await post(url, '/api/matches', { name: 'Ada', settings: { game: { players: 3 } }, bots: [] });
  const table: SiegeTable = { matchId: host.matchId, seated: [host], isStarted: false, survivors: [] };
  ledger.push(table);
  table.seated.push(await post(url, `/api/matches/${host.matchId}/seats`, { name: 'Bo' }));
  await start(url, host);
  table.isStarted = true;
  table.survivors.push(...table.seated.map((seated) => new Survivor(seated)));
}

async function post(url: string, path: string, body: object): Promise<Seated> {
  const response = await fetch(`${url}${path}`, { method: 'POST', body: JSON.stringify(body) });
  if (response.status !== 201) throw new Error(`${path}: ${response.status}`);
  return (await response.json()) as Seated;
}

/** Deals, over a socket of its own; rejects if the server does not say that it has. */
function start(url: string, { matchId, token }: Seated): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`);
    const say = (message: object) => socket.send(JSON.stringify(message));
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('closed')));
    socket.on('open', () => {
      say({ type: 'hello', version: PROTOCOL_VERSION });
      say({ type: 'join', matchId, token });
    });
    socket.on('message', (data) => {
      const { type, id } = JSON.parse(String(data));
      if (type === 'welcome') say({ type: 'start', id: 'start', matchId, fill: 'random' });
      // Be it the joining or the start that was refused: nobody would say more.
      if (type === 'error') reject(new Error('not started'));
      else if (id === 'start' && type === 'done') resolve();
      else return;
      socket.close();
    });
  });
}
