import { dummyCard, NONE, roundStarter, type View } from '@nunatak/engine';

const DUMMIES = [1, 2] as const;
const SEATS = 3;

/** Z1, Z8: when a seat plays in the round under way: 0 first, 2 last. */
function placeInRound(view: View, seat: number): number {
  return (seat - roundStarter(view) + SEATS) % SEATS;
}

/**
 * Z3: the card that a dummy would take in this round as things stand. NONE where it has played already, as the display is
 * filled up before its next turn (Z8), and where the other dummy comes first and takes that card.
 */
export function nextCardOf(view: View, dummy: number): number {
  const isToPlay = (seat: number): boolean => placeInRound(view, seat) >= placeInRound(view, view.active);
  if (view.phase === 'over' || view.supply[dummy] === 0 || !isToPlay(dummy)) return NONE;
  const card = dummyCard(view, dummy);
  const isTaken = DUMMIES.some(
    (other) =>
      isToPlay(other) && placeInRound(view, other) < placeInRound(view, dummy) && dummyCard(view, other) === card,
  );
  return isTaken ? NONE : card;
}
