import type { Action, GameEvent } from '@nunatak/engine';
import * as v from 'valibot';
import { isRecord } from './document.ts';
import { ClockView, Moment } from './room.ts';
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

/** How far the game's line of decisions reaches, and down to where its last decider may undo freely. */
export const LineView = v.pipe(v.object({ length: Seq, floor: Seq }), v.title('LineView'));
export type LineView = v.InferOutput<typeof LineView>;

const TOLD = {
  seq: Seq,
  seat: Seat,
  by: v.picklist(MADE_BY),
  at: Moment,
  action: v.optional(AnyAction),
  undoTo: v.optional(Seq),
  events: v.array(AnyEvent),
};

/**
 * One entry of a match's log. An action brings its events; an undo or a take-back brings `undoTo`, the length of the
 * line it went back to. Both bring the changed fields of the view.
 */
export const Step = v.pipe(
  v.object({
    ...TOLD,
    changes: Changes,
    /** The mark of the view after the step. */
    check: v.string(),
    line: LineView,
    clock: v.optional(ClockView),
  }),
  v.title('Step'),
);
export type Step = v.InferOutput<typeof Step>;

/** What a step was, for whoever gets the whole position after it. */
export const NamedStep = v.pipe(v.object(TOLD), v.title('NamedStep'));
export type NamedStep = v.InferOutput<typeof NamedStep>;

/** A whole position: where a client starts, or starts again. */
export const Position = v.pipe(
  v.object({ seq: Seq, view: Fields, check: v.string(), line: LineView, clock: v.optional(ClockView) }),
  v.title('Position'),
);
export type Position = v.InferOutput<typeof Position>;
