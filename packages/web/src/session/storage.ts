/** What this page keeps, by key: like Web Storage, but a write says whether it lasts, instead of throwing. */
export interface Shelf {
  getItem(key: string): string | null;
  /** False where the storage is full or forbidden: then the value lasts only as long as the page. */
  setItem(key: string, value: string): boolean;
  removeItem(key: string): void;
  keys(): readonly string[];
  /** Calls back when another window wrote a key; undefined stands for all keys. Returns a function that stops it. */
  listen(listener: (key: string | undefined) => void): () => void;
}

/** Tells a window what other windows write. */
export interface StorageEvents {
  addEventListener(type: 'storage', listener: (event: Pick<StorageEvent, 'key'>) => void): void;
}

/** The part of Web Storage that is used here, so that tests can bring their own. */
export type Drawer = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const windowEvents: StorageEvents | undefined = typeof window === 'undefined' ? undefined : window;

/** A shelf over a storage, or over memory alone where there is none. */
export function shelfOver(storage: Drawer | undefined, events = windowEvents): Shelf {
  const passing = new Map<string, string>();
  const listeners = new Set<(key: string | undefined) => void>();
  events?.addEventListener('storage', ({ key }) => {
    // What another window wrote since is newer than what could not be written here.
    if (key === null) passing.clear();
    else passing.delete(key);
    for (const listener of [...listeners]) listener(key ?? undefined);
  });
  return {
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getItem: (key) => passing.get(key) ?? storage?.getItem(key) ?? null,
    setItem(key, value) {
      passing.set(key, value);
      try {
        storage?.setItem(key, value);
      } catch {
        return false;
      }
      if (storage !== undefined) passing.delete(key);
      return storage !== undefined;
    },
    removeItem(key) {
      passing.delete(key);
      storage?.removeItem(key);
    },
    keys() {
      const lasting = Array.from({ length: storage?.length ?? 0 }, (_, i) => storage?.key(i) ?? '');
      return [...new Set([...lasting, ...passing.keys()])];
    },
  };
}

function browserStorage(): Drawer | undefined {
  try {
    localStorage.getItem('');
    return localStorage;
  } catch {
    return undefined;
  }
}

export const shelf: Shelf = shelfOver(browserStorage());

/** Reads JSON; undefined where nothing lies or it is no JSON. */
export function readJson(from: Shelf, key: string): unknown {
  const text = from.getItem(key);
  return text === null ? undefined : parseJson(text);
}

/** Undefined where the text is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
