/** Deep equality of plain data, quick enough to be asked hundreds of thousands of times. */
export function sameData(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) {
    return Array.isArray(b) && a.length === b.length && a.every((entry, i) => sameData(entry, b[i]));
  }
  const entries = Object.entries(a);
  const others = new Map(Object.entries(b));
  return (
    entries.length === others.size &&
    entries.every(([name, value]) => others.has(name) && sameData(value, others.get(name)))
  );
}

/** Makes data unwritable all the way down: a write then throws. */
export function deepFreeze<Data>(data: Data): Data {
  if (typeof data === 'object' && data !== null && !Object.isFrozen(data)) {
    Object.freeze(data);
    for (const value of Object.values(data)) deepFreeze(value);
  }
  return data;
}

/** Whether some object can be reached from both. */
export function sharesAnObject(a: unknown, b: unknown): boolean {
  const known = objectsIn(a);
  return [...objectsIn(b)].some((object) => known.has(object));
}

/** Every object reachable from data, itself included. */
function objectsIn(data: unknown, found: Set<object> = new Set()): Set<object> {
  if (typeof data === 'object' && data !== null && !found.has(data)) {
    found.add(data);
    // Most of it are lists of numbers.
    for (const value of Object.values(data)) if (typeof value === 'object') objectsIn(value, found);
  }
  return found;
}
