import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { legalActions, seedRng } from '@nunatak/engine';
import type { ClientMessageInput, ClientMessageType, Seated } from '@nunatak/protocol';
import { REQUEST_PRICES } from '../src/http/api.ts';
import { BOT_PRICES } from '../src/http/botApi.ts';
import { DAILY_PRICES } from '../src/http/dailyApi.ts';
import { RATING_PRICES } from '../src/http/ratingsApi.ts';
import { TOURNAMENT_PRICES } from '../src/http/tournamentApi.ts';
import { newToken } from '../src/secrets.ts';
import { PRICES } from '../src/sockets/prices.ts';
import { figuresOf } from '../test/support/abuse.ts';
import { Client, newId } from '../test/support/client.ts';
import { playDaily } from '../test/support/dailyGame.ts';
import { spawnServer } from '../test/support/process.ts';

/**
 * What messages and requests cost the server, in processor time of its whole process, beside what their sender pays for them: nobody
 * shall get more of the event loop than they have paid for. Ends with 1 if a price is too low.
 */
const TIMES = 300;
const WARM_UP = 20;
const ROUNDS = TIMES + WARM_UP;
const ROOM = { name: 'Ada', settings: { game: { players: 2 }, listed: true } };
const BROWSER = newToken();
const STEPS = 20;
const MOST_STEPS = 30;

const folder = mkdtempSync(path.join(tmpdir(), 'nunatak-prices-'));
const server = await spawnServer({ NUNATAK_DATA: folder, NUNATAK_RATE_FACTOR: '100000' });
const { matchId, token } = await post('/api/matches', { name: 'Ada', settings: { game: { players: 1 } } });
const ada = await Client.join({ url: server.url, matchId, token });
await ada.ask({ type: 'start', matchId });
await ada.until(() => ada.sync.view !== undefined);
await ada.playToEnd('prices', STEPS);

let isFine = true;
/** Sends a message over and over, each after the answer to the last. */
const once: Partial<Record<ClientMessageType, () => Promise<unknown>>> = {
  ping: () => ada.ask({ type: 'ping' }),
  resync: () => ada.ask({ type: 'resync', matchId }),
  join: () => ada.ask({ type: 'join', matchId, token }),
  legal: () => ada.ask({ type: 'legal', matchId }),
  since: () => ada.ask({ type: 'since', matchId, seq: ada.sync.seq }),
  orders: () => ada.ask({ type: 'orders', matchId, orders: { foresight: 'never' } }),
  mute: () => ada.ask({ type: 'mute', matchId, seat: 0, muted: true }),
  stage: () => ada.ask({ type: 'stage', matchId, seq: ada.sync.seq, actions: legalActions(viewOf()).slice(0, 3) }),
  chat: () => ada.ask({ type: 'chat', matchId, text: 'Good game' }),
  spectatorChat: () => ada.ask({ type: 'spectatorChat', matchId, allowed: true }),
  submit: async () => {
    await ada.decide(seedRng('price'));
    if (ada.sync.line.length > MOST_STEPS) await back(STEPS);
  },
  takeBack: async () => {
    await ada.decide(seedRng('price'));
    await back(ada.sync.line.length - 1);
  },
};
for (const [type, work] of Object.entries(once)) {
  await measure(type, PRICES[type as ClientMessageType].milliseconds ?? 0, work);
}
const rooms = await Promise.all(Array.from({ length: ROUNDS }, () => post('/api/matches', ROOM)));
/** The same for requests. */
const prices = { ...REQUEST_PRICES, ...BOT_PRICES, ...DAILY_PRICES, ...RATING_PRICES, ...TOURNAMENT_PRICES };
const today = new Date().toISOString().slice(0, 10);
const { points: _, ...dailyGame } = playDaily(today, 'bots', 'prices');
const cups = await Promise.all(Array.from({ length: ROUNDS + 1 }, () => fullCup()));
const begun: string[] = [];
const requests: Readonly<Record<keyof typeof prices, () => Promise<unknown>>> = {
  lobby: () => get('/api/matches'),
  history: () => get('/api/history'),
  create: () => post('/api/matches', ROOM),
  sit: () => post(`/api/matches/${rooms.pop()?.matchId}/seats`, { name: 'Bo' }),
  facts: () => get(`/api/matches/${matchId}/facts`),
  position: () => get(`/api/matches/${matchId}/position?legal=true`, token),
  legal: () => get(`/api/matches/${matchId}/legal`),
  handIn: () => post('/api/daily', { name: 'Ada', ...dailyGame }, newToken()),
  board: () => get(`/api/daily/${today}/bots`),
  withdraw: () => post(`/api/daily/${today}/bots/withdraw`, {}),
  askForRating: () => post('/api/ratings', { name: 'Ada' }),
  ratings: () => get('/api/ratings/2'),
  leaveRatings: () => post('/api/ratings/leave', {}),
  createTournament: () => openCup(),
  enterTournament: () => post(`/api/tournaments/${cups[0]}/people`, { name: 'Ada' }),
  tournament: () => get(`/api/tournaments/${cups[0]}`),
  beginRound: async () => {
    const cup = cups.pop() ?? '';
    begun.push(cup);
    await post(`/api/tournaments/${cup}/rounds`, {});
  },
  tournamentSeat: () => post(`/api/tournaments/${begun.pop()}/seat`, {}),
  record: () => get(`/api/matches/${matchId}/record`),
};
for (const [name, work] of Object.entries(requests)) {
  if (name === 'record') await ada.playToEnd('prices');
  await measure(name, prices[name as keyof typeof prices].milliseconds, work);
}
ada.close();
await server.kill();
rmSync(folder, { recursive: true, force: true });
process.exit(isFine ? 0 : 1);

