import reconstructed from '../editions/reconstructed.json' with { type: 'json' };
import { BLESSING_IDS, FIRST_RULES, type Rules } from '../words.ts';
import type { Edition } from './edition.ts';
import { readAnyFormat } from './parse.ts';

/** Our cards are called by what they show: `beast-elder-2`. */
function symbolsOf(id: string): readonly string[] {
  return id.split('-').slice(0, -1);
}

/**
 * S1, C2: what the building cards show is printed, their tools too; where each lies, the beasts and the types on an elder
 * are ours, unless a card says otherwise.
 */
const cards = reconstructed.cards.map((card) => ({
  ...card,
  symbols: symbolsOf(card.id),
  from: {
    pile: 'reconstructed',
    symbols: 'rulebook',
    ...('tool' in card ? { tool: 'rulebook' } : {}),
    ...('beasts' in card ? { beasts: 'reconstructed' } : {}),
    ...('shows' in card ? { shows: 'reconstructed' } : {}),
    ...card.from,
  },
}));

/** C5: a blessing that says nothing is played with any number of players. */
const blessings = BLESSING_IDS.map(
  (id) =>
    reconstructed.blessings.find((blessing) => blessing.id === id) ?? { id, minPlayers: 1, from: 'reconstructed' },
);

/** C2: what the tiles show is ours entirely. They show in each pile what the cards show. */
const tiles = cards.map(({ id, pile, symbols }) => ({
  id: `tile-${id}`,
  pile,
  symbols,
  from: { pile: 'reconstructed', symbols: 'reconstructed' },
}));

/** The edition played unless another is loaded. A broken file in the package would be our own fault, so it throws. */
export const DEFAULT_EDITION: Edition = readAnyFormat({ ...reconstructed, blessings, cards, tiles });

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
