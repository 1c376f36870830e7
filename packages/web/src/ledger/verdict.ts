import { capOf, FIGURES, RATINGS, type Rating, ratingOf, score, type View, verdictOf } from '@nunatak/engine';
import type { Seat } from '../people/seat.ts';
import type { Texts } from '../words/index.ts';

type LedgerTexts = Texts['screens']['ledger'];

function nameOf(seats: readonly Seat[], seat: number): string {
  return seats[seat]?.name ?? '';
}

/** F2 in a sentence. */
export function capText(view: View, seats: readonly Seat[], ledger: LedgerTexts): string {
  const { setter, scored } = capOf(view);
  if (seats[setter]?.you === true) return scored ? ledger.capScoredYou : ledger.capShowYou;
  const name = nameOf(seats, setter);
  return scored ? ledger.capScored(name) : ledger.capShow(name);
}

/** Who has won, in a few words; alone, the rating (Z9). */
export function headline(view: View, seats: readonly Seat[], { log, ratings }: Texts): string {
  if (view.facts.players === 1) return ratings[ratingOf(score(view, 0).total)].name;
  const verdict = verdictOf(view);
  const winners = verdict.kind === 'shared' ? verdict.winners : [verdict.winner];
  return log.gameOver({
    winners: winners.map((seat) => ({ seat: nameOf(seats, seat), you: seats[seat]?.you === true })),
  });
}

/** Z9: the rating above the one of a score, and how many points are missing for it. */
function nextRating(total: number): { readonly rating: Rating; readonly points: number } | undefined {
  const rating = RATINGS[RATINGS.indexOf(ratingOf(total)) + 1];
  return rating === undefined || rating === 'none' ? undefined : { rating, points: FIGURES.ratings[rating] - total };
}

/** How it was decided (F11), or what the rating says. */
export function verdictText(view: View, seats: readonly Seat[], words: Texts): string {
  const { ledger } = words.screens;
  if (view.facts.players === 1) {
    const { total } = score(view, 0);
    const said = `${ledger.solo(total)}. ${words.ratings[ratingOf(total)].line}`;
    const next = nextRating(total);
    return next === undefined ? said : `${said} ${ledger.nextRating(next.points, words.ratings[next.rating].name)}`;
  }
  const verdict = verdictOf(view);
  switch (verdict.kind) {
    case 'points':
      return `${ledger.winsBy(verdict.ahead)} ${capText(view, seats, ledger)}`;
    case 'outer':
      return ledger.winsOuter(verdict.blocks);
    case 'shared':
      return ledger.shared(verdict.blocks);
  }
}
