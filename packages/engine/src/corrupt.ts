/** Thrown for a state or move that cannot occur in any game. The caller has a bug; a player can't cause this. */
export class Corrupt extends Error {
  override name = 'Corrupt';
}

/**
 * Returns a value that must not be undefined; throws Corrupt if it is. The message is built only on failure,
 * because every move calls this.
 */
export function must<Value>(value: Value | undefined, what: string, which: string | number = 'left'): Value {
  if (value === undefined) throw new Corrupt(`no ${what} ${which}`);
  return value;
}
