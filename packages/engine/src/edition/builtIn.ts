import reconstructed from '../editions/reconstructed.json' with { type: 'json' };
import { BLESSING_IDS, FIRST_RULES, type Rules } from '../words.ts';
import type { Edition } from './edition.ts';
import { readAnyFormat } from './parse.ts';

/** Returns the types in a built-in card's id: `beast-elder-2` gives beast and elder. */
function symbolsOf(id: string): readonly string[] {
  return id.split('-').slice(0, -1);
}

/**
 * S1, C2: the printed cards tell their symbols and tools. Piles, beasts and the types on an elder are our
 * reconstruction, unless a card's own `from` says otherwise.
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

/** C5: a blessing without an entry is played with any number of players. */
const blessings = BLESSING_IDS.map(
  (id) =>
    reconstructed.blessings.find((blessing) => blessing.id === id) ?? { id, minPlayers: 1, from: 'reconstructed' },
);

/** C2: the tiles are our reconstruction. In each pile they show the same symbols as the cards. */
const tiles = cards.map(({ id, pile, symbols }) => ({
  id: `tile-${id}`,
  pile,
  symbols,
  from: { pile: 'reconstructed', symbols: 'reconstructed' },
}));

/** The default edition under the current rules. Throws on load if the file in this package is broken. */
export const DEFAULT_EDITION: Edition = readAnyFormat({ ...reconstructed, blessings, cards, tiles });

/** The default edition under the first version of the rules: C5 differed for Foresight and Moon. */
const FIRST_EDITION: Edition = {
  ...DEFAULT_EDITION,
  id: 'reconstructed',
  blessings: DEFAULT_EDITION.blessings.map((blessing) => {
    if (blessing.id === 'foresight') return { ...blessing, minPlayers: 3 };
    return blessing.id === 'moon' ? { ...blessing, minPlayers: 2 } : blessing;
  }),
};

/** Returns the edition of a game that names none, which depends on the version of the rules. */
export function editionOf(rules: Rules): Edition {
  return rules === FIRST_RULES ? FIRST_EDITION : DEFAULT_EDITION;
}
