import { type Facts, factsOf, parseConfig } from '@nunatak/engine';
import type { GameSettings } from '@nunatak/protocol';
import { malformed } from '../refused.ts';

const MOST_KEPT = 200;
const known = new Map<string, Facts>();

/** The facts of a game, shared by all matches with the same settings: they are far larger than a state. */
export function factsFor(game: GameSettings): Facts {
  const key = JSON.stringify(game);
  const facts = known.get(key);
  if (facts !== undefined) return facts;
  const config = parseConfig(game);
  if (!config.ok) throw malformed(config.reason);
  if (known.size >= MOST_KEPT) known.clear();
  const made = factsOf(config.value);
  known.set(key, made);
  return made;
}
