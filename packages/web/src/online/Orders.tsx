import { ASK_ALWAYS, type OrdersChange, type StandingOrder } from '@nunatak/protocol';
import { Icon } from '../art/Icon.tsx';
import { useStore } from '../session/store.ts';
import { Choice } from '../ui/Choice.tsx';
import { Sentence } from '../ui/Sentence.tsx';
import { useWords } from '../words/useWords.ts';
import type { OnlineMatch } from './onlineMatch.ts';
import { useOnlineWords } from './useOnlineWords.ts';

const PAID = ['expansion', 'providence'] as const;
const ANSWERS = ['ask', 'atLeast', 'never'] as const;
type AnswerKind = (typeof ANSWERS)[number];
const MOST = 99;

function kindOf(order: StandingOrder): AnswerKind {
  return typeof order === 'string' ? order : 'atLeast';
}

/** E3: what happens with one's reactions in the turns of others. */
export function Orders({ match }: { match: OnlineMatch }) {
  const { sheet } = useOnlineWords();
  const { blessings } = useWords();
  const { orders = ASK_ALWAYS } = useStore(match);
  const give = (change: OrdersChange) => {
    match.ask({ type: 'orders', orders: change }).catch(() => undefined);
  };
  return (
    <section className="nk-on-part nk-on-orders">
      <h3 className="nk-title">{sheet.orders}</h3>
      <p className="nk-muted">{sheet.ordersLine}</p>
      {PAID.map((blessing) => {
        const order = orders[blessing];
        return (
          <div key={blessing} className="nk-on-order">
            <Icon name={blessing} size={24} />
            <Choice
              shown
              legend={blessings[blessing].name}
              value={kindOf(order)}
              options={ANSWERS.map((kind) => ({ value: kind, label: sheet[kind === 'atLeast' ? 'byPoints' : kind] }))}
              onChange={(kind) => give({ [blessing]: kind === 'atLeast' ? { atLeast: 1 } : kind })}
            />
            {typeof order !== 'string' && (
              <label className="nk-on-least">
                <Sentence text={sheet.atLeast}>
                  <input
                    className="nk-input"
                    type="number"
                    min={1}
                    max={MOST}
                    value={order.atLeast}
                    onChange={({ target }) => {
                      const atLeast = Number(target.value);
                      if (Number.isInteger(atLeast) && atLeast >= 1 && atLeast <= MOST)
                        give({ [blessing]: { atLeast } });
                    }}
                  />
                </Sentence>
              </label>
            )}
          </div>
        );
      })}
      <div className="nk-on-order">
        <Icon name="foresight" size={24} />
        <Choice
          shown
          legend={blessings.foresight.name}
          value={orders.foresight}
          options={(['ask', 'never'] as const).map((kind) => ({ value: kind, label: sheet[kind] }))}
          onChange={(foresight) => give({ foresight })}
        />
      </div>
    </section>
  );
}
