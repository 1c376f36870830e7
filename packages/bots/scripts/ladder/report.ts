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

/** Seconds that a seat thought in a game: fair to bots that decide a turn at once and to those that do it step by step. */
const secondsAGame = ({ decisions, games, millisecondsPerDecision }: Standing): string =>
  ((decisions / games) * (millisecondsPerDecision / 1000)).toFixed(2);

/** Returns how many games were played, and of how many if the match was stopped early. */
function gamesOf(held: Held): string {
  const games = standingOf(held, 0)?.games ?? 0;
  return games < held.match.games ? `${games} of ${held.match.games}` : `${games}`;
}

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
    gamesOf(held),
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

/** The tables of docs/ladder.md, in Markdown. */
export interface LadderTables {
  readonly rungs: string;
  readonly duels: string;
  readonly ceiling: string;
  readonly luck: string;
  readonly yardstick: string;
  readonly solo: string;
}

/** Returns docs/ladder.md for the games that have been played. */
export function reportOf({ rungs, duels, ceiling, solo, yardstick }: HeldMatches, command: string): string {
  const tables: LadderTables = {
    rungs: duelTable(rungs),
    duels: duelTable(duels),
    ceiling: duelTable(ceiling),
    luck: luckTable([...duels, ...ceiling]),
    yardstick: [
      played(yardstick, (standings) => `${standingsTable(standings, 3)}\n\n${sourcesTable(standings)}`),
      ...yardstick.map(gamesText),
    ].join('\n\n'),
    solo: played(solo, (standings) => `${standingsTable(standings, 1)}\n\n${sourcesTable(standings)}`),
  };
  return textOf(tables, command);
}

function gamesText(held: Held): string {
  return `Games played: ${gamesOf(held)}.`;
}

const PLAYOUTS = LEVEL_IDS.map((id) => `${id} ${LEVELS[id].search?.playouts ?? 'none'}`).join(', ');

/** Returns docs/ladder.md. Everything the document says is written here, because the next run overwrites the file. */
export function textOf(tables: LadderTables, command: string): string {
  return `# The ladder of bots

For programmers who change a bot, and for players who wonder how strong the bots are. This file is generated: write notes about a
run to \`docs/measurements\`.

Made by \`${command}\`.

- One bot plays at a table of others. Each deal is played once from each seat. Intervals are 95%, over deals.
- "Less luck" is the share of wins as if chance had been equal for everyone.
- Times are of one core. "Points" and "seconds a game" show the one bot first, then the others.
- "102 of 300" games means that the match was stopped early. The command continues from the games that it keeps in
  \`node_modules/.cache\`; they are not part of the repository.

![Shares of wins, with the fair share (dashed) and one and a half times that (red)](ladder.svg)

## Every level against the one below

${tables.rungs}

The random bot is not a level; it only shows how low the ladder begins. Playouts a decision: ${PLAYOUTS}.

## The strongest bot against its first version

\`nunatak-1\` is the strongest bot of the first version, played by its own code. Both bots have the same number of milliseconds
a decision, except in the rows with 5 ms against 50 ms. Two things favour today's bot:

- The first version was tuned for the first version of the rules. Today's rules give two players Foresight and take Moon away.
- If its answer is illegal by today's rules, Serac decides instead.

One thing favours the first version: it decides a turn in several steps, and the later ones cost it no time. The deals were never
used to choose anything by.

${tables.duels}

## What more thinking would bring

Ten and a hundred times the playouts.

${tables.ceiling}

The share of the variance of results that follows the measured luck, over the games of the last two sections. At least this
much of a game is luck; luck that the judge does not see is not counted.

${tables.luck}

## The yardstick

The strongest level, with one second a decision, against two flat Monte-Carlo bots: 1,000 playouts a decision, spread evenly over
the 12 best plans of the one-turn bot. Three players. The two sides think for different times, see the last column.

${tables.yardstick}

## Solo

All bots play the same deals.

${tables.solo}
`;
}
