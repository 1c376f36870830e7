import * as v from 'valibot';
import { COLOURS } from '../art/tokens.ts';
import { BOT_LEVELS } from '../session/levels.ts';
import { readWith, type Unread } from './read.ts';

/** How a game lies in the library: played at this screen, on a server, or read in to be looked at. */
export const KEPT_KINDS = ['local', 'online', 'record'] as const;

const count = v.pipe(v.number(), v.integer());
/** Who has a seat, as a list says it: a person of this screen, a bot, somebody elsewhere, or nobody. */
const LISTED_KINDS = ['person', 'bot', 'elsewhere', 'neutral'] as const;
const SeatSummary = v.object({
  kind: v.picklist(LISTED_KINDS),
  name: v.string(),
  colour: v.picklist(COLOURS),
  level: v.optional(v.picklist(BOT_LEVELS)),
});

/** What a list shows of a game, so that a thousand of them are listed without opening one. */
export const SummarySchema = v.object({
  id: v.pipe(v.string(), v.regex(/^[0-9a-z]{8,40}$/)),
  kind: v.picklist(KEPT_KINDS),
  /** Counts the writes: a window writes only over what it has read. */
  revision: count,
  /** Milliseconds since 1970. */
  created: v.number(),
  changed: v.number(),
  players: v.picklist([1, 2, 3, 4]),
  /** The players, and Siku or the dummies. */
  seats: v.array(SeatSummary),
  turn: count,
  over: v.boolean(),
  /** It asks what would have been in another game. */
  isWhatIf: v.optional(v.boolean()),
  /** Whether a person at this screen has to decide. */
  yourTurn: v.boolean(),
  points: v.array(count),
  winners: v.array(count),
  /** Who has a block on each cell: a seat, or `.` for nobody. */
  blocks: v.pipe(v.string(), v.regex(/^[0-3.]{54}$/)),
});
export type Summary = v.InferOutput<typeof SummarySchema>;

/** A game as it lies in the library. What the body is depends on its kind, and is checked when it is opened. */
export interface Kept {
  readonly summary: Summary;
  readonly body: unknown;
}

const KeptSchema = v.object({ summary: SummarySchema, body: v.unknown() });

/** Reads what lies in the library or came in a file; the reason names the field. */
export function readKept(document: unknown): { readonly ok: true; readonly value: Kept } | Unread {
  return readWith(KeptSchema, document);
}

export function readSummary(document: unknown): { readonly ok: true; readonly value: Summary } | Unread {
  return readWith(SummarySchema, document);
}
