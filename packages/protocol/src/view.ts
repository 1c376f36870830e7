import type { Facts, View } from '@nunatak/engine';
import { hex } from '@nunatak/engine/wire';
import * as v from 'valibot';

/** What everyone at the table sees, less the facts of the game: those follow from its config and are sent only once. */
export type ViewFields = Omit<View, 'facts'>;
/** The fields of a view that a step changed, with their new values. */
export type ViewChanges = Partial<ViewFields>;

const Value = v.union([v.number(), v.boolean(), v.string(), v.array(v.number())]);
export const FieldsSchema = v.pipe(v.record(v.string(), Value), v.title('ViewFields'));

/** A view without its facts. A copy of the fields, not of the lists in them. */
export function fieldsOf(view: View): ViewFields {
  const { facts: _, ...fields } = view;
  return fields;
}

/** The whole view of a game whose facts are known. */
export function viewOf(facts: Facts, fields: ViewFields): View {
  return { facts, ...fields };
}

function isField(view: View, name: string): name is keyof ViewFields {
  return name !== 'facts' && Object.hasOwn(view, name);
}

/** What differs between two views of one game. */
export function changesBetween(before: View, after: View): ViewChanges {
  const changed = Object.keys(after)
    .filter((name) => isField(after, name) && !isSame(before[name], after[name]))
    .map((name) => [name, isField(after, name) ? after[name] : undefined]);
  return Object.fromEntries(changed);
}

function isSame(a: unknown, b: unknown): boolean {
  if (!Array.isArray(a) || !Array.isArray(b)) return a === b;
  return a.length === b.length && a.every((value, i) => value === b[i]);
}

/** The view after a step. The old one stays as it is. */
export function withChanges(view: View, changes: ViewChanges): View {
  return { ...view, ...changes };
}

const FIRST_MARK = 0x811c9dc5;
const MARK_FACTOR = 0x9e3779b1;

/** A short mark of a view: a client whose own mark differs has lost its way and asks for a resync. */
export function checkOf(view: View): string {
  let mark = FIRST_MARK;
  for (const value of valuesOf(view)) mark = markedBy(mark, value);
  return hex(mark);
}

/** A mark that has seen one more field: a number, a list or a text with its length first, or whether something is so. */
function markedBy(before: number, field: ViewFields[keyof ViewFields]): number {
  if (typeof field === 'number') return mixed(before, field);
  if (typeof field === 'boolean') return mixed(before, field ? 1 : 0);
  let mark = mixed(before, field.length);
  if (typeof field === 'string') for (let i = 0; i < field.length; i++) mark = mixed(mark, field.charCodeAt(i));
  else for (const value of field) mark = mixed(mark, value);
  return mark;
}

function mixed(mark: number, value: number): number {
  const product = Math.imul(mark ^ value, MARK_FACTOR);
  return product ^ (product >>> 15);
}

/** What the fields of a view hold, in the order of their names. One by one: to look names up takes half as long again. */
function valuesOf(view: View): ViewFields[keyof ViewFields][] {
  return [
    view.active,
    view.again,
    view.blessingCount,
    view.blessingSeat,
    view.blessingState,
    view.blessingTaken,
    view.blocks,
    view.card,
    view.cards,
    view.changeTool,
    view.completion,
    view.decided,
    view.decider,
    view.deckCount,
    view.deckMixed,
    view.display,
    view.extraTurns,
    view.faceUp,
    view.firstPlayer,
    view.forSiku,
    view.free,
    view.misses,
    view.movedCard,
    view.movedTool,
    view.movedType,
    view.mustBuildA,
    view.mustBuildB,
    view.occupied,
    view.open,
    view.phase,
    view.placed,
    view.points,
    view.reservedBy,
    view.reservedCard,
    view.round,
    view.showing,
    view.side,
    view.sikuSupply,
    view.square,
    view.squares,
    view.supply,
    view.symbols,
    view.tileAt,
    view.tileCount,
    view.track,
    view.turn,
  ];
}
