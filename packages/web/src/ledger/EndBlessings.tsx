import {
  type Action,
  type BlessingId,
  type CardType,
  type EndBlessing,
  FIGURES,
  formatAction,
  type View,
} from '@nunatak/engine';
import { RULE_OF_BLESSING } from '@nunatak/words';
import { useId, useMemo, useState } from 'react';
import { hrefOf } from '../app/route.ts';
import { Icon } from '../art/Icon.tsx';
import { Hole, type Room } from '../board/Hole.tsx';
import { SeatBadge } from '../parts/SeatBadge.tsx';
import type { Seat } from '../people/seat.ts';
import { useWords } from '../words/useWords.ts';
import { bestPlan, choicesOf, type EndChoice, type EndPlan, openEndBlessings, ordered } from './endBlessings.ts';
import { choiceText, distinct, isSame } from './endChoices.ts';
import './endBlessings.css';

const FEW = 5;

interface Props {
  view: View;
  seat: number;
  seats: readonly Seat[];
  onDecide(actions: readonly Action[]): void;
  onLook?(): void;
  /** Where the temple may stand. */
  onRoom?(room: Room): void;
}

interface BlessingProps {
  view: View;
  id: BlessingId;
  choices: readonly EndChoice[];
  chosen: EndBlessing;
  onChoose(action: EndBlessing): void;
}

function crewOfChoice(action: EndBlessing): CardType | undefined {
  return 'card' in action ? action.to : undefined;
}

function BlessingChoice({ view, id, choices, chosen, onChoose }: BlessingProps) {
  const words = useWords();
  const { endBlessings } = words.screens;
  const name = useId();
  const [all, setAll] = useState(false);
  const options = distinct(view, choices, chosen, words);
  const keep = options.filter(({ action }) => !action.use);
  const uses = options.filter(({ action }) => action.use);
  const best = all ? uses : uses.filter(({ action }, i) => i < FEW || isSame(action, chosen));
  const isTool = id === 'change';
  return (
    <fieldset className="nk-endbless">
      <legend>
        <Icon name={id} size={30} />
        <span>
          <b>{words.blessings[id].name}</b>
          <small>{isTool ? endBlessings.tool : words.blessings[id].line}</small>
        </span>
        <a className="nk-link" href={hrefOf('rules', RULE_OF_BLESSING[id])}>
          {RULE_OF_BLESSING[id]}
        </a>
      </legend>
      <div className="nk-endbless-options" data-many={uses.length > 3}>
        {[...best, ...keep].map(({ action, gain }) => {
          const crew = crewOfChoice(action);
          return (
            <label key={formatAction(action)} className="nk-endbless-option">
              <input type="radio" name={name} checked={isSame(action, chosen)} onChange={() => onChoose(action)} />
              <span>
                {crew !== undefined && (
                  <span className="nk-crewmark" data-crew={crew}>
                    <Icon name={crew} size={20} />
                  </span>
                )}
                <span>{choiceText(view, action, words)}</span>
                <b data-good={gain > 0}>
                  {isTool ? endBlessings.gain(gain) : endBlessings.worth(gain + FIGURES.unusedBlessing)}
                </b>
              </span>
            </label>
          );
        })}
      </div>
      {uses.length > FEW && (
        <button type="button" className="nk-button nk-button-quiet" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? endBlessings.fewer : `${endBlessings.more} (${uses.length})`}
        </button>
      )}
    </fieldset>
  );
}

/** F1: one person decides each end blessing; the best plan is chosen already, with what it gains. */
export function EndBlessings({ view, seat, seats, onDecide, onLook, onRoom }: Props) {
  const words = useWords();
  const { endBlessings, ledger } = words.screens;
  const best = useMemo(() => bestPlan(view, seat), [view, seat]);
  const [plan, setPlan] = useState<EndPlan>(best);
  const open = useMemo(() => openEndBlessings(view, seat), [view, seat]);
  const choices = useMemo(
    () => new Map(open.map((id) => [id, choicesOf(view, seat, id, plan)] as const)),
    [view, seat, open, plan],
  );
  const own = seats[seat];
  const chosen = new Map(
    open.flatMap((id) => {
      const action = plan.get(id) ?? choices.get(id)?.[0]?.action;
      return action === undefined || choices.get(id)?.length === 0 ? [] : [[id, action] as const];
    }),
  );
  return (
    <div className="nk-end-grid nk-end-grid-bless">
      <header className="nk-end-head">
        <p className="nk-end-brand">
          <Icon name="cap" size={22} /> {words.table.brand}
        </p>
        <h1 className="nk-title">{ledger.stands}</h1>
      </header>
      {onRoom !== undefined && <Hole className="nk-end-temple" onRoom={onRoom} />}
      <section className="nk-panel nk-end-panel nk-endbless-panel" aria-labelledby="nk-endbless-title">
        <header className="nk-endbless-head">
          <SeatBadge colour={own?.colour ?? 'aurora'} size={36} />
          <div>
            <h2 id="nk-endbless-title" className="nk-title">
              {endBlessings.title}
            </h2>
            <p>{own?.you === true ? endBlessings.lineYou : endBlessings.line(own?.name ?? '')}</p>
          </div>
        </header>
        <div className="nk-endbless-list">
          {[...chosen].map(([id, action]) => (
            <BlessingChoice
              key={id}
              view={view}
              id={id}
              choices={choices.get(id) ?? []}
              chosen={action}
              onChoose={(other) => setPlan(new Map([...plan, [id, other]]))}
            />
          ))}
        </div>
        <div className="nk-end-buttons">
          {onLook !== undefined && (
            <button type="button" className="nk-button" onClick={onLook}>
              {ledger.temple}
            </button>
          )}
          <button
            type="button"
            className="nk-button nk-button-primary"
            onClick={() => onDecide(ordered([...chosen.values()]))}
          >
            {endBlessings.confirm}
          </button>
        </div>
      </section>
    </div>
  );
}
