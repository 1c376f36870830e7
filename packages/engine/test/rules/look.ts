import { positionOf, type State } from '../../src/game.ts';

type Stack = 'deck' | 'tiles' | 'stack' | 'display' | 'faceUp' | 'cards' | 'blessings' | 'temple';

function namesIn(state: State, key: Stack): string[] {
  const names = positionOf(state)[key];
  return Array.isArray(names) ? names.map(String) : [];
}

/** Lists the deck's card ids, top first. */
export function deckOf(state: State): string[] {
  return namesIn(state, 'deck');
}

/** Lists the ids of the tile stack, top first. */
export function tilesOf(state: State): string[] {
  return namesIn(state, 'tiles');
}

/** Lists the ids of the blessing stack, top first. */
export function stackOf(state: State): string[] {
  return namesIn(state, 'stack');
}

/** Lists the cards of the display. */
export function displayOf(state: State): string[] {
  return namesIn(state, 'display').filter((id) => id !== '');
}

/** Lists the four places of the display, `-` for an empty one. */
export function placesOf(state: State): string[] {
  return namesIn(state, 'display')
    .slice(0, 4)
    .map((id) => (id === '' ? '-' : id));
}

/** Lists the face-up blessings, the one farther from the stack first, `-` for none. */
export function faceUpOf(state: State): string[] {
  return namesIn(state, 'faceUp').map((id) => (id === '' ? '-' : id));
}

/** Lists a seat's building cards with the type they are used as, such as `builder-architect-1 architect`. */
export function cardsOf(state: State, seat: number): string[] {
  return namesIn(state, 'cards').flatMap((text) => {
    const [id, owner, type] = text.split(' ');
    return owner === String(seat) ? [`${id} ${type}`] : [];
  });
}

/** Lists a seat's blessings in a state: held, laid or used. */
export function blessingsIn(state: State, seat: number, where: 'held' | 'laid' | 'used'): string[] {
  return namesIn(state, 'blessings').flatMap((text) => {
    const [id, owner, is] = text.split(' ');
    return owner === String(seat) && is === where ? [id] : [];
  });
}

/** Lists the tile on each cell, an empty text for none. */
export function templeTiles(state: State): string[] {
  return namesIn(state, 'temple').map((text) => text.split(' ')[0]);
}

/** Returns the pile numbers of cards or tiles. */
export function pilesOf({ view }: State, ids: readonly string[]): number[] {
  return ids.map((id) =>
    id.startsWith('tile-')
      ? view.facts.tilePile[view.facts.tileIds.indexOf(id)]
      : view.facts.cardPile[view.facts.cardIds.indexOf(id)],
  );
}
