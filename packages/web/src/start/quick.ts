import { blessingsOfMode, CURRENT_RULES, DEFAULT_EDITION, type Edition, editionOf, RULES } from '@nunatak/engine';
import { freshSeed, type LocalConfig, readLocalConfig, usualConfig } from '../session/config.ts';
import { readJson, type Shelf, shelf } from '../session/storage.ts';
import { LAST_CONFIG } from './remembered.ts';

/** The game that Play starts: as set up last time, else three seats with two bots. */
export function quickConfig(names: readonly string[], from: Shelf = shelf): LocalConfig {
  return lastConfig(from) ?? usualConfig(3, names);
}

/** What was chosen last time, with a new seed. */
export function lastConfig(from: Shelf = shelf): LocalConfig | undefined {
  const read = readLocalConfig(readJson(from, LAST_CONFIG));
  return read.ok ? renewed(read.value) : undefined;
}

/** A config for one more game, by the rules of today; whoever had the edition that came with the game gets today's. */
function renewed(config: LocalConfig): LocalConfig {
  const edition = isBuiltIn(config.edition) ? DEFAULT_EDITION : config.edition;
  const allowed = blessingsOfMode(config.players, edition);
  const blessings = config.options.blessings?.filter((id) => allowed.includes(id));
  return { ...config, rules: CURRENT_RULES, edition, options: { ...config.options, blessings }, seed: freshSeed() };
}

/** True if an edition came with the game, today or with earlier rules. */
export function isBuiltIn(edition: Edition): boolean {
  return RULES.some((rules) => JSON.stringify(editionOf(rules)) === JSON.stringify(edition));
}

export function rememberConfig(config: LocalConfig, to: Shelf = shelf): void {
  to.setItem(LAST_CONFIG, JSON.stringify(config));
}
