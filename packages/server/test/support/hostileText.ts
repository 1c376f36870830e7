import { nextInt, type Rng } from '@nunatak/engine';
import { CLIENT_MESSAGES } from '@nunatak/protocol';

const TYPES = Object.keys(CLIENT_MESSAGES);

/** Values that have broken programs before. */
export const NASTY: readonly unknown[] = [
  undefined,
  null,
  true,
  -1,
  0,
  1,
  2,
  3,
  54,
  2 ** 31,
  2 ** 53,
  1e308,
  -0.5,
  '',
  ' ',
  '0',
  'x'.repeat(3000),
  '\u0000',
  '\u202e',
  '{{7*7}}',
  "'; drop table matches; --",
  '<img src=x onerror=alert(1)>',
  '../../etc/passwd',
  '__proto__',
  'constructor',
  'toString',
  [],
  [[]],
  {},
  { length: 1e9 },
  { toString: 1 },
  [null],
  { __proto__: { admin: true } },
  '\ud800',
  { type: 'takeCard', card: 'builder-1' },
  { type: 'placeBlock', cell: 3 },
  { type: 'pass' },
  { kind: 'bot', bot: 'random' },
  { type: 'reshuffle', order: [] },
  { type: 'undo', to: 0 },
  { game: { players: 3 } },
  { atLeast: 1e9 },
];

const FIELDS = [
  'matchId',
  'token',
  'seq',
  'actionId',
  'action',
  'actions',
  'to',
  'text',
  'name',
  'settings',
  'orders',
  'seat',
  'agree',
  'muted',
  'fill',
  'url',
  'since',
  'version',
  'id',
  '__proto__',
  'constructor',
];

/** One message of somebody who means no good, or whose program is broken. */
export function hostileText(rng: Rng, matchId: string): string {
  const pick = <Value>(list: readonly Value[]): Value => list[nextInt(rng, list.length)];
  const kind = nextInt(rng, 20);
  if (kind === 0)
    return pick([
      '',
      '{',
      'null',
      '[]',
      '"x"',
      '1e999',
      '{"type":',
      '\u0000',
      '[[[[[['.repeat(500),
      '{"a":'.repeat(700),
    ]);
  if (kind === 1) return `{"type":"${pick(TYPES)}","__proto__":{"seat":0},"matchId":"${matchId}"}`;
  const message: Record<string, unknown> = { type: kind === 2 ? pick(NASTY) : pick(TYPES) };
  if (nextInt(rng, 3) > 0) message.matchId = matchId;
  if (nextInt(rng, 2) === 0)
    Object.assign(message, { seq: nextInt(rng, 6), actionId: `hostile-${nextInt(rng, 1000)}`, action: pick(NASTY) });
  for (let i = nextInt(rng, 4); i > 0; i--) message[pick(FIELDS)] = pick(NASTY);
  const text = JSON.stringify(message);
  if (nextInt(rng, 15) > 0) return text;
  const cut = nextInt(rng, text.length + 1);
  return text.slice(0, cut) + String.fromCharCode(nextInt(rng, 0xffff)) + text.slice(cut + nextInt(rng, 3));
}
