import { type ClientMessageInput, MatchSync, type ServerMessage } from '@nunatak/protocol';
import { expect, it } from 'vitest';

const PASS = { type: 'pass' } as const;
const WELCOME = { type: 'welcome', matchId: 'm', room: { matchId: 'm', revision: 1, status: 'open' }, chat: [] };

it('an action is refused if the game advanced before it was sent, and a later one is still sent', async () => {
  const sent: ClientMessageInput[] = [];
  let ids = 0;
  const sync = new MatchSync({ matchId: 'm', send: (message) => sent.push(message), newId: () => `id-${++ids}` });
  const overtaken = [sync.submit(PASS, 3), sync.submit(PASS, 3, 1)];
  const later = sync.submit(PASS, 7);
  sync.seq = 7;
  sync.receive(WELCOME as unknown as ServerMessage);
  for (const answer of overtaken) expect(await answer).toMatchObject({ ok: false, error: { code: 'stale', seq: 7 } });
  expect(sent.map(({ type }) => type)).toEqual(['submit']);
  expect(sent[0]).toMatchObject({ seq: 7, actionId: 'id-3' });
  sync.receive({ type: 'accepted', matchId: 'm', actionId: 'id-3', seq: 8 });
  expect(await later).toEqual({ ok: true, seq: 8 });
});

it('of several actions that one press asked for none is sent if the game has overtaken the first', async () => {
  const sent: ClientMessageInput[] = [];
  let ids = 0;
  const sync = new MatchSync({ matchId: 'm', send: (message) => sent.push(message), newId: () => `id-${++ids}` });
  sync.seq = 4;
  sync.receive(WELCOME as unknown as ServerMessage);
  // The second names the step that the game has come to meanwhile, but was meant for what the first would have led to.
  const answers = [sync.submit(PASS, 3), sync.submit(PASS, 3, 1)];
  for (const answer of answers) expect(await answer).toMatchObject({ ok: false, error: { code: 'stale', seq: 4 } });
  expect(sent).toEqual([]);
});

it('an action on a later step is not refused with the one before it, whose refusal arrives late', async () => {
  const sent: ClientMessageInput[] = [];
  let ids = 0;
  const sync = new MatchSync({ matchId: 'm', send: (message) => sent.push(message), newId: () => `id-${++ids}` });
  sync.seq = 3;
  sync.receive(WELCOME as unknown as ServerMessage);
  const refused = sync.submit(PASS, 3);
  // Another device of the seat was faster, and the person here has gone on from there.
  sync.seq = 4;
  const later = sync.submit(PASS, 4);
  const error = { code: 'stale', message: 'The match is at step 4, not 3', seq: 4 } as const;
  sync.receive({ type: 'error', matchId: 'm', actionId: 'id-1', error });
  expect(await refused).toEqual({ ok: false, error });
  sync.receive({ type: 'accepted', matchId: 'm', actionId: 'id-2', seq: 5 });
  expect(await later).toEqual({ ok: true, seq: 5 });
});
