import { seedRng } from '@nunatak/engine';
import { LIMITS, PROTOCOL_VERSION } from '@nunatak/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client, newId } from './support/client.ts';
import { newServer, type TestServer } from './support/server.ts';
import { closeAll, openTable, startTable, type Table } from './support/table.ts';

let server: TestServer;
beforeAll(async () => {
  server = await newServer();
});
afterAll(() => server.stop());

describe('over the socket, nothing changes and the sender is told why', () => {
  let table: Table;
  beforeAll(async () => {
    table = await startTable(server, 2, 2);
  });
  afterAll(async () => {
    const { seq, status } = await server.matches.load(table.id);
    closeAll(table.clients);
    expect({ seq, status }).toEqual({ seq: 0, status: 'playing' });
  });

  /** What a client is told about an action of its own making. */
  async function errorFor(client: Client, over: object): Promise<object> {
    const action = table.clients[0].anAction(seedRng('misuse'));
    const answer = await client.ask({
      type: 'submit',
      matchId: table.id,
      seq: 0,
      actionId: newId(),
      action: { ...action },
      ...over,
    });
    return answer.type === 'error' ? answer.error : answer;
  }

  it('when another seat decides', async () => {
    expect(await errorFor(table.clients[1], {})).toMatchObject({
      code: 'refused',
      refusal: { code: 'notYourDecision', parameters: { decider: 0 } },
    });
  });

  it('when the sequence number is an old or an invented one', async () => {
    expect(await errorFor(table.clients[0], { seq: 3 })).toMatchObject({ code: 'stale', seq: 0 });
  });

  it('when the action is none, or is not allowed now', async () => {
    expect(await errorFor(table.clients[0], { action: { type: 'dance' } })).toMatchObject({
      code: 'malformed',
      field: 'action.type',
    });
    expect(await errorFor(table.clients[0], { action: { type: 'placeBlock', cell: 99 } })).toMatchObject({
      code: 'refused',
      refusal: { code: 'malformed' },
    });
    expect(await errorFor(table.clients[0], { action: { type: 'placeBlock', cell: 3 } })).toMatchObject({
      code: 'refused',
      refusal: { code: 'wrongDecision' },
    });
  });

  it('when a spectator or a stranger decides', async () => {
    const watcher = await Client.join({ url: server.url, matchId: table.id });
    expect(await errorFor(watcher, {})).toMatchObject({ code: 'notSeated' });
    watcher.send({ type: 'leave', matchId: table.id });
    expect(await errorFor(watcher, {})).toMatchObject({ code: 'notJoined' });
    watcher.close();
    const forger = await Client.join({ url: server.url, matchId: table.id, token: 'A'.repeat(43) });
    expect(forger.last('error')?.error.code).toBe('wrongToken');
    forger.close();
  });

  it('when the message is too large, and the connection ends only when it is far too large', async () => {
    const [ada] = table.clients;
    const large = { type: 'ping', id: 'large-1', extra: 'x'.repeat(LIMITS.messageBytes) };
    ada.sendText(JSON.stringify(large));
    await ada.until(() => ada.last('error')?.id === 'large-1');
    expect(ada.last('error')?.error).toMatchObject({ code: 'tooLarge', expected: `${LIMITS.messageBytes} bytes` });
    expect((await ada.ask({ type: 'ping' })).type).toBe('pong');
    const guest = await Client.join({ url: server.url, matchId: table.id });
    guest.sendText('x'.repeat(LIMITS.messageBytes * 5));
    await guest.until(() => guest.closed !== undefined);
    expect(guest.closed?.code).toBe(1009);
  });

  it('when the version is not known', async () => {
    const client = await Client.join({ url: server.url, matchId: table.id });
    const answer = await client.ask({ type: 'hello', version: PROTOCOL_VERSION + 1 });
    expect(answer).toMatchObject({ error: { code: 'version', old: 'server' } });
    await client.until(() => client.closed !== undefined);
    expect(client.closed).toEqual({ code: 1008, reason: 'version' });
  });
});

it('a finished match takes no more actions, undos or take-backs', async () => {
  const { id, clients } = await startTable(server, 1, 1);
  const [ada] = clients;
  await ada.playToEnd('to the end');
  const { seq } = ada.sync;
  const about = { matchId: id, seq, actionId: newId() };
  expect(await ada.refusalOf({ type: 'submit', ...about, action: { type: 'pass' } })).toBe('notPlaying');
  expect(await ada.refusalOf({ type: 'undo', ...about })).toBe('notPlaying');
  expect(await ada.refusalOf({ type: 'takeBack', ...about, to: 0 })).toBe('notPlaying');
  expect(await ada.refusalOf({ type: 'start', matchId: id })).toBe('notOpen');
  closeAll(clients);
});

it('D10: a full room has no seat, and its watchers are counted, but keep no player out', async () => {
  const { id, clients, seated } = await openTable(server, 2, 2);
  const { status, body } = await server.call('POST', `/api/matches/${id}/seats`, { name: 'Cy' });
  expect([status, body]).toMatchObject([409, { error: { code: 'roomFull' } }]);
  const crowd: Client[] = [];
  for (let i = 0; i < LIMITS.spectatorsPerMatch; i++) {
    crowd.push(await Client.join({ url: server.url, matchId: id }));
  }
  const late = await Client.join({ url: server.url, matchId: id });
  expect(late.last('error')?.error.code).toBe('tooMany');
  expect(await late.refusalOf({ type: 'since', matchId: id, seq: 0 })).toBe('notJoined');
  const back = await Client.join({ url: server.url, matchId: id, token: seated[1].token });
  expect(back.last('welcome')?.seat).toBe(1);
  closeAll([...clients, ...crowd, late, back]);
});

it('D10: a seat may be open a few times only, and keeps no other seat out', async () => {
  const { id, clients, seated } = await openTable(server, 2, 2);
  const join = (seat: number) => Client.join({ url: server.url, matchId: id, token: seated[seat].token });
  const windows = await Promise.all(Array.from({ length: LIMITS.connectionsPerSeat - 1 }, () => join(0)));
  const late = await join(0);
  expect(late.last('error')?.error.code).toBe('tooMany');
  const other = await join(1);
  expect(other.last('welcome')?.seat).toBe(1);
  windows[0].close();
  await windows[0].until(() => windows[0].closed !== undefined);
  await expect
    .poll(async () => (await late.ask({ type: 'join', matchId: id, token: seated[0].token })).type)
    .toBe('welcome');
  closeAll([...clients, ...windows, late, other]);
});
