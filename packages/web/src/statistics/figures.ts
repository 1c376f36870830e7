import type { PlayerCount } from '@nunatak/engine';
import { LOSS_KINDS, type LossBy, NO_LOSSES } from './losses.ts';
import type { Against, PlayedGame } from './played.ts';
import { type PointsBySource, SOURCE_ROWS, type SourceRow } from './sources.ts';

/** Which games the page speaks of. */
export const FILTERS = ['all', 'two', 'three', 'four', 'solo'] as const;
export type Filter = (typeof FILTERS)[number];
const PLAYERS: Readonly<Record<Exclude<Filter, 'all'>, PlayerCount>> = { solo: 1, two: 2, three: 3, four: 4 };

/** Of which time the page speaks: in days up to now. */
export const SPANS = ['ever', 'year', 'month'] as const;
export type Span = (typeof SPANS)[number];
const DAYS: Readonly<Record<Span, number>> = { ever: Number.POSITIVE_INFINITY, year: 365, month: 30 };
const DAY = 86_400_000;

/** With fewer games nothing is compared. */
export const ENOUGH = 5;
/** How many games the picture of luck shows. */
export const SHOWN_LUCK = 20;

/** The number of players of a filter; undefined for all. */
export function playersOf(filter: Filter): PlayerCount | undefined {
  return filter === 'all' ? undefined : PLAYERS[filter];
}

export function filtered(games: readonly PlayedGame[], filter: Filter): readonly PlayedGame[] {
  const players = playersOf(filter);
  return players === undefined ? games : games.filter((game) => game.players === players);
}

/** The games that were finished in a span of time up to now. */
export function since(games: readonly PlayedGame[], span: Span, now: number): readonly PlayedGame[] {
  return games.filter(({ when }) => now - when <= DAYS[span] * DAY);
}

/** The four figures at the top. */
export interface Totals {
  readonly games: number;
  readonly solo: number;
  readonly won: number;
  /** How many would be won if everybody were as likely to. */
  readonly fair: number;
  readonly points: number;
  readonly best: number;
  readonly reviewed: number;
  readonly lost: number;
}

export function totalsOf(games: readonly PlayedGame[]): Totals {
  const among = games.filter(({ players }) => players > 1);
  const reviewed = games.flatMap((game) => game.reviewed ?? []);
  return {
    games: games.length,
    solo: games.length - among.length,
    won: sum(among, ({ won }) => won),
    fair: sum(among, ({ players }) => 1 / players),
    points: mean(games, ({ points }) => points),
    best: Math.max(0, ...games.map(({ points }) => points)),
    reviewed: reviewed.length,
    lost: mean(reviewed, ({ lost }) => lost),
  };
}

/** Average points by row. */
export function averageSources(games: readonly PlayedGame[]): PointsBySource {
  const rows = SOURCE_ROWS.map((row): [SourceRow, number] => [row, mean(games, ({ sources }) => sources[row])]);
  return Object.fromEntries(rows) as Record<SourceRow, number>;
}

/** What is lost a game, by kind of decision; undefined where no game was reviewed. */
export function averageLosses(games: readonly PlayedGame[]): LossBy | undefined {
  const reviewed = games.flatMap((game) => game.reviewed ?? []);
  if (reviewed.length === 0) return undefined;
  const losses = { ...NO_LOSSES };
  for (const kind of LOSS_KINDS) Object.assign(losses, { [kind]: mean(reviewed, ({ lostBy }) => lostBy[kind]) });
  return losses;
}

/** A line of the list by table and bot. */
export interface TableRow {
  readonly players: PlayerCount;
  readonly against: Against;
  readonly games: number;
  readonly won: number;
  readonly points: number;
  readonly best: PlayedGame;
  /** Luck a game, over those that were reviewed. */
  readonly luck: number | undefined;
}

export function tableRows(games: readonly PlayedGame[]): readonly TableRow[] {
  const groups = Map.groupBy(games, ({ players, against }) => JSON.stringify([players, against]));
  return [...groups.entries()]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .flatMap(([, group]): TableRow[] => {
      const [first] = group;
      if (first === undefined) return [];
      const reviewed = group.flatMap((game) => game.reviewed ?? []);
      return [
        {
          players: first.players,
          against: first.against,
          games: group.length,
          won: sum(group, ({ won }) => won),
          points: mean(group, ({ points }) => points),
          best: group.reduce((best, game) => (game.points > best.points ? game : best), first),
          luck: reviewed.length === 0 ? undefined : mean(reviewed, ({ luck }) => luck),
        },
      ];
    });
}

/** The luck of the last reviewed games, the oldest first. */
export function luckOverTime(
  games: readonly PlayedGame[],
): readonly { readonly when: number; readonly luck: number }[] {
  return games
    .flatMap(({ when, reviewed }) => (reviewed === undefined ? [] : [{ when, luck: reviewed.luck }]))
    .toSorted((a, b) => a.when - b.when)
    .slice(-SHOWN_LUCK);
}

function sum<T>(list: readonly T[], of: (one: T) => number): number {
  return list.reduce((total, one) => total + of(one), 0);
}

function mean<T>(list: readonly T[], of: (one: T) => number): number {
  return list.length === 0 ? 0 : sum(list, of) / list.length;
}
