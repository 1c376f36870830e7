import type { ArenaResult } from '../../node/arena.ts';
import {
  type Bar,
  LEVEL_IDS,
  LEVELS,
  luckShares,
  type Share,
  type Standing,
  sourcesTable,
  standingsTable,
  table,
} from '../../src/index.ts';
import type { Match, Matches } from './matches.ts';

/** A match, and its results so far. */
export interface Held {
  readonly match: Match;
  readonly result: ArenaResult;
}

export type HeldMatches = { readonly [Part in keyof Matches]: readonly Held[] };

const percent = (share: number): string => `${(100 * share).toFixed(1)}%`;
const interval = ({ low, high }: Share): string => `${percent(low)} to ${percent(high)}`;

function standingOf({ match, result }: Held, place: number): Standing | undefined {
  return result.standings.find(({ bot }) => bot === match.bots[place]);
}

/**
 * Thinking time of a seat per game, in seconds. Per game, because some bots decide a whole turn at once and others step
 * by step.
 */
const secondsAGame = ({ decisions, games, millisecondsPerDecision }: Standing): string =>
  ((decisions / games) * (millisecondsPerDecision / 1000)).toFixed(2);

const HEAD = ['players', 'one', 'of the others', 'games', 'wins', '95%', 'less luck', '95%', 'times the fair share'];

function duelRow(held: Held): readonly string[] {
  const { players, bots } = held.match;
  const one = standingOf(held, 0);
  const others = standingOf(held, 1);
  if (one === undefined || others === undefined) {
    return [`${players}`, bots[0], bots[1], 'none yet', '', '', '', '', '', '', '', ''];
  }
  return [
    `${players}`,
    bots[0],
    bots[1],
    `${one.games}`,
    percent(one.wins.share),
    interval(one.wins),
    percent(one.skill.share),
    interval(one.skill),
    (one.wins.share * players).toFixed(2),
    `${one.points.toFixed(1)} : ${others.points.toFixed(1)}`,
    one.millisecondsPerDecision.toFixed(2),
    `${secondsAGame(one)} : ${secondsAGame(others)}`,
  ];
}

function duelTable(all: readonly Held[]): string {
  return table([...HEAD, 'points', 'ms a decision', 'seconds a game'], all.map(duelRow));
}

/** Formats the fraction of the variance that is luck, by number of players, over all games of these matches. */
function luckTable(all: readonly Held[]): string {
  const rows = [2, 3, 4].map((players) => {
    const results = all.filter(({ match }) => match.players === players).flatMap(({ result }) => result.results);
    const { wins, points } = luckShares(results);
    return [`${players}`, `${results.length}`, percent(wins), percent(points)];
  });
  return table(['players', 'games', 'of wins', 'of points'], rows);
}

function played(all: readonly Held[], tell: (standings: readonly Standing[]) => string): string {
  const standings = all.flatMap(({ result }) => result.standings);
  return standings.length === 0 ? 'None played yet.' : tell(standings);
}

export function barsOf(all: readonly Held[]): Bar[] {
  return all.flatMap((held): Bar[] => {
    const { players, bots } = held.match;
    const one = standingOf(held, 0);
    if (one === undefined) return [];
    return [{ label: `${players} players: ${bots[0]} against ${bots[1]}`, wins: one.wins, fair: 1 / players }];
  });
}

/** Returns the text of docs/ladder.md. */
export function reportOf({ rungs, duels, ceiling, solo, yardstick }: HeldMatches, command: string): string {
  return `# The ladder of bots

Made by \`${command}\`. One bot sits at a table of others; every deal is played once from each seat. Intervals
are 95%, over deals; "less luck" is the share of wins as it would be if chance had dealt with all alike. Times are of one core.
What has not been played yet is said so: the command goes on where it stopped.

![Shares of wins, with the fair share (dashed) and one and a half times that (red)](ladder.svg)

## Every level against the one below

${duelTable(rungs)}

The random bot is no level: it only shows where the ladder stands. Playouts a decision: ${LEVEL_IDS.map((id) => `${id} ${LEVELS[id].search?.playouts ?? 'none'}`).join(', ')}.

## The strongest against the strongest of the first version

\`nunatak-1\` is that bot, played by its own code. Both think by the same clock, so many milliseconds of one core a decision;
the first version decides a turn in several steps, of which the later ones cost it nothing. The deals were never used to choose anything by.

${duelTable(duels)}

## What more thinking would bring

Ten and a hundred times the playouts.

${duelTable(ceiling)}

How much of the variance of results follows the luck that was measured, over the games of the last two tables (at least so
much of a game is luck; what the judge does not see is not counted):

${luckTable([...duels, ...ceiling])}

## The yardstick

The strongest level with one second a decision against two flat Monte-Carlo bots (1,000 playouts a decision guided by the
one-turn bot, the 12 best plans), three players:

${played(yardstick, (standings) => `${standingsTable(standings, 3)}\n\n${sourcesTable(standings)}`)}

## Solo

${played(solo, (standings) => `${standingsTable(standings, 1)}\n\n${sourcesTable(standings)}`)}
`;
}
