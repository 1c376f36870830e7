import type { Language, Vocabulary } from '@nunatak/words';
import type { AroundTexts } from './en/around.ts';
import type { ScreenTexts } from './en/screens.ts';
import type { TableTexts } from './en/table.ts';

/** What the page says in one language before any game is shown: the start needs no word of a rule. */
export interface PageTexts extends Pick<Vocabulary, 'botLevels'> {
  readonly language: Language;
  readonly table: AroundTexts;
  readonly screens: ScreenTexts;
}

/** What the page says in one language: the words of the game, of the table and of the screens around it. */
export interface Texts extends PageTexts, Vocabulary {
  readonly table: TableTexts;
}
