import type { Edition } from './edition.ts';

/** Formats an edition as JSON for editing by hand: one line for each card, tile, blessing and table. */
export function formatEdition({ format, id, name, track, tables, blessings, cards, tiles }: Edition): string {
  const entries = (list: readonly unknown[]) => `[\n${list.map((entry) => `    ${line(entry)}`).join(',\n')}\n  ]`;
  const named = Object.entries(tables).map(([table, entry]) => `    ${JSON.stringify(table)}: ${line(entry)}`);
  const fields: readonly (readonly [string, string])[] = [
    ['format', line(format)],
    ['id', line(id)],
    ['name', line(name)],
    ['track', line(track)],
    ['tables', `{\n${named.join(',\n')}\n  }`],
    ['blessings', entries(blessings)],
    ['cards', entries(cards)],
    ['tiles', entries(tiles)],
  ];
  return `{\n${fields.map(([field, value]) => `  ${JSON.stringify(field)}: ${value}`).join(',\n')}\n}\n`;
}

/** Formats a value as JSON on one line, with spaces for readability. */
function line(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(line).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).map(([name, entry]) => `${JSON.stringify(name)}: ${line(entry)}`);
  return `{ ${fields.join(', ')} }`;
}