async function measure(name: string, price: number, work: () => Promise<unknown>): Promise<void> {
  for (let i = 0; i < WARM_UP; i++) await work();
  const before = await figuresOf(server.url);
  for (let i = 0; i < TIMES; i++) await work();
  const after = await figuresOf(server.url);
  const milliseconds = ((after.processor - before.processor) / TIMES) * 1000;
  isFine &&= milliseconds <= price;
  const verdict = milliseconds <= price ? 'enough' : 'TOO LITTLE';
  process.stdout.write(
    `${name.padEnd(14)} took ${milliseconds.toFixed(2)} ms, costs ${price.toFixed(2)} ms: ${verdict}\n`,
  );
}

async function openCup(): Promise<string> {
  const headers = { 'X-Nunatak-Browser': BROWSER };
  const body = JSON.stringify({ name: 'Cup', players: 2, rounds: 1 });
  const response = await fetch(`${server.url}/api/tournaments`, { method: 'POST', headers, body });
  const { tournamentId } = (await response.json()) as { tournamentId: string };
  return tournamentId;
}

/** A tournament with four people in it. */
async function fullCup(): Promise<string> {
  const cup = await openCup();
  for (const [i, name] of ['Ada', 'Bo', 'Cy', 'Di'].entries()) {
    await post(`/api/tournaments/${cup}/people`, { name }, i === 0 ? BROWSER : newToken());
  }
  return cup;
}

async function back(to: number): Promise<void> {
  const message: ClientMessageInput = { type: 'takeBack', matchId, seq: ada.sync.seq, actionId: newId(), to };
  await ada.ask(message);
  await ada.until(() => ada.sync.line.length === to);
}

function viewOf() {
  const { view } = ada.sync;
  if (view === undefined) throw new Error('The game has not started');
  return view;
}

async function post(route: string, body: object, browser = BROWSER): Promise<Seated> {
  const headers = { 'X-Nunatak-Browser': browser };
  const response = await fetch(`${server.url}${route}`, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${route}: ${response.status}`);
  return (await response.json()) as Seated;
}

async function get(route: string, seat?: string): Promise<void> {
  const proof = seat === undefined ? {} : { Authorization: `Bearer ${seat}` };
  const response = await fetch(`${server.url}${route}`, { headers: { 'X-Nunatak-Browser': BROWSER, ...proof } });
  if (response.status !== 200) throw new Error(`${route}: ${response.status}`);
  await response.arrayBuffer();
}
