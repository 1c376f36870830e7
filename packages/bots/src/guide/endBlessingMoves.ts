import { BLESSING_IDS, type View } from '@nunatak/engine';
import { blessingField, fieldA, fieldB, legalMoves, type Move, MoveList } from '@nunatak/engine/fast';
import { cardClasses } from './equivalence.ts';

/** E24, E25: decided last, because their points depend on the other end blessings. */
const DECIDED_LAST: readonly number[] = [BLESSING_IDS.indexOf('change'), BLESSING_IDS.indexOf('transference')];

/** Factors to pack a move's card, place and way of use into one number; each is larger than any value. */
const WAYS = 64;
const PLACES = 64;

const legal = new MoveList();
const seen = new Set<number>();

/**
 * F1: returns the ways to decide one end blessing, chosen so that blessings that depend on others come last. Equivalent
 * ways are listed once.
 */
export function endBlessingMoves(view: View): Move[] {
  legalMoves(view, legal);
  const { moves, count } = legal;
  const blessing = nextBlessing(moves, count);
  const found: Move[] = [];
  seen.clear();
  for (let i = 0; i < count; i++) {
    const move = moves[i];
    if (blessingField(move) !== blessing) continue;
    const key = cardKind(view, fieldA(move)) * WAYS + fieldB(move);
    if (seen.has(key)) continue;
    seen.add(key);
    found.push(move);
  }
  return found;
}

/** Returns the blessing to decide first: one that does not depend on others. */
function nextBlessing(moves: ArrayLike<Move>, count: number): number {
  let next = blessingField(moves[0]);
  for (let i = 1; i < count; i++) {
    const blessing = blessingField(moves[i]);
    if (DECIDED_LAST.indexOf(blessing) < DECIDED_LAST.indexOf(next)) next = blessing;
  }
  return next;
}

/** Returns a number that is equal for equivalent cards in the same place. */
function cardKind(view: View, card: number): number {
  const cardClass = cardClasses(view.facts);
  return card < cardClass.length ? cardClass[card] * PLACES + view.cards[card] : card * PLACES;
}
