import {
  CARD_TYPES,
  type Edition,
  type EditionBlessing,
  type EditionCard,
  type EditionTile,
  ORIGINS,
  type Origin,
  PILES,
  type Symbols,
} from '@nunatak/engine';

/** How many cards and tiles that show the same each pile holds (C2). */
export interface FaceRow {
  readonly symbols: Symbols;
  readonly cards: readonly number[];
  readonly tiles: readonly number[];
  /** The edition marks every figure by itself; a row is as sure as the least sure of them. */
  readonly from: Origin;
}

/** One row for all that any card or tile shows: single types first, then pairs. */
export function faceRows({ cards, tiles }: Edition): readonly FaceRow[] {
  const faces = new Map([...cards, ...tiles].map(({ symbols }) => [symbols.join(), symbols]));
  return [...faces.values()].toSorted(byFace).map((symbols) => {
    const shown = (entries: readonly EditionTile[]) =>
      entries.filter((entry) => entry.symbols.join() === symbols.join());
    const count = (entries: readonly EditionTile[]) =>
      PILES.map((pile) => entries.filter((entry) => entry.pile === pile).length);
    const origins = shown([...cards, ...tiles]).flatMap(({ from }) => [from.pile, from.symbols]);
    return { symbols, cards: count(shown(cards)), tiles: count(shown(tiles)), from: leastSure(origins) };
  });
}

function byFace(a: Symbols, b: Symbols): number {
  if (a.length !== b.length) return a.length - b.length;
  const differs = a[0] === b[0] ? 1 : 0;
  return CARD_TYPES.indexOf(a[differs] ?? a[0]) - CARD_TYPES.indexOf(b[differs] ?? b[0]);
}

/** The origin to print beside several figures at once. */
export function leastSure(origins: readonly (Origin | undefined)[]): Origin {
  return ORIGINS.findLast((origin) => origins.includes(origin)) ?? 'reconstructed';
}

/** The cards of which a certain figure is printed, pile by pile. */
export function cardsWith(edition: Edition, figure: 'tool' | 'beasts' | 'shows'): readonly EditionCard[] {
  return edition.cards.filter((card) => card[figure] !== undefined).toSorted((a, b) => a.pile - b.pile);
}

export function blessingsFrom(edition: Edition, players: number): readonly EditionBlessing[] {
  return edition.blessings.filter(({ minPlayers }) => minPlayers === players);
}
