/** Lists every text within a value with its path. Leaves out template functions and the origins of clauses. */
export function everyText(value: unknown, path = ''): readonly (readonly [path: string, text: string])[] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    key === 'origin' ? [] : everyText(part, path === '' ? key : `${path}.${key}`),
  );
}

/** Lists every path within a value, with the type of its value. */
export function everyPath(value: unknown, path = ''): readonly string[] {
  if (typeof value !== 'object' || value === null) return [`${path}: ${typeof value}`];
  return Object.entries(value).flatMap(([key, part]) => everyPath(part, path === '' ? key : `${path}.${key}`));
}
