import {
  type Edition,
  type EditionBlessing,
  type EditionCard,
  FACE_OF,
  FACES,
  type Face,
  type Origin,
  TILE_IDS,
} from '@nunatak/engine';

const PILES = [1, 2, 3, 4] as const;

/** How many cards and tiles of a face each pile holds (C2). */
export interface FaceRow {
  readonly face: Face;
  readonly cards: readonly number[];
  readonly tiles: readonly number[];
  /** The edition marks every pile by itself; a row is known only if all of it is. */
  readonly from: Origin;
}

export function faceRows({ cards, tiles }: Edition): readonly FaceRow[] {
  return FACES.map((face) => {
    const ofFace = (i: number) => FACE_OF[i] === face;
    const count = (entries: readonly { readonly pile: number }[]) =>
      PILES.map((pile) => entries.filter((entry, i) => ofFace(i) && entry.pile === pile).length);
    const origins = [...cards, ...tiles].filter((_, i) => ofFace(i % TILE_IDS.length)).map(({ from }) => from.pile);
    return { face, cards: count(cards), tiles: count(tiles), from: worst(origins) };
  });
}

/** A row that shows several figures is known only if all of them are. */
export function worst(origins: readonly (Origin | undefined)[]): Origin {
  return origins.every((origin) => origin === 'source') ? 'source' : 'reconstructed';
}

/** The cards of which a certain figure is printed, pile by pile. */
export function cardsWith(edition: Edition, figure: 'tool' | 'beasts' | 'shows'): readonly EditionCard[] {
  return edition.cards.filter((card) => card[figure] !== undefined).toSorted((a, b) => a.pile - b.pile);
}

export function blessingsFrom(edition: Edition, players: number): readonly EditionBlessing[] {
  return edition.blessings.filter(({ minPlayers }) => minPlayers === players);
}
