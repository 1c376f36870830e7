import { seedRng } from '@nunatak/engine';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type Client, newId } from './support/client.ts';
import { newServer, type TestServer } from './support/server.ts';
import { closeAll, startTable } from './support/table.ts';

let server: TestServer;
beforeAll(async () => {
  server = await newServer();
});
afterAll(() => server.stop());

let matchId: string;
let asked: Client;
let other: Client;
let letGo: () => void;
beforeEach(async () => {
  const { id, clients } = await startTable(server, 3, 3);
  matchId = id;
  [asked] = clients.filter((client) => client.isAsked());
  [other] = clients.filter((client) => client !== asked);
  letGo = crowd();
  return () => closeAll(clients);
});

/** Takes all the room there is for changes; what comes back gives it up again. */
function crowd(): () => void {
  const { doorway } = server.matches;
  let inside = 0;
  while (doorway.maybeEnter()) inside++;
  return () => {
    for (; inside > 0; inside--) doorway.leave();
  };
}

function act(): string {
  const actionId = newId();
  asked.send({ type: 'submit', matchId, seq: 0, actionId, action: { ...asked.anAction(seedRng('put off')) } });
  return actionId;
}

const untilWaiting = (count: number) => vi.waitFor(() => expect(server.matches.doorway.waiting).toBe(count));

it('an action that finds no room is put off, and answered once there is some', async () => {
  const actionId = act();
  await untilWaiting(1);
  expect(server.matches.peek(matchId)?.seq).toBe(0);
  letGo();
  await asked.until(() => asked.sync.seq === 1);
  expect(asked.last('step')).toMatchObject({ actionId });
});

it('what its sender says next comes after it', async () => {
  act();
  const undone = asked.ask({ type: 'undo', matchId, seq: 1, actionId: newId() });
  // Read for that, it waits like any other change; the place that it had is left to the next.
  await untilWaiting(2);
  letGo();
  expect(await undone).toMatchObject({ type: 'accepted', seq: 2 });
});

it('its sender may hang up meanwhile', async () => {
  act();
  await untilWaiting(1);
  asked.close();
  await untilWaiting(2);
  letGo();
  await other.until(() => other.sync.seq === 1);
});

it('what only looks like an action is refused when it is read', async () => {
  asked.sendText(`{"type":"submit","matchId":"${matchId}","actionId":"broken-1"`);
  await untilWaiting(1);
  expect(asked.last('error')).toBeUndefined();
  letGo();
  await asked.until(() => asked.last('error'));
  expect(asked.last('error')).toMatchObject({ actionId: 'broken-1', error: { code: 'malformed' } });
});
