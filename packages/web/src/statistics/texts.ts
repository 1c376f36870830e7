import type { Texts } from '../words/index.ts';
import type { PracticeTexts } from '../words/practice.ts';
import type { Against } from './played.ts';
import type { SourceRow } from './sources.ts';

/** A figure in the language of the reader. */
export function figureText(value: number, language: string, digits: number): string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: digits }).format(value);
}

/** A difference, always with its sign; what rounds to nothing has none. */
export function signedText(value: number, language: string, digits: number): string {
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: digits, signDisplay: 'exceptZero' });
  return format.format(value).replace('-', '−');
}

/** The name of a row of sources: as the ledger says it, where the row is one line of it. */
export function rowName(row: SourceRow, { sources, table }: Texts, { statistics }: PracticeTexts): string {
  if (row === 'reactions') return statistics.reactions;
  return row === 'blessings' ? table.blessings : sources[row].name;
}

export function againstText(against: Against, { statistics }: PracticeTexts, { botLevels, language }: Texts): string {
  if (against.kind === 'people') return statistics.people;
  if (against.kind === 'dummies') return statistics.dummies;
  const names = [...new Set(against.levels)].map((level) => botLevels[level].name);
  return new Intl.ListFormat(language).format(names);
}
