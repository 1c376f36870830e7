import * as v from 'valibot';
import type { KEPT_KINDS } from './kept.ts';
import { readWith, type Unread } from './read.ts';

/** A game of this screen as it is kept; whether it makes sense is seen when it is opened. */
const LocalBody = v.looseObject({
  format: v.literal('nunatak-save/1'),
  config: v.looseObject({ seed: v.string() }),
  actions: v.array(v.string()),
  hash: v.string(),
});

/** A record that was read in; it is checked step by step when it is opened. */
const RecordBody = v.looseObject({
  format: v.literal('nunatak-record/1'),
  players: v.picklist([1, 2, 3, 4]),
  steps: v.array(v.looseObject({})),
});

/** A game on a server, which has all of it; its record once it is over. */
const OnlineBody = v.object({ format: v.literal('nunatak-online/1'), record: v.optional(v.unknown()) });
export type OnlineBody = v.InferOutput<typeof OnlineBody>;

const BODIES = { local: LocalBody, record: RecordBody, online: OnlineBody } as const;

/** Checks the body of a game of a kind, as far as it can be checked without playing it. */
export function readBody(
  kind: (typeof KEPT_KINDS)[number],
  body: unknown,
): { readonly ok: true; readonly value: unknown } | Unread {
  return readWith(BODIES[kind], body);
}

export function readOnlineBody(body: unknown): OnlineBody | undefined {
  const read = readWith(OnlineBody, body);
  return read.ok ? read.value : undefined;
}
