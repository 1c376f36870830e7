import type { Against, PlayedGame } from './played.ts';
import { SOURCE_ROWS } from './sources.ts';

const FORMAT = 'nunatak-statistics/1';

/** All games with their figures, for whoever counts on. */
export function toJson(games: readonly PlayedGame[]): string {
  return JSON.stringify({ format: FORMAT, games }, undefined, 2);
}

/** One line a game, with the names of the fields first; numbers with a point, whatever the language. */
export function toCsv(games: readonly PlayedGame[]): string {
  const head = ['id', 'when', 'players', 'against', 'points', 'won', 'rating', ...SOURCE_ROWS, 'luck', 'lost'];
  const rows = games.map(({ id, when, players, against, points, won, rating, sources, reviewed }) => [
    id,
    new Date(when).toISOString(),
    players,
    againstText(against),
    points,
    won,
    rating ?? '',
    ...SOURCE_ROWS.map((row) => sources[row]),
    reviewed?.luck ?? '',
    reviewed?.lost ?? '',
  ]);
  return `${[head, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}

function againstText(against: Against): string {
  return against.kind === 'bots' ? against.levels.join(' ') : against.kind;
}

/** A text with a comma, a quote or a line break is quoted. */
function cell(value: string | number): string {
  const text = String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
