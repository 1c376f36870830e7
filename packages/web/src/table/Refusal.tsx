import type { RuleId } from '@nunatak/words';
import type { LocalGame, Refused } from '../session/localGame.ts';
import { useWords } from '../words/useWords.ts';
import { refusalText } from './refusalText.ts';

interface RefusalProps {
  game: LocalGame;
  refused: Refused;
  onRule(rule: RuleId): void;
}

/** Why something cannot be done, with its rule a click away. */
export function RefusalNote({ game, refused, onRule }: RefusalProps) {
  const words = useWords();
  const rule = Object.keys(words.rules).find((id): id is RuleId => id === refused.refusal.rule);
  return (
    <div className="nk-refusal" role="status">
      <p>{refusalText(game, refused.refusal, words)}</p>
      <p className="nk-row">
        {rule !== undefined && (
          <button type="button" className="nk-text-button" onClick={() => onRule(rule)}>
            {words.table.ruleOf(rule)}
          </button>
        )}
        <button type="button" className="nk-text-button" onClick={() => game.forgetRefusal()}>
          {words.table.close}
        </button>
      </p>
    </div>
  );
}
