import { localGames } from '../library/localGames.ts';
import { quickConfig } from './quick.ts';

/** Begins a game at once, as the last one was set up, and gives its id. */
export function playNow(names: readonly string[]): string {
  return localGames.start(quickConfig(names));
}
