import type { Language, Vocabulary } from '@nunatak/words';
import type { ScreenTexts } from './en/screens.ts';
import type { TableTexts } from './en/table.ts';

/** What the page says in one language: the words of the game, of the table and of the screens around it. */
export interface Texts extends Vocabulary {
  readonly language: Language;
  readonly table: TableTexts;
  readonly screens: ScreenTexts;
}
