import { freshSeed, type LocalConfig, readLocalConfig, usualConfig } from '../session/config.ts';
import { readJson, type Shelf, shelf } from '../session/storage.ts';

const KEY = 'nunatak/lastConfig';

/** The game that Play starts: as set up last time, else three seats with two bots. */
export function quickConfig(names: readonly string[], from: Shelf = shelf): LocalConfig {
  return lastConfig(from) ?? usualConfig(3, names);
}

/** What was chosen last time, with a new seed. */
export function lastConfig(from: Shelf = shelf): LocalConfig | undefined {
  const read = readLocalConfig(readJson(from, KEY));
  return read.ok ? { ...read.value, seed: freshSeed() } : undefined;
}

export function rememberConfig(config: LocalConfig, to: Shelf = shelf): void {
  to.setItem(KEY, JSON.stringify(config));
}
