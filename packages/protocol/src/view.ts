import type { Facts, View } from '@nunatak/engine';
import { hex } from '@nunatak/engine/wire';
import * as v from 'valibot';

/** A view without the game's facts. Those follow from the config and are sent only once. */
export type ViewFields = Omit<View, 'facts'>;
/** The fields of a view that changed, with their new values. */
export type ViewChanges = Partial<ViewFields>;

const Value = v.union([v.number(), v.boolean(), v.string(), v.array(v.number())]);
export const FieldsSchema = v.pipe(v.record(v.string(), Value), v.title('ViewFields'));

/** Returns a view's fields without its facts. Shallow copy: lists are shared. */
export function fieldsOf(view: View): ViewFields {
  const { facts: _, ...fields } = view;
  return fields;
}

/** Combines the fields with known facts into a view. */
export function viewOf(facts: Facts, fields: ViewFields): View {
  return { facts, ...fields };
}

function isField(view: View, name: string): name is keyof ViewFields {
  return name !== 'facts' && Object.hasOwn(view, name);
}

/** Returns the fields that differ between two views of a game. */
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

/** Returns the view after a step; does not change the given one. */
export function withChanges(view: View, changes: ViewChanges): View {
  return { ...view, ...changes };
}

const HASH_SEED = 0x811c9dc5;
const HASH_FACTOR = 0x9e3779b1;

/** Returns a short checksum of a view. A client whose own checksum differs is out of sync and requests a resync. */
export function checksumOf(view: View): string {
  let hash = HASH_SEED;
  for (const value of valuesOf(view)) hash = hashField(hash, value);
  return hex(hash);
}

/** Adds one field to a checksum: a number, a boolean, or a list or text with its length first. */
function hashField(before: number, field: ViewFields[keyof ViewFields]): number {
  if (typeof field === 'number') return mix(before, field);
  if (typeof field === 'boolean') return mix(before, field ? 1 : 0);
  let hash = mix(before, field.length);
  if (typeof field === 'string') for (let i = 0; i < field.length; i++) hash = mix(hash, field.charCodeAt(i));
  else for (const value of field) hash = mix(hash, value);
  return hash;
}

function mix(hash: number, value: number): number {
  const product = Math.imul(hash ^ value, HASH_FACTOR);
  return product ^ (product >>> 15);
}

/** Lists a view's fields, sorted by name. Written out, because looking names up takes 50% longer. */
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
