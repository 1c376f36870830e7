import { add, flip, isEmpty } from './cells.ts';
import { must } from './corrupt.ts';
import type { Emit } from './events.ts';
import { cardIdOf, tileIdOf } from './faces.ts';
import { isPerson } from './facts.ts';
import type { LineId } from './geometry.ts';
import { DISCARDED, FACE_UP, IN_DISPLAY, LAID, ownedAs, type State, UNSEEN, USED, type View } from './state.ts';
import {
  BLESSING_IDS,
  CARD_TYPES,
  type Card,
  type Cell,
  NONE,
  type RuleId,
  type Seat,
  type Source,
  type Tile,
} from './words.ts';

/** Functions that change points, track, temple, cards and blessings. Most emit one event each. */

export function gainPoints(
  view: View,
  seat: Seat,
  points: number,
  source: Source,
  rule: RuleId,
  emit?: Emit,
  where?: { readonly square: number } | { readonly line: LineId },
): void {
  if (points === 0 || !isPerson(view.facts, seat)) return;
  view.points[seat] += points;
  emit?.({ type: 'points', seat, points, source, rule, ...where });
}

/** P2: advances a seat on the track, but never past the last space. */
export function advanceTrack(view: View, seat: Seat, steps: number, rule: RuleId, emit?: Emit): void {
  const last = view.facts.trackNumber.length - 1;
  const moved = Math.min(steps, last - view.track[seat]);
  if (moved === 0) return;
  view.track[seat] += moved;
  emit?.({ type: 'track', seat, steps: moved, position: view.track[seat], rule });
}

export function putTile(view: View, tile: Tile, cell: Cell): void {
  view.tileAt[cell] = tile;
  add(view.open, cell);
  toggleSymbols(view, tile, cell);
}

export function revealTile({ view, secret }: State, cell: Cell, emit?: Emit): void {
  const tile = must(secret.tiles.pop(), 'tile');
  view.tileCount--;
  putTile(view, tile, cell);
  emit?.({ type: 'tileRevealed', tile: tileIdOf(view.facts, tile), cell });
}

/** Toggles the symbols of a tile in a cell's entries of `showing`: adds them if absent, removes them if present. */
function toggleSymbols(view: View, tile: Tile, cell: Cell): void {
  const { tileFirst, tileSecond } = view.facts;
  toggleSymbol(view, tileFirst[tile], cell);
  const second = tileSecond[tile];
  if (second !== NONE) toggleSymbol(view, second, cell);
}

function toggleSymbol(view: View, type: number, cell: Cell): void {
  flip(view.showing, cell, type);
  if (isEmpty(view.showing, type)) view.symbols &= ~(1 << type);
  else view.symbols |= 1 << type;
}

export function swapTilesAt(view: View, seat: Seat, a: number, b: number, rule: RuleId, emit?: Emit): void {
  const tileA = view.tileAt[a];
  const tileB = view.tileAt[b];
  toggleSymbols(view, tileA, a);
  toggleSymbols(view, tileB, b);
  toggleSymbols(view, tileA, b);
  toggleSymbols(view, tileB, a);
  view.tileAt[a] = tileB;
  view.tileAt[b] = tileA;
  emit?.({ type: 'tilesSwapped', seat, a, b, rule });
}

/** Places a block on an open cell. The cell's tile no longer shows its symbols. */
export function putBlock(view: View, seat: Seat, cell: Cell, emit?: Emit): void {
  toggleSymbols(view, view.tileAt[cell], cell);
  flip(view.open, cell);
  add(view.occupied, cell);
  add(view.blocks, cell, seat);
  emit?.({ type: 'blockPlaced', seat, cell, card: cardIdOf(view.facts, view.card) });
}

/** E20: exchanges the owners of two blocks. */
export function swapBlocks(view: View, seat: Seat, own: number, other: number, otherSeat: number, emit?: Emit): void {
  flip(view.blocks, own, seat);
  flip(view.blocks, own, otherSeat);
  flip(view.blocks, other, otherSeat);
  flip(view.blocks, other, seat);
  emit?.({ type: 'blocksSwapped', seat, own, other });
}

export function takeFromDisplay(view: View, card: Card, emit?: Emit): void {
  view.display[view.display.indexOf(card)] = NONE;
  view.card = card;
  emit?.({ type: 'cardTaken', seat: view.active, card: cardIdOf(view.facts, card) });
}

export function joinCards(view: View, card: Card, seat: Seat, type: number, emit?: Emit): void {
  view.cards[card] = ownedAs(seat, type);
  emit?.({ type: 'cardJoined', seat, card: cardIdOf(view.facts, card), as: CARD_TYPES[type] });
}

/** Y2, Z6: removes a card from the game. */
export function discardCard(view: View, card: Card, seat: Seat, emit?: Emit): void {
  view.cards[card] = DISCARDED;
  emit?.({ type: 'cardDiscarded', seat, card: cardIdOf(view.facts, card) });
}

export function revealCard({ view, secret }: State, place: number, emit?: Emit): void {
  const card = must(secret.deck.pop(), 'card');
  view.deckCount--;
  view.display[place] = card;
  view.cards[card] = IN_DISPLAY;
  emit?.({ type: 'cardRevealed', card: cardIdOf(view.facts, card), place });
}

/** T4: returns a display card to the deck. The caller shuffles afterwards. */
export function returnCard({ view, secret }: State, place: number): void {
  const card = view.display[place];
  secret.deck.push(card);
  view.deckCount++;
  view.display[place] = NONE;
  view.cards[card] = UNSEEN;
}

export function reserveCard(view: View, seat: Seat, card: Card, emit?: Emit): void {
  view.reservedCard = card;
  view.reservedBy = seat;
  emit?.({ type: 'cardReserved', seat, card: cardIdOf(view.facts, card) });
}

export function clearReservation(view: View): void {
  view.reservedCard = NONE;
  view.reservedBy = NONE;
}

export function lapseReservation(view: View, emit?: Emit): void {
  emit?.({ type: 'reservationLapsed', seat: view.reservedBy, card: cardIdOf(view.facts, view.reservedCard) });
  clearReservation(view);
}

/** Z6: reveals a blessing in the place nearer the stack; the other face-up blessing moves to the far place. */
export function revealBlessing({ view, secret }: State, emit?: Emit): void {
  const blessing = must(secret.blessings.pop(), 'blessing');
  view.blessingCount--;
  if (view.faceUp[0] === NONE) view.faceUp[0] = view.faceUp[1];
  view.faceUp[1] = blessing;
  view.blessingState[blessing] = FACE_UP;
  emit?.({ type: 'blessingRevealed', blessing: BLESSING_IDS[blessing] });
}

export function useUpBlessing(view: View, seat: Seat, blessing: number, emit?: Emit): void {
  view.blessingState[blessing] = USED;
  emit?.({ type: 'blessingUsed', seat, blessing: BLESSING_IDS[blessing] });
}

/** E37: lays a blessing with its owner's cards, where it counts as a card of this type. */
export function layBlessing(view: View, seat: Seat, blessing: number, type: number, emit?: Emit): void {
  view.blessingState[blessing] = LAID;
  emit?.({ type: 'cardJoined', seat, card: BLESSING_IDS[blessing], as: CARD_TYPES[type] });
}
