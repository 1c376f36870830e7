import reconstructed from '../editions/reconstructed.json' with { type: 'json' };
import { FIRST_RULES, type Rules } from '../words.ts';
import type { Edition } from './edition.ts';
import { readAnyFormat } from './parse.ts';

/** The edition played unless another is loaded. A broken file in the package would be our own fault, so it throws. */
export const DEFAULT_EDITION: Edition = readAnyFormat(reconstructed);

/** The edition that was played unless another was loaded as long as the first rules were current: C5 differed. */
const FIRST_EDITION: Edition = {
  ...DEFAULT_EDITION,
  id: 'reconstructed',
  blessings: DEFAULT_EDITION.blessings.map((blessing) => {
    if (blessing.id === 'foresight') return { ...blessing, minPlayers: 3 };
    return blessing.id === 'moon' ? { ...blessing, minPlayers: 2 } : blessing;
  }),
};

/** The edition of a game that names none. */
export function editionOf(rules: Rules): Edition {
  return rules === FIRST_RULES ? FIRST_EDITION : DEFAULT_EDITION;
}
