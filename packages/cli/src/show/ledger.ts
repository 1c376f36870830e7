import { END_LINES, score, type View } from '@nunatak/engine';
import type { Seats } from './seats.ts';
import type { Style } from './style.ts';
import { table, widthOf } from './text.ts';

const LINES = ['temple', ...END_LINES, 'total'] as const;

/** Formats the score sheets of all players side by side; lines where all have 0 are left out. */
export function ledgerLines(view: View, { words, name }: Seats, style: Style): string[] {
  const people = Array.from({ length: view.facts.players }, (_, seat) => seat);
  const sheets = people.map((seat) => score(view, seat));
  const rows = LINES.filter((line) => line === 'total' || sheets.some((sheet) => sheet[line] !== 0)).map((line) => [
    words.sources[line].name,
    ...sheets.map((sheet) => String(sheet[line])),
  ]);
  const lines = table([['', ...people.map((seat) => style.seat(name(seat), seat))], ...rows], '   ');
  const total = lines.length - 1;
  const rule = '─'.repeat(Math.max(...lines.map(widthOf)));
  return [lines[0], rule, ...lines.slice(1, total), rule, style.bold(lines[total])].map((line) => `  ${line}`);
}
