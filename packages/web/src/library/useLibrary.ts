import { useEffect } from 'react';
import { useStore } from '../session/store.ts';
import type { Summary } from './kept.ts';
import { library } from './library.ts';
import { localGames } from './localGames.ts';

/** The games of this browser, the one changed last first; undefined until they were read. */
export function useLibrary(): readonly Summary[] | undefined {
  useEffect(() => {
    localGames.ready.then(() => library.load()).catch(() => undefined);
  }, []);
  return useStore(library.summaries);
}
