import { BLESSING_IDS, CARD_TYPES, COMPLETION_IDS, PHASES, TOOLS } from '@nunatak/engine';
import * as v from 'valibot';
import { ClockView } from './room.ts';
import { Seat, Seq } from './settings.ts';
import { AnyAction, LineView, NamedStep } from './steps.ts';

const Count = v.pipe(v.number(), v.integer());
const BySeat = v.array(Count);
const orNone = <const Ids extends readonly string[]>(ids: Ids) => v.picklist(['', ...ids]);

/** A position in the words of docs/record.md, "The hash"; of `tiles`, `deck` and `stack`, which lie hidden, how many there are. */
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

/** Everything that the seat which decides may do, ready to be submitted as it stands. */
export const Legal = v.object({ seq: Seq, seat: Seat, actions: v.array(AnyAction) });
export type Legal = v.InferOutput<typeof Legal>;

/** A whole position for a program that does not play by itself, the step that led to it, and what it may do now. */
export const NamedView = v.object({
  seq: Seq,
  position: NamedPosition,
  line: LineView,
  clock: v.optional(ClockView),
  /** Missing where nothing was decided yet, and in an answer. */
  step: v.optional(NamedStep),
  /** All legal actions, while the decision is one's own and if they were asked for. */
  legal: v.optional(v.array(AnyAction)),
});
export type NamedView = v.InferOutput<typeof NamedView>;
