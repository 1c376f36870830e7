import type { BotLevel } from '../session/levels.ts';
import type { PageTexts } from '../words/index.ts';

/** What somebody who has chosen no name is called, in every language. */
export const SELF_NAMES: readonly string[] = ['You', 'Du', 'Jij'];

/**
 * A name as it was chosen; "You" is said in the language of the reader. A bot of that name sits where the reader did before: in a
 * what-if from another seat it stands in.
 */
function chosenName({ kind, name }: { readonly kind: string; readonly name: string }, words: PageTexts): string {
  if (!SELF_NAMES.includes(name)) return name;
  const { names, standIn } = words.screens.newGame;
  return kind === 'bot' ? standIn : (names[0] ?? name);
}

/** Who has a seat, as a list or a record says it. */
interface NamedSeat {
  readonly kind: string;
  readonly name: string;
  readonly level?: BotLevel | undefined;
}

/** The name of a seat as it was chosen; else that of the bot's level, else a number. */
export function seatName({ kind, name, level }: NamedSeat, seat: number, words: PageTexts): string {
  if (name !== '') return chosenName({ kind, name }, words);
  return kind === 'bot' && level !== undefined ? words.botLevels[level].name : words.screens.seat(seat + 1);
}
