import type { Language, Words } from '@nunatak/words';
import type { ScreenTexts } from './en/screens.ts';
import type { TableTexts } from './en/table.ts';

/** Everything the page says in one language: the words of the game, of the table and of the screens around it. */
export interface Texts extends Words {
  readonly language: Language;
  readonly table: TableTexts;
  readonly screens: ScreenTexts;
}
