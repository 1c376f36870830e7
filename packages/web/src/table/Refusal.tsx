import { RULE_IDS, type RuleId, sayRefusal } from '@nunatak/words';
import type { Game, Refused } from '../line/game.ts';
import { seatName } from '../session/names.ts';
import { useWords } from '../words/useWords.ts';

interface RefusalProps {
  game: Game;
  refused: Refused;
  onRule(rule: RuleId): void;
}

/** Why something cannot be done, with its rule a click away. */
export function RefusalNote({ game, refused, onRule }: RefusalProps) {
  const words = useWords();
  const rule = RULE_IDS.find((id) => id === refused.refusal.rule);
  return (
    <div className="nk-refusal" role="status">
      <p>
        {sayRefusal(refused.refusal, game.get().state.view.facts, (seat) => seatName(game.config, seat, words), words)}
      </p>
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
