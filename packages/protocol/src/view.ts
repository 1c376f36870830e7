import { type Facts, fnv1a64, type View } from '@nunatak/engine';
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

/** A short mark of a view: a client whose own mark differs has lost its way and asks for a resync. */
export function checkOf(view: View): string {
  return fnv1a64(JSON.stringify(sortedFields(view).map((name) => view[name]))).slice(0, 8);
}

/** The names of a view's fields are the same for a whole game, and so are its facts. */
const SORTED = new WeakMap<Facts, readonly (keyof ViewFields)[]>();

function sortedFields(view: View): readonly (keyof ViewFields)[] {
  const known = SORTED.get(view.facts);
  if (known !== undefined) return known;
  const names = Object.keys(view)
    .filter((name) => isField(view, name))
    .sort();
  SORTED.set(view.facts, names);
  return names;
}
