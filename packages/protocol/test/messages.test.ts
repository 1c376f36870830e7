import { describe, expect, it } from 'vitest';
import {
  CLIENT_MESSAGES,
  type ClientMessageInput,
  judgeVersion,
  readClientMessage,
  readServerMessage,
} from '../src/index.ts';

const matchId = '0123456789abcdef';

function problem(message: unknown): object | undefined {
  const result = readClientMessage(typeof message === 'string' ? message : JSON.stringify(message));
  return result.ok ? undefined : result.reason;
}

describe('a client message', () => {
  const good: ClientMessageInput[] = [
    { type: 'hello', version: 1 },
    { type: 'join', matchId, since: 4 },
    { type: 'submit', matchId, seq: 0, actionId: 'abcdefgh', action: { type: 'takeCard', card: 'builder-1' } },
    { type: 'seat', matchId, seat: 2, to: { kind: 'bot', bot: 'greedy' } },
    { type: 'settings', matchId, settings: { game: { players: 3 } } },
    { type: 'orders', matchId, orders: { expansion: { atLeast: 9 }, providence: 'never' } },
    { type: 'chat', matchId, text: 'Grüße! 🧊' },
    { type: 'chat', matchId, text: 'my 👨‍👩‍👧 plays, and 🏳️‍🌈' },
    { type: 'chat', matchId, text: 'می‌خواهم بازی کنم' },
    { type: 'botPlays', matchId },
    { type: 'botPlays', matchId, seat: 1 },
    { type: 'spectatorChat', matchId, allowed: false },
  ];
  it.each(good)('is accepted: %o', (message) => {
    expect(problem(message)).toBeUndefined();
  });

  it('has its defaults filled in', () => {
    const read = readClientMessage(JSON.stringify({ type: 'settings', matchId, settings: { game: { players: 2 } } }));
    expect(read).toMatchObject({
      ok: true,
      value: { settings: { clock: { kind: 'none' }, listed: false, spectators: true, substitute: 'serac' } },
    });
  });

  it.each([
    ['{', { field: 'message', expected: 'JSON' }],
    ['null', { field: 'type', found: 'nothing' }],
    [{ type: 'steal' }, { field: 'type', found: '"steal"' }],
    [{ type: 'toString' }, { field: 'type' }],
    [{ type: 'join' }, { field: 'matchId', found: 'nothing' }],
    [{ type: 'join', matchId: 'ILOU456789abcdef' }, { field: 'matchId' }],
    [{ type: 'join', matchId, admin: true }, { field: 'admin' }],
    [
      { type: 'since', matchId, seq: -1 },
      { field: 'seq', found: '-1' },
    ],
    [{ type: 'since', matchId, seq: 1.5 }, { field: 'seq' }],
    [
      { type: 'submit', matchId, seq: 0, actionId: 'abcdefgh', action: { type: 'reshuffle', order: [] } },
      { field: 'action.type' },
    ],
    [{ type: 'chat', matchId, text: 'x'.repeat(501) }, { field: 'text' }],
    [
      { type: 'chat', matchId, text: 'a\u202eb' },
      { field: 'text', expected: 'text without control or direction characters' },
    ],
    [{ type: 'chat', matchId, text: '\u200d' }, { field: 'text' }],
    [{ type: 'chat', matchId, text: 'a \u200cb' }, { field: 'text' }],
    [{ type: 'chat', matchId, text: 'a\u200d\u200db' }, { field: 'text' }],
    [{ type: 'chat', matchId, text: 'end\u200c' }, { field: 'text' }],
    [{ type: 'chat', matchId, text: 'a\u061cb' }, { field: 'text' }],
    [{ type: 'botPlays', matchId, seat: 4 }, { field: 'seat' }],
    [
      { type: 'webhook', matchId, url: 'nowhere' },
      { field: 'url', expected: 'a web address' },
    ],
    [{ type: 'orders', matchId, orders: { foresight: { atLeast: 3 } } }, { field: 'orders.foresight' }],
    [{ type: 'webhook', matchId, url: 'http://plain.example' }, { field: 'url' }],
    [
      { type: 'stage', matchId, seq: 0, actions: Array.from({ length: 17 }, () => ({ type: 'pass' })) },
      { field: 'actions' },
    ],
  ])('is refused with what is wrong: %o', (message, expected) => {
    expect(problem(message)).toMatchObject(expected);
  });

  it.each([
    ['a filler', '\u3164'],
    ['a blank of Braille', '\u2800\u2800'],
    ['soft hyphens', 'A\u00adda'],
    ['a mark that joins letters', 'A\u034fda'],
    ['tags', 'Ada\u{e0041}'],
    ['a choice of colour for a letter', 'Ada\ufe0f'],
    ['a mark of direction', 'Ada\u061c'],
    ['the mark of a note', 'A\ufff9da'],
    ['accents on nothing', '\u0345\u0345'],
  ])('is refused if the name has an invisible character: %s', (_, name) => {
    expect(problem({ type: 'join', matchId, name })).toMatchObject({
      field: 'name',
      expected: 'a name without invisible characters',
    });
  });

  it.each(['Ada 2', 'Zoë', 'محمد', 'می‌خواهم', 'क्‍ष', 'やまだ', '❤️', '👨‍👩‍👧‍👦', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '1️⃣', '...'])(
    'may have a visible name: %s',
    (name) => {
      expect(readClientMessage(JSON.stringify({ type: 'join', matchId, name })).ok).toBe(true);
    },
  );

  it('is recognized by its own type', () => {
    for (const [type, schema] of Object.entries(CLIENT_MESSAGES)) expect(schema.entries.type.literal).toBe(type);
  });
});

it('names the side of a handshake that is too old', () => {
  expect(judgeVersion(1, 1, 1)).toBe('fits');
  expect(judgeVersion(1, 3, 2)).toBe('clientOld');
  expect(judgeVersion(2, 3, 2)).toBe('fits');
  expect(judgeVersion(4, 3, 2)).toBe('serverOld');
});

it('lets a client ignore what a newer server adds', () => {
  expect(readServerMessage('{"type":"done","id":"a","news":1}')).toEqual({
    ok: true,
    value: { type: 'done', id: 'a' },
  });
  expect(readServerMessage('{"type":"fireworks"}')).toMatchObject({ ok: false, reason: { field: 'type' } });
});
