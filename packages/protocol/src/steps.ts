import { type Action, BLESSING_IDS, type GameEvent } from '@nunatak/engine';
import * as v from 'valibot';
import { isRecord } from './document.ts';
import { ClockView, Timestamp } from './room.ts';
import { Seat, Seq } from './settings.ts';
import { FieldsSchema, type ViewChanges, type ViewFields } from './view.ts';

/** Who made a step: the seat itself, a bot in its place, or its standing order. */
export const MADE_BY = ['seat', 'bot', 'order'] as const;
export type MadeBy = (typeof MADE_BY)[number];

export const AnyAction = v.pipe(v.custom<Action>(isRecord), v.title('Action'));
const AnyEvent = v.pipe(v.custom<GameEvent>(isRecord), v.title('GameEvent'));
export const Fields = v.pipe(
  v.custom<ViewFields>((value) => v.is(FieldsSchema, value)),
  v.title('ViewFields'),
);
const Changes = v.pipe(
  v.custom<ViewChanges>((value) => v.is(FieldsSchema, value)),
  v.title('ViewChanges'),
);

/** Length of the game's current line of actions, and the length down to which its last decider may undo freely. */
export const LineView = v.pipe(v.object({ length: Seq, floor: Seq }), v.title('LineView'));
export type LineView = v.InferOutput<typeof LineView>;

const Ids = v.optional(v.array(v.string()));
/** What an action revealed, each kind in order. */
const Revealed = v.pipe(
  v.object({ cards: Ids, tiles: Ids, blessings: v.optional(v.array(v.picklist(BLESSING_IDS))) }),
  v.title('Revealed'),
);

const COMMON = {
  seq: Seq,
  at: Timestamp,
  /** Undefined if the seat made the step itself. */
  by: v.optional(v.picklist(MADE_BY)),
  /** The checksum of the view after the step. */
  check: v.string(),
  clock: v.optional(ClockView),
};

/** An action of the deciding seat. Clients apply it to their view, together with what it revealed. */
const ActionStep = v.pipe(
  v.object({ ...COMMON, action: AnyAction, revealed: v.optional(Revealed) }),
  v.title('ActionStep'),
);

/** An undo or take-back by a seat to a shorter line, with the fields of the view that change. */
const UndoStep = v.pipe(
  v.object({ ...COMMON, seat: Seat, undoTo: Seq, floor: Seq, changes: Changes }),
  v.title('UndoStep'),
);

/** An entry of a match's log. */
export const Step = v.pipe(v.union([ActionStep, UndoStep]), v.title('Step'));
export type ActionStep = v.InferOutput<typeof ActionStep>;
export type UndoStep = v.InferOutput<typeof UndoStep>;
export type Step = ActionStep | UndoStep;

/** A step with all its events, for clients that receive whole positions. */
export const NamedStep = v.pipe(
  v.object({
    seq: Seq,
    seat: Seat,
    by: v.picklist(MADE_BY),
    at: Timestamp,
    action: v.optional(AnyAction),
    undoTo: v.optional(Seq),
    events: v.array(AnyEvent),
  }),
  v.title('NamedStep'),
);
export type NamedStep = v.InferOutput<typeof NamedStep>;

/** A whole position, from which a client starts or resumes. */
export const Position = v.pipe(
  v.object({ seq: Seq, view: Fields, check: v.string(), line: LineView, clock: v.optional(ClockView) }),
  v.title('Position'),
);
export type Position = v.InferOutput<typeof Position>;
