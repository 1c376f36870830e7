import type { Page } from 'playwright-core';

interface KeptBody {
  readonly turn: number;
  readonly actions: readonly string[];
  /** What is laid out and not yet built. */
  readonly staged?: readonly string[];
}

/** The games of this screen that lie in the library of a page, the one changed last first. */
export function allKept(page: Page): Promise<readonly KeptBody[]> {
  return page.evaluate(async () => {
    const all = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await all(indexedDB.open('nunatak'));
    const shelves = database.transaction(['summaries', 'bodies']);
    const [summaries, bodies] = await Promise.all([
      all(shelves.objectStore('summaries').getAll()),
      all(shelves.objectStore('bodies').getAll()),
    ]);
    database.close();
    return summaries
      .filter(({ kind }) => kind === 'local')
      .sort((one, other) => other.changed - one.changed)
      .map(({ id }) => bodies.find((body) => body.id === id)?.body);
  });
}

/** The game changed last. */
export async function kept(page: Page): Promise<KeptBody> {
  const [newest] = await allKept(page);
  if (newest === undefined) throw new Error('nothing is kept');
  return newest;
}
