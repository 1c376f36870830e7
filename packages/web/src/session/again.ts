import { freshSeed, type LocalConfig } from './config.ts';
import type { LocalReferee } from './localReferee.ts';

/* New games out of an old one. None is a what-if any more: it goes on from no other game. */

/** The same players with another deal. */
export function rematchOf({ whatIf: _, ...config }: LocalConfig): LocalConfig {
  return { ...config, seed: freshSeed() };
}

/** The same players with the same deal; undefined if the game came from a record that names no deal. */
export function sameDealOf({ config, origin }: Pick<LocalReferee, 'config' | 'origin'>): LocalConfig | undefined {
  return origin.seeded ? { ...rematchOf(config), seed: config.seed } : undefined;
}
