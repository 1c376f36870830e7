import { RATINGS } from '@nunatak/engine';
import { SHEET_LINES } from './play.ts';
import type { Share, Standing } from './statistics.ts';

function percent(share: number): string {
  return `${(100 * share).toFixed(1)}%`;
}

function interval({ low, high }: Share): string {
  return `${percent(low)} to ${percent(high)}`;
}

/** Formats the standings as a Markdown table. The solo game has ratings instead of wins. */
export function standingsTable(standings: readonly Standing[], players: number): string {
  if (players === 1) return soloTable(standings);
  const rows = standings.map(({ bot, games, wins, skill, elo, points, decisions, millisecondsPerDecision }) => [
    bot,
    `${games}`,
    percent(wins.share),
    interval(wins),
    percent(skill.share),
    interval(skill),
    `${elo}`,
    points.toFixed(1),
    (decisions / games).toFixed(1),
    millisecondsPerDecision.toFixed(1),
  ]);
  const head = ['bot', 'seats played', 'wins', '95%', 'less luck', '95%', 'Elo', 'points'];
  return table([...head, 'decisions a game', 'ms a decision'], rows);
}

function soloTable(standings: readonly Standing[]): string {
  const rows = standings.map(({ bot, games, points, pointsError, ratings, millisecondsPerDecision }) => [
    bot,
    `${games}`,
    `${points.toFixed(1)} ± ${(1.96 * pointsError).toFixed(1)}`,
    ...RATINGS.map((rating) => `${ratings[rating] ?? 0}`),
    millisecondsPerDecision.toFixed(1),
  ]);
  return table(['bot', 'games', 'points', ...RATINGS, 'ms a decision'], rows);
}

/** Formats average points by source as a Markdown table, one row per bot. */
export function sourcesTable(standings: readonly Standing[]): string {
  const rows = standings.map(({ bot, lines, points }) => [
    bot,
    ...lines.map((line) => line.toFixed(1)),
    points.toFixed(1),
  ]);
  return table(['bot', ...SHEET_LINES, 'total'], rows);
}

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, i) => (i === 0 ? '---' : '---:'))), ...rows.map(line)].join('\n');
}

/** One bar of a chart: a share with its interval, and the fair share to compare it with. */
export interface Bar {
  readonly label: string;
  readonly wins: Share;
  readonly fair: number;
}

const ROW = 34;
const LEFT = 300;
const WIDTH = 420;
const TOP = 40;

/**
 * Draws shares of wins as an SVG chart: bars with intervals, a tick at the fair share, and one at 1.5 times the fair
 * share.
 */
export function winChart(title: string, bars: readonly Bar[]): string {
  const height = TOP + bars.length * ROW + 16;
  const x = (share: number): string => (LEFT + WIDTH * share).toFixed(1);
  const rows = bars.map(({ label, wins, fair }, i) => {
    const y = TOP + i * ROW;
    const middle = y + ROW / 2 - 4;
    return [
      `<text x="${LEFT - 10}" y="${middle + 4}" text-anchor="end">${escapeText(label)}</text>`,
      `<rect x="${LEFT}" y="${y + 4}" width="${(WIDTH * wins.share).toFixed(1)}" height="18" rx="3" fill="#5aa9c9"/>`,
      `<line x1="${x(wins.low)}" x2="${x(wins.high)}" y1="${middle}" y2="${middle}" stroke="#123" stroke-width="2"/>`,
      `<line x1="${x(fair)}" x2="${x(fair)}" y1="${y}" y2="${y + 26}" stroke="#888" stroke-dasharray="3 2"/>`,
      `<line x1="${x(Math.min(1, 1.5 * fair))}" x2="${x(Math.min(1, 1.5 * fair))}" y1="${y}" y2="${y + 26}" stroke="#c33"/>`,
      `<text x="${LEFT + WIDTH + 10}" y="${middle + 4}">${percent(wins.share)}</text>`,
    ].join('\n');
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${LEFT + WIDTH + 80} ${height}" font-family="sans-serif" font-size="13">
<rect width="100%" height="100%" fill="#fff"/>
<text x="10" y="22" font-size="15">${escapeText(title)}</text>
${rows.join('\n')}
</svg>
`;
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
