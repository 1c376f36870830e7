import type { PageTexts } from '../words/index.ts';

/** What somebody who has chosen no name is called, in every language. */
export const SELF_NAMES: readonly string[] = ['You', 'Du', 'Jij'];

/** A name as it was chosen; "You" is said in the language of the reader. */
export function ownName(name: string, words: PageTexts): string {
  return SELF_NAMES.includes(name) ? (words.screens.newGame.names[0] ?? name) : name;
}
