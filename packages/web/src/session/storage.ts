/** The part of Web Storage that is used here, so that tests can bring their own. */
export interface Shelf {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

function memoryShelf(): Shelf {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => kept.set(key, value),
    removeItem: (key) => kept.delete(key),
  };
}

/** The browser's storage, or memory where it is forbidden: then the game can be played but not kept. */
export function browserShelf(): Shelf {
  try {
    const probe = 'nunatak/probe';
    localStorage.setItem(probe, '1');
    localStorage.removeItem(probe);
    return localStorage;
  } catch {
    return memoryShelf();
  }
}

export const shelf: Shelf = browserShelf();

/** Reads JSON; undefined where nothing lies or it is no JSON. */
export function readJson(from: Shelf, key: string): unknown {
  const text = from.getItem(key);
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
