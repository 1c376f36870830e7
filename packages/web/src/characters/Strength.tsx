import { BOT_LEVELS, type BotLevel } from '../session/levels.ts';
import { useLearn } from '../words/learn.ts';
import { useWords } from '../words/useWords.ts';
import { STRENGTH } from './strength.ts';

/** How strong a bot is, as it was measured against the level below. */
export function Strength({ level }: { level: BotLevel }) {
  const { characters } = useLearn();
  const { botLevels } = useWords();
  const share = STRENGTH[level];
  const below = BOT_LEVELS[BOT_LEVELS.indexOf(level) - 1];
  if (share === undefined) return characters.unmeasured;
  return below === undefined ? characters.weakest(share) : characters.strength(share, botLevels[below].name);
}
