/** A state or a move that no game can hold: a fault of the caller that went on from it, never of a player. */
export class Corrupt extends Error {
  override name = 'Corrupt';
}

/** The value that must be there, or Corrupt. */
export function must<Value>(value: Value | undefined, what: string): Value {
  if (value === undefined) throw new Corrupt(what);
  return value;
}
