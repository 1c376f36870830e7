import type { DecisionReview, Review, ReviewedGame } from '@nunatak/bots/review';
import { type Facts, replay, verdictOf } from '@nunatak/engine';
import { type ReviewedSeat, sayLuck, sayMoment, sayPlay, sayResult } from '@nunatak/words/review';
import type { Seats } from './seats.ts';
import type { Style } from './style.ts';
import { table } from './text.ts';

const CLASSES = ['best', 'good', 'inexact', 'mistake', 'blunder'] as const;
const INDENT = '  ';

/** Formats a review: the result, how each player played, and the moments that decided the game. */
export function reviewLines(review: Review, game: ReviewedGame, seats: Seats, style: Style): string[] {
  const texts = seats.words.review;
  const { view } = game.final;
  const found = review.seats.map(
    ({ account, lost, rank }): ReviewedSeat => ({
      points: account.result.points,
      luck: account.luck.points,
      lost: lost.points,
      rank,
    }),
  );
  return [
    style.bold(sayResult(verdictOf(view), found, seats.actor, texts)),
    ...found.flatMap((_, seat) => sayPlay(seat, found, seats.actor, texts)).map((line) => INDENT + line),
    '',
    ...countLines(review, seats, style),
    '',
    style.bold(texts.table.moments),
    ...momentLines(review, game, seats, style).map((line) => INDENT + line),
    '',
    texts.table.howJudged,
  ];
}

function countLines({ seats: reviewed }: Review, { words, name }: Seats, style: Style): string[] {
  const { classes, table: heads } = words.review;
  const rows = reviewed.map(({ counts, lost }, seat) => [
    style.seat(name(seat), seat),
    ...CLASSES.map((of) => String(counts[of])),
    lost.points.toFixed(1),
  ]);
  return table([[heads.seat, ...CLASSES.map((of) => classes[of]), heads.lost], ...rows], '   ').map(
    (line) => INDENT + line,
  );
}

/** Formats the key moments of all seats, in game order. */
function momentLines(review: Review, game: ReviewedGame, seats: Seats, style: Style): string[] {
  const { facts } = game.final.view;
  const moments = review.seats.flatMap((reviewed, seat) => [
    ...reviewed.moments.map((decision) => ({
      decision,
      text: () => wrongText(review.decisions[decision], facts, seats),
    })),
    ...(reviewed.luck === undefined
      ? []
      : [{ decision: reviewed.luck, text: luckText(review, reviewed.luck, seat, game, seats) }]),
  ]);
  if (moments.length === 0) return [seats.words.review.table.noMoments];
  return moments
    .sort((a, b) => a.decision - b.decision)
    .map(({ decision, text }) => {
      const turn = seats.words.review.table.turn(review.decisions[decision].turn);
      return `${style.bold(turn)}  ${text()}`;
    });
}

function wrongText({ seat, class: of, played, judged }: DecisionReview, facts: Facts, seats: Seats): string {
  const texts = seats.words.review;
  if (judged.why === undefined) return texts.classes[of];
  const moment = { seat, played, best: judged.plans[0].actions, lost: judged.loss.points.mean, why: judged.why };
  return `${texts.classes[of]}. ${sayMoment(moment, facts, seats.actor, texts).join(' ')}`;
}

function luckText(review: Review, at: number, seat: number, game: ReviewedGame, seats: Seats): () => string {
  return () => {
    const { after, next, to } = review.decisions[at];
    const { luck } = seats.words.review;
    const events = replay(game.initial, game.steps).eventsAt(to);
    const points = next[seat].points - after[seat].points;
    return `${luck}. ${sayLuck(seat, points, events, game.final.view.facts, seats.actor, seats.words.review)}`;
  };
}
