import { DEFAULT_EDITION, PILES, TOOLS } from '@nunatak/engine';
import { capital, list } from './compose.ts';
import { count } from './count.ts';
import type { CardType, Tool } from './ids.ts';

/** Descriptions of the cards and tiles in our edition (S1, S2, C2 to C4), counted from the edition itself. */

/** A language's words for counting cards and tiles. */
export interface CardTerms {
  /** Returns the words for a pile number (the back of a card), such as `number 2`. */
  readonly number: string;
  readonly and: string;
  readonly one: (type: CardType) => string;
  readonly many: (type: CardType) => string;
  readonly tool: (tool: Tool) => string;
  /** Returns words such as `two of each`. */
  readonly ofEach: (cards: number) => string;
  /** Returns words such as `with each tool 3`. */
  readonly withEachTool: (cards: number) => string;
}

const { cards, tiles } = DEFAULT_EDITION;
type Card = (typeof cards)[number];

/** True if a card or tile shows one type, false if it shows two. */
function isSingle({ symbols }: Pick<Card, 'symbols'>): boolean {
  return symbols.length === 1;
}

/** Number of building cards: all, those that show one type, and those that show two (S1). */
export const cardCounts = {
  all: cards.length,
  single: cards.filter(isSingle).length,
  split: cards.filter((card) => !isSingle(card)).length,
} as const;

/** Number of tiles in each pile (S2). */
export const tileCounts: readonly number[] = PILES.map((pile) => tiles.filter((tile) => tile.pile === pile).length);
export const tileCount = tiles.length;

/** Groups cards that show the same, in the order of the edition. */
function byFace(some: readonly Card[]): readonly (readonly Card[])[] {
  const faces = Map.groupBy(some, ({ symbols }) => symbols.join());
  return [...faces.values()];
}

function byPile(some: readonly Card[]): readonly (readonly [pile: number, cards: readonly Card[]])[] {
  return PILES.flatMap((pile) => {
    const ofPile = some.filter((card) => card.pile === pile);
    return ofPile.length === 0 ? [] : [[pile, ofPile] as const];
  });
}

/** Counts the cards with each tool; a tool without cards has no entry. */
function toolsOn(some: readonly Card[]): ReadonlyMap<Tool, number> {
  return new Map(TOOLS.map((tool) => [tool, some.filter((card) => card.tool === tool).length]));
}

/** Returns the number of cards with each tool; undefined if it differs from tool to tool. */
function eachTool(some: readonly Card[]): number | undefined {
  const [first, ...others] = toolsOn(some).values();
  return first !== 0 && others.every((other) => other === first) ? first : undefined;
}

/** S1: lists the faces and their number of cards: `builder (8), sculptor (7) and artisan (9, with each tool 3)`. */
export function facesText(terms: CardTerms, showing: 'single' | 'split'): string {
  const faces = byFace(cards.filter((card) => isSingle(card) === (showing === 'single')));
  return list(
    faces.map((some) => {
      const each = eachTool(some);
      const detail = each === undefined ? '' : `, ${terms.withEachTool(each)}`;
      return `${nameOf(terms, some[0])} (${some.length}${detail})`;
    }),
    terms.and,
  );
}

function nameOf(terms: CardTerms, { symbols }: Card): string {
  return symbols.map(terms.one).join('/');
}

/** C2: returns a line for each pile: `Number 4 (4): 1 artisan, 1 builder/architect.` */
export function pileLines(terms: CardTerms): readonly string[] {
  return byPile(cards).map(([pile, ofPile]) => {
    const faces = byFace(ofPile).map((some) => {
      const name = nameOf(terms, some[0]);
      return count(some.length, name, isSingle(some[0]) ? some[0].symbols.map(terms.many).join('') : name);
    });
    return `${capital(terms.number)} ${pile} (${ofPile.length}): ${faces.join(', ')}.`;
  });
}

/** C2: lists the tools on the single or split cards of each pile: `number 1 two of each, number 2 rope`. */
export function toolsText(terms: CardTerms, showing: 'single' | 'split'): string {
  const withTool = cards.filter((card) => card.tool !== undefined && isSingle(card) === (showing === 'single'));
  return byPile(withTool)
    .map(([pile, some]) => `${terms.number} ${pile} ${toolNames(terms, some)}`)
    .join(', ');
}

function toolNames(terms: CardTerms, some: readonly Card[]): string {
  const each = eachTool(some);
  if (each !== undefined) return terms.ofEach(each);
  const names = [...toolsOn(some)].flatMap(([tool, cards]) =>
    cards === 0 ? [] : [cards === 1 ? terms.tool(tool) : `${cards} × ${terms.tool(tool)}`],
  );
  return list(names, terms.and);
}

/**
 * C3: lists the animals on the single cards of each pile, card by card: `number 1: 1, 1, 2 and 2. Number 2: 1 and 2.`
 */
export function animalsText(terms: CardTerms): string {
  const piles = byPile(cards.filter((card) => card.beasts !== undefined && isSingle(card)));
  const texts = piles.map(([pile, some]) => `${terms.number} ${pile}: ${animalsOn(terms, some)}.`);
  return texts.map((text, i) => (i === 0 ? text : capital(text))).join(' ');
}

/** C3: lists the animals on the split cards, card by card. */
export function splitAnimalsText(terms: CardTerms): string {
  return animalsOn(
    terms,
    cards.filter((card) => card.beasts !== undefined && !isSingle(card)),
  );
}

function animalsOn(terms: CardTerms, some: readonly Card[]): string {
  return list(
    some.map(({ beasts }) => String(beasts)),
    terms.and,
  );
}

/** C4: lists the types on the single elders of each pile: `Number 1: artisan and elder; builder and sculptor.` */
export function shownText(terms: CardTerms): string {
  const piles = byPile(cards.filter((card) => card.shows !== undefined && isSingle(card)));
  return piles.map(([pile, some]) => `${capital(terms.number)} ${pile}: ${shownOn(terms, some)}.`).join(' ');
}

/** C4: lists the types on the split elders: `number 2 artisan and beast of burden`. */
export function splitShownText(terms: CardTerms): string {
  const piles = byPile(cards.filter((card) => card.shows !== undefined && !isSingle(card)));
  return piles.map(([pile, some]) => `${terms.number} ${pile} ${shownOn(terms, some)}`).join(', ');
}

function shownOn(terms: CardTerms, some: readonly Card[]): string {
  return some.map(({ shows = [] }) => list(shows.map(terms.one), terms.and)).join('; ');
}
