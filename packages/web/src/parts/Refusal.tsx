import type { Facts } from '@nunatak/engine';
import { RULE_IDS, type RuleId, sayRefusal } from '@nunatak/words';
import type { Refused } from '../line/game.ts';
import type { Seat } from '../people/seat.ts';
import { actorOf } from '../position/log.ts';
import { useWords } from '../words/useWords.ts';

interface RefusalProps {
  seats: readonly Seat[];
  facts: Facts;
  refused: Refused;
  onClose(): void;
  onRule(rule: RuleId): void;
}

/** Why something cannot be done, with its rule a click away. */
export function RefusalNote({ seats, facts, refused, onClose, onRule }: RefusalProps) {
  const words = useWords();
  const rule = RULE_IDS.find((id) => id === refused.refusal.rule);
  return (
    <div className="nk-refusal" role="status">
      <p>{sayRefusal(refused.refusal, facts, (seat) => actorOf(seats, seat), words)}</p>
      <p className="nk-row">
        {rule !== undefined && (
          <button type="button" className="nk-text-button" onClick={() => onRule(rule)}>
            {words.table.ruleOf}
          </button>
        )}
        <button type="button" className="nk-text-button" onClick={onClose}>
          {words.table.close}
        </button>
      </p>
    </div>
  );
}
