import { RATINGS, type Rating, ratingOf } from '@nunatak/engine';
import { type GameResult, type SeatResult, SHEET_LINES } from './play.ts';

/** A share, with the limits of its 95% confidence interval. */
export interface Share {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

export interface Standing {
  readonly bot: string;
  readonly games: number;
  readonly wins: Share;
  /** Share of wins minus luck: the same on average as `wins`, with a narrower interval. */
  readonly skill: Share;
  /** Elo among the bots of this arena; their average is 1500. */
  readonly elo: number;
  readonly points: number;
  readonly pointsError: number;
  /** Average points by source, in the order of SHEET_LINES. */
  readonly lines: readonly number[];
  readonly decisions: number;
  readonly millisecondsPerDecision: number;
  /** Solo: number of games per rating (Z9). */
  readonly ratings: Readonly<Partial<Record<Rating, number>>>;
}

const Z95 = 1.959964;

/** Returns a share with its Wilson interval. */
export function wilson(wins: number, games: number): Share {
  if (games === 0) return { share: 0, low: 0, high: 1 };
  const share = wins / games;
  const z2 = Z95 * Z95;
  const centre = (share + z2 / (2 * games)) / (1 + z2 / games);
  const half = (Z95 * Math.sqrt((share * (1 - share)) / games + z2 / (4 * games * games))) / (1 + z2 / games);
  return { share, low: Math.max(0, centre - half), high: Math.min(1, centre + half) };
}

const LEAST_DEALS = 30;

/**
 * Returns a share of wins with its interval. Each deal is played in every seat, so deals are the independent samples.
 * With few deals, returns the Wilson interval, which is valid for any number.
 */
export function pairedShare(byDeal: readonly { readonly wins: number; readonly games: number }[]): Share {
  const games = byDeal.reduce((sum, deal) => sum + deal.games, 0);
  const wins = byDeal.reduce((sum, deal) => sum + deal.wins, 0);
  if (byDeal.length < LEAST_DEALS) return wilson(wins, games);
  const spread = spreadShare(byDeal);
  return spread.low === spread.high ? wilson(wins, games) : spread;
}

/** An entrant's wins and luck in all games of one deal. */
interface DealSum {
  wins: number;
  luck: number;
  games: number;
}

/** Returns a share with an interval from the variance between deals. Works for fractional sums, too. */
function spreadShare(byDeal: readonly { readonly wins: number; readonly games: number }[]): Share {
  const games = byDeal.reduce((sum, deal) => sum + deal.games, 0);
  const share = byDeal.reduce((sum, deal) => sum + deal.wins, 0) / games;
  if (byDeal.length < 2) return { share, low: 0, high: 1 };
  const variance = byDeal.reduce((sum, deal) => sum + (deal.wins - share * deal.games) ** 2, 0);
  const error = Math.sqrt((variance * byDeal.length) / (byDeal.length - 1)) / games;
  return { share, low: Math.max(0, share - Z95 * error), high: Math.min(1, share + Z95 * error) };
}

/**
 * Returns the share of wins minus luck. Luck is 0 on average, so subtracting any multiple of it is unbiased. The
 * regression coefficient of wins on luck gives the narrowest interval (a control variate).
 */
export function shareLessLuck(byDeal: readonly DealSum[]): Share {
  const count = byDeal.length;
  const meanWins = byDeal.reduce((sum, { wins }) => sum + wins, 0) / count;
  const meanLuck = byDeal.reduce((sum, { luck }) => sum + luck, 0) / count;
  let common = 0;
  let square = 0;
  for (const { wins, luck } of byDeal) {
    common += (wins - meanWins) * (luck - meanLuck);
    square += (luck - meanLuck) ** 2;
  }
  const part = square === 0 ? 0 : common / square;
  return spreadShare(byDeal.map(({ wins, luck, games }) => ({ wins: wins - part * luck, games })));
}

/** Returns the fraction of the variance of wins, and of points, that measured luck explains. */
export function luckShares(results: readonly GameResult[]): { readonly wins: number; readonly points: number } {
  const seats = results.flatMap((result) => result.seats);
  return {
    wins: explained(seats.map(({ win, luck }) => [win, luck.win])),
    points: explained(seats.map(({ total, luck }) => [total, luck.points])),
  };
}

/** Returns the squared correlation of two variables; 0 if one of them is constant. */
function explained(pairs: readonly (readonly [a: number, b: number])[]): number {
  const meanA = meanOf(pairs.map(([a]) => a));
  const meanB = meanOf(pairs.map(([, b]) => b));
  let common = 0;
  let squareA = 0;
  let squareB = 0;
  for (const [a, b] of pairs) {
    common += (a - meanA) * (b - meanB);
    squareA += (a - meanA) ** 2;
    squareB += (b - meanB) ** 2;
  }
  return squareA * squareB === 0 ? 0 : common ** 2 / (squareA * squareB);
}

const ELO_SCALE = 400 / Math.LN10;
const ELO_CENTRE = 1500;
const ELO_STEPS = 400;

/** Estimates Elo by maximum likelihood over all pairs of different bots at a table; more points count as a win. */
export function eloOf(results: readonly GameResult[], bots: readonly string[]): number[] {
  const wins = bots.map(() => bots.map(() => 0));
  for (const { seats } of results) {
    for (const a of seats) {
      for (const b of seats) {
        if (a.bot === b.bot) continue;
        const share = a.total === b.total ? 0.5 : Number(a.total > b.total);
        wins[bots.indexOf(a.bot)][bots.indexOf(b.bot)] += share;
      }
    }
  }
  // Half a win each way keeps the rating of a bot that never lost finite.
  const strength = bots.map(() => 1);
  for (let step = 0; step < ELO_STEPS; step++) {
    bots.forEach((_, i) => {
      let won = 0;
      let expected = 0;
      bots.forEach((_other, j) => {
        const games = wins[i][j] + wins[j][i];
        if (i === j || games === 0) return;
        won += wins[i][j] + 0.5;
        expected += (games + 1) / (strength[i] + strength[j]);
      });
      if (expected > 0) strength[i] = won / expected;
    });
    const mean = Math.exp(strength.reduce((sum, s) => sum + Math.log(s), 0) / strength.length);
    strength.forEach((s, i) => {
      strength[i] = s / mean;
    });
  }
  return strength.map((s) => ELO_CENTRE + ELO_SCALE * Math.log(s));
}

function sumsByDeal(seats: readonly (SeatResult & { readonly deal: string })[]): DealSum[] {
  const deals = new Map<string, DealSum>();
  for (const { deal, win, luck } of seats) {
    const sum = deals.get(deal) ?? { wins: 0, luck: 0, games: 0 };
    deals.set(deal, { wins: sum.wins + win, luck: sum.luck + luck.win, games: sum.games + 1 });
  }
  return [...deals.values()];
}

/** Returns the standings of all bots, highest share of wins first; in the solo game, most points first. */
export function standingsOf(results: readonly GameResult[]): Standing[] {
  const bots = [...new Set(results.flatMap((result) => result.seats.map((seat) => seat.bot)))];
  const elo = eloOf(results, bots);
  const solo = results.every((result) => result.seats.length === 1);
  return bots
    .map((bot, i): Standing => {
      const own = results.flatMap((result) =>
        result.seats.filter((seat) => seat.bot === bot).map((seat) => ({ ...seat, deal: result.deal })),
      );
      const sums = sumsByDeal(own);
      const decisions = own.reduce((sum, seat) => sum + seat.decisions, 0);
      const points = meanOf(own.map((seat) => seat.total));
      const variance = meanOf(own.map((seat) => (seat.total - points) ** 2));
      return {
        bot,
        games: own.length,
        wins: pairedShare(sums),
        skill: shareLessLuck(sums),
        elo: Math.round(elo[i]),
        points,
        pointsError: Math.sqrt(variance / Math.max(1, own.length - 1)),
        lines: SHEET_LINES.map((_, line) => meanOf(own.map((seat) => seat.lines[line]))),
        decisions,
        millisecondsPerDecision: own.reduce((sum, seat) => sum + seat.milliseconds, 0) / Math.max(1, decisions),
        ratings: solo ? ratingsOf(own.map((seat) => seat.total)) : {},
      };
    })
    .sort((a, b) => (solo ? b.points - a.points : b.wins.share - a.wins.share));
}

function ratingsOf(totals: readonly number[]): Partial<Record<Rating, number>> {
  return Object.fromEntries(
    RATINGS.map((rating) => [rating, totals.filter((total) => ratingOf(total) === rating).length]),
  );
}

function meanOf(figures: readonly number[]): number {
  return figures.reduce((sum, figure) => sum + figure, 0) / Math.max(1, figures.length);
}
