import { type Drawer, type Shelf, type StorageEvents, shelfOver } from '../../src/session/storage.ts';

/** A storage of a browser with room for some characters, which several windows share. */
export class SmallDrawer implements Drawer {
  readonly #kept = new Map<string, string>();
  #room: number;

  constructor(room = 5_000_000) {
    this.#room = room;
  }

  get length(): number {
    return this.#kept.size;
  }

  key(index: number): string | null {
    return [...this.#kept.keys()][index] ?? null;
  }

  getItem(key: string): string | null {
    return this.#kept.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    const others = [...this.#kept].filter(([one]) => one !== key);
    const used = others.reduce((sum, [one, text]) => sum + one.length + text.length, 0);
    if (used + key.length + value.length > this.#room) throw new DOMException('full', 'QuotaExceededError');
    this.#kept.set(key, value);
  }

  removeItem(key: string): void {
    this.#kept.delete(key);
  }

  /** From now on nothing fits in any more. */
  fill(): void {
    this.#room = 0;
  }
}

/** The shelves of several windows over one storage: each hears what the others write, as browsers do it. */
export function windowsOver(drawer: Drawer, count: number): readonly Shelf[] {
  const heard: Parameters<StorageEvents['addEventListener']>[1][][] = Array.from({ length: count }, () => []);
  return heard.map((own) => {
    const tellOthers = (key: string) => {
      for (const one of heard) if (one !== own) for (const listener of one) listener({ key });
    };
    const view: Drawer = {
      get length() {
        return drawer.length;
      },
      key: (index) => drawer.key(index),
      getItem: (key) => drawer.getItem(key),
      setItem(key, value) {
        if (drawer.getItem(key) === value) return;
        drawer.setItem(key, value);
        tellOthers(key);
      },
      removeItem(key) {
        if (drawer.getItem(key) === null) return;
        drawer.removeItem(key);
        tellOthers(key);
      },
    };
    return shelfOver(view, { addEventListener: (_, listener) => own.push(listener) });
  });
}
