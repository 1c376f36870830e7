import { BLESSING_IDS, type View } from '@nunatak/engine';
import { blessingField, fieldA, fieldB, legalMoves, type Move, MoveList } from '@nunatak/engine/fast';
import { alikeCards } from './alike.ts';

/** E24, E25: decided last, because they count with what the others have become. */
const DECIDED_LAST: readonly number[] = [BLESSING_IDS.indexOf('change'), BLESSING_IDS.indexOf('transference')];

/** More than there are ways to use an end blessing with a card, and places where a card can be. */
const WAYS = 64;
const PLACES = 64;

const moves = new MoveList();

/** F1: the ways to decide one end blessing, the next in a good order; ways that come to the same are listed once. */
export function endBlessingMoves(view: View): Move[] {
  legalMoves(view, moves);
  const all = moves.toArray();
  const order = (move: Move): number => DECIDED_LAST.indexOf(blessingField(move));
  const first = Math.min(...all.map(order));
  const blessing = blessingField(all.find((move) => order(move) === first) ?? all[0]);
  const seen = new Set<number>();
  return all.filter((move) => {
    if (blessingField(move) !== blessing) return false;
    const key = cardKind(view, fieldA(move)) * WAYS + fieldB(move);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** A number that is the same for cards which play alike in the same place. */
function cardKind(view: View, card: number): number {
  const alike = alikeCards(view.facts);
  return card < alike.length ? alike[card] * PLACES + view.cards[card] : card * PLACES;
}
