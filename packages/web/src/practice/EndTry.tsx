import { type BlessingId, type EndBlessing, formatAction, type View } from '@nunatak/engine';
import { useState } from 'react';
import { choicesOf, type EndPlan, openEndBlessings, ordered } from '../ledger/endBlessings.ts';
import { choiceText, distinct, isSame } from '../ledger/endChoices.ts';
import type { Game } from '../line/game.ts';
import type { Texts } from '../words/index.ts';
import { localeOf } from '../words/locale.ts';
import { usePractice } from '../words/practice.ts';
import { useWords } from '../words/useWords.ts';

/** An end blessing, all ways to decide it, and the one chosen. */
interface Asked {
  readonly id: BlessingId;
  readonly ways: readonly EndBlessing[];
  readonly chosen: EndBlessing | undefined;
}

/** F1: all end blessings of whoever decides, each with every way to decide it and nothing of what that brings. */
export function EndTry({ game, view }: { game: Game; view: View }) {
  const words = useWords();
  const { exercise } = usePractice();
  const [plan, setPlan] = useState<EndPlan>(new Map());
  const asked = openEndBlessings(view, view.decider)
    .map((id) => askedOf(view, id, plan, words))
    .filter(({ ways }) => ways.length > 0);
  const chosen = asked.flatMap((one) => one.chosen ?? []);
  return (
    <section className="nk-exercise-question nk-exercise-ends" aria-label={words.screens.endBlessings.title}>
      {asked.map((one) => (
        <EndField
          key={one.id}
          asked={one}
          view={view}
          onChoose={(action) => setPlan(new Map([...plan, [one.id, action]]))}
        />
      ))}
      <button
        type="button"
        className="nk-button nk-button-primary"
        disabled={chosen.length < asked.length}
        onClick={() => game.referee.decide(ordered(chosen))}
      >
        {exercise.decide}
      </button>
    </section>
  );
}

function EndField({ asked, view, onChoose }: { asked: Asked; view: View; onChoose(action: EndBlessing): void }) {
  const words = useWords();
  const { exercise } = usePractice();
  const { id, ways, chosen } = asked;
  return (
    <label className="nk-field">
      <span>{words.blessings[id].name}</span>
      <select
        className="nk-input"
        value={chosen === undefined ? '' : formatAction(chosen)}
        onChange={({ target }) => {
          const way = ways.find((action) => formatAction(action) === target.value);
          if (way !== undefined) onChoose(way);
        }}
      >
        {chosen === undefined && <option value="">{exercise.choose}</option>}
        {ways.map((action) => (
          <option key={formatAction(action)} value={formatAction(action)}>
            {choiceText(view, action, words)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The ways in an order that tells nothing of their worth: by their words, to keep it last. */
function askedOf(view: View, id: BlessingId, plan: EndPlan, words: Texts): Asked {
  const choices = choicesOf(view, view.decider, id, plan);
  const [first] = choices;
  if (first === undefined) return { id, ways: [], chosen: undefined };
  const wanted = plan.get(id);
  const chosen = choices.find(({ action }) => wanted !== undefined && isSame(action, wanted))?.action;
  const text = (action: EndBlessing) => choiceText(view, action, words);
  const ways = distinct(view, choices, chosen ?? first.action, words)
    .map(({ action }) => action)
    .toSorted((a, b) => Number(b.use) - Number(a.use) || text(a).localeCompare(text(b), localeOf(words.language)));
  return { id, ways, chosen };
}
