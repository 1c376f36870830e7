import { type ClientMessageInput, MatchSync, type ServerMessage } from '@nunatak/protocol';
import { expect, it } from 'vitest';

const PASS = { type: 'pass' } as const;
const WELCOME = { type: 'welcome', matchId: 'm', room: { matchId: 'm', revision: 1, status: 'open' }, chat: [] };

it('an action that the game has overtaken before it was sent is refused, and a later one is sent all the same', async () => {
  const sent: ClientMessageInput[] = [];
  let ids = 0;
  const sync = new MatchSync({ matchId: 'm', send: (message) => sent.push(message), newId: () => `id-${++ids}` });
  const overtaken = [sync.submit(PASS, 3), sync.submit(PASS, 4)];
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
  const answers = [sync.submit(PASS, 3), sync.submit(PASS, 4)];
  for (const answer of answers) expect(await answer).toMatchObject({ ok: false, error: { code: 'stale', seq: 4 } });
  expect(sent).toEqual([]);
});
