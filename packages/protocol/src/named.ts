import { BLESSING_IDS, CARD_TYPES, COMPLETION_IDS, PHASES, TOOLS } from '@nunatak/engine';
import * as v from 'valibot';
import { ClockView } from './room.ts';
import { Seat, Seq } from './settings.ts';
import { AnyAction, LineView, NamedStep } from './steps.ts';

const Count = v.pipe(v.number(), v.integer());
const BySeat = v.array(Count);
const orNone = <const Ids extends readonly string[]>(ids: Ids) => v.picklist(['', ...ids]);

/**
 * A position with the names in docs/record.md, section "The hash". The hidden stacks `tiles`, `deck` and `stack` are
 * given by their size.
 */
export const NamedPosition = v.pipe(
  v.object({
    phase: v.picklist(PHASES),
    decider: Count,
    active: Count,
    turn: Count,
    round: Count,
    temple: v.array(v.string()),
    tiles: Count,
    supply: BySeat,
    sikuSupply: BySeat,
    display: v.array(v.string()),
    deck: Count,
    cards: v.array(v.string()),
    reserved: v.string(),
    card: v.string(),
    side: orNone(CARD_TYPES),
    forSiku: v.boolean(),
    free: v.boolean(),
    mustBuild: v.array(v.string()),
    squares: Count,
    square: Count,
    again: v.boolean(),
    misses: Count,
    extraTurns: BySeat,
    completion: orNone(COMPLETION_IDS),
    points: BySeat,
    track: BySeat,
    faceUp: v.array(orNone(BLESSING_IDS)),
    stack: Count,
    blessings: v.array(v.string()),
    taken: orNone(BLESSING_IDS),
    decided: v.array(v.picklist(BLESSING_IDS)),
    changeTool: orNone(TOOLS),
    moved: Count,
    movedTo: orNone(CARD_TYPES),
    movedTool: orNone(TOOLS),
  }),
  v.title('NamedPosition'),
);
export type NamedPosition = v.InferOutput<typeof NamedPosition>;

/** Every legal action of the deciding seat, ready to submit unchanged. */
export const Legal = v.object({ seq: Seq, seat: Seat, actions: v.array(AnyAction) });
export type Legal = v.InferOutput<typeof Legal>;

/** A whole position for programs without the engine, with the step that led to it and the legal actions. */
export const NamedView = v.object({
  seq: Seq,
  position: NamedPosition,
  line: LineView,
  clock: v.optional(ClockView),
  /** The step that led here; undefined before the first decision and in answers to requests. */
  step: v.optional(NamedStep),
  /** All legal actions, if requested and if it is the receiver's turn to decide. */
  legal: v.optional(v.array(AnyAction)),
});
export type NamedView = v.InferOutput<typeof NamedView>;
