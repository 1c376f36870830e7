import { CARD_TYPES, DEFAULT_EDITION, type Edition, PILES, parseEdition, type Symbols } from '../src/game.ts';

/** The pairs of types that no card shows. A split card and a tile with one of these pairs share at most one symbol. */
const OTHER_PAIRS: readonly Symbols[] = CARD_TYPES.flatMap((first, i) =>
  CARD_TYPES.slice(i + 1).map((second): Symbols => [first, second]),
).filter(
  (pair) => !DEFAULT_EDITION.cards.some(({ symbols }) => symbols.length === 2 && symbols.join() === pair.join()),
);

/**
 * Returns an edition that differs from ours as much as the rulebooks allow: every tile shows a pair that no card shows,
 * piles have other sizes, and cards and tiles have other ids.
 */
export function everyTileSplit(): Edition {
  const parsed = parseEdition({
    ...DEFAULT_EDITION,
    id: 'every-tile-split',
    name: 'Every tile split',
    cards: DEFAULT_EDITION.cards.map((card, i) => ({ ...card, id: `card-${i + 1}`, pile: PILES[i % PILES.length] })),
    tiles: DEFAULT_EDITION.tiles.map((tile, i) => ({
      ...tile,
      id: `floor-${i + 1}`,
      pile: tile.pile === 1 ? 1 : PILES[1 + (i % 3)],
      symbols: OTHER_PAIRS[i % OTHER_PAIRS.length],
    })),
  });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.reason));
  return parsed.value;
}
