import { FoundText, InvalidField } from '../read.ts';
import { TOOLS } from '../words.ts';
import { BASE_TILES, type Edition, type EditionCard, type EditionTile } from './edition.ts';

/**
 * S1: number of building cards by what they show (symbols joined with a hyphen). These are printed, so every edition
 * must match.
 */
export const CARD_TOTALS: Readonly<Record<string, number>> = {
  builder: 8,
  sculptor: 7,
  artisan: 9,
  beast: 7,
  architect: 6,
  elder: 5,
  'builder-architect': 4,
  'sculptor-artisan': 6,
  'beast-elder': 2,
};

/** S1: number of cards with each tool, by what the cards show. */
const EACH_TOOL: Readonly<Record<string, number>> = { artisan: 3, 'sculptor-artisan': 2 };

/** Joins the symbols of a card or tile: `builder`, `beast-elder`. */
export function faceOf({ symbols }: Pick<EditionCard, 'symbols'>): string {
  return symbols.join('-');
}

/** S1, S2: throws InvalidField if the numbers of cards or tiles differ from the rulebooks. */
export function checkTotals({ cards, tiles }: Edition): void {
  checkCards(cards);
  checkBase(tiles);
}

/** S2: checks the size of the base. No rulebook says how the other tiles are spread over piles 2 to 4. */
function checkBase(tiles: readonly EditionTile[]): void {
  const base = tiles.filter(({ pile }) => pile === 1).length;
  if (base !== BASE_TILES)
    throw new InvalidField('tiles', new FoundText(`${base} tiles in pile 1`), `${BASE_TILES} (S2)`);
}

function checkCards(cards: readonly EditionCard[]): void {
  const faces = new Set([...Object.keys(CARD_TOTALS), ...cards.map(faceOf)]);
  for (const face of faces) {
    const ofFace = cards.filter((card) => faceOf(card) === face);
    const shows = face.replace('-', '/');
    mustBe(ofFace.length, CARD_TOTALS[face] ?? 0, `cards that show ${shows}`);
    const each = EACH_TOOL[face];
    if (each === undefined) continue;
    for (const tool of TOOLS) {
      mustBe(ofFace.filter((card) => card.tool === tool).length, each, `cards that show ${shows} with ${tool}`);
    }
  }
}

function mustBe(found: number, expected: number, what: string): void {
  if (found !== expected) throw new InvalidField('cards', new FoundText(`${found} ${what}`), `${expected} (S1)`);
}
