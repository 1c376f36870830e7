/** A state or a move that no game can hold: a fault of the caller that went on from it, never of a player. */
export class Corrupt extends Error {
  override name = 'Corrupt';
}

/** The value that must be there, or Corrupt. The text is put together only where it is thrown: this is called in every move. */
export function must<Value>(value: Value | undefined, what: string, which: string | number = 'left'): Value {
  if (value === undefined) throw new Corrupt(`no ${what} ${which}`);
  return value;
}
