import type { Texts } from '../words/index.ts';
import { localeOf } from '../words/locale.ts';
import type { PracticeTexts } from '../words/practice.ts';
import type { Against } from './played.ts';
import type { SourceRow } from './sources.ts';

/** The name of a row of sources: as the ledger says it, where the row is one line of it. */
export function rowName(row: SourceRow, { sources, table }: Texts, { statistics }: PracticeTexts): string {
  if (row === 'reactions') return statistics.reactions;
  return row === 'blessings' ? table.blessings : sources[row].name;
}

export function againstText(against: Against, { statistics }: PracticeTexts, { botLevels, language }: Texts): string {
  if (against.kind === 'people') return statistics.people;
  if (against.kind === 'dummies') return statistics.dummies;
  const names = [...new Set(against.levels)].map((level) => botLevels[level].name);
  return new Intl.ListFormat(localeOf(language)).format(names);
}
