import type { PageTexts } from '../words/index.ts';

/** What somebody who has chosen no name is called, in every language. */
export const SELF_NAMES: readonly string[] = ['You', 'Du', 'Jij'];

/**
 * A name as it was chosen; "You" is said in the language of the reader. A bot of that name sits where the reader did before: in a
 * what-if from another seat it stands in.
 */
export function seatName({ kind, name }: { readonly kind: string; readonly name: string }, words: PageTexts): string {
  if (!SELF_NAMES.includes(name)) return name;
  const { names, standIn } = words.screens.newGame;
  return kind === 'bot' ? standIn : (names[0] ?? name);
}
