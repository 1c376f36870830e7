import { positionOf, type State } from '../../src/game.ts';

type Stack = 'deck' | 'tiles' | 'stack' | 'display' | 'faceUp' | 'cards' | 'blessings' | 'temple';

function namesIn(state: State, key: Stack): string[] {
  const names = positionOf(state)[key];
  return Array.isArray(names) ? names.map(String) : [];
}

/** The deck, top first. */
export function deckOf(state: State): string[] {
  return namesIn(state, 'deck');
}

/** The stack of tiles, top first. */
export function tilesOf(state: State): string[] {
  return namesIn(state, 'tiles');
}

/** The stack of blessings, top first. */
export function stackOf(state: State): string[] {
  return namesIn(state, 'stack');
}

/** The cards of the display. */
export function displayOf(state: State): string[] {
  return namesIn(state, 'display').filter((id) => id !== '');
}

/** The four places of the display, `-` where none lies. */
export function placesOf(state: State): string[] {
  return namesIn(state, 'display')
    .slice(0, 4)
    .map((id) => (id === '' ? '-' : id));
}

/** The face-up blessings, the farther one first, `-` where none lies. */
export function faceUpOf(state: State): string[] {
  return namesIn(state, 'faceUp').map((id) => (id === '' ? '-' : id));
}

/** The building cards of a seat with the type they joined, as `builder-architect-1 architect`. */
export function cardsOf(state: State, seat: number): string[] {
  return namesIn(state, 'cards').flatMap((text) => {
    const [id, owner, type] = text.split(' ');
    return owner === String(seat) ? [`${id} ${type}`] : [];
  });
}

/** The blessings of a seat in a state: held, laid or used. */
export function blessingsIn(state: State, seat: number, where: 'held' | 'laid' | 'used'): string[] {
  return namesIn(state, 'blessings').flatMap((text) => {
    const [id, owner, is] = text.split(' ');
    return owner === String(seat) && is === where ? [id] : [];
  });
}

/** The tile on each cell, `` where none lies. */
export function templeTiles(state: State): string[] {
  return namesIn(state, 'temple').map((text) => text.split(' ')[0]);
}

/** The back numbers of cards or tiles. */
export function pilesOf({ view }: State, ids: readonly string[]): number[] {
  return ids.map((id) =>
    id.startsWith('tile-')
      ? view.facts.tilePile[view.facts.tileIds.indexOf(id)]
      : view.facts.cardPile[view.facts.cardIds.indexOf(id)],
  );
}
