import { useEffect } from 'react';
import { useStore } from '../session/store.ts';
import type { Summary } from './kept.ts';
import { library } from './library.ts';
import { takenOver } from './takeOver.ts';

/** The games of this browser, the one changed last first; undefined until they were read. */
export function useLibrary(): readonly Summary[] | undefined {
  useEffect(() => {
    takenOver()
      .then(() => library.load())
      .catch(() => undefined);
  }, []);
  return useStore(library.summaries);
}
