import { type Action, cellName, LEVEL_OF, play, type State } from '@nunatak/engine';
import { useState } from 'react';
import { Icon } from '../art/Icon.tsx';
import { askHint } from '../session/hints.ts';
import type { LocalGame, Snapshot } from '../session/localGame.ts';
import type { Texts } from '../words/index.ts';
import { useWords } from '../words/useWords.ts';
import { takenName } from './asked.ts';
import { outcomeOf } from './outcomes.ts';
import { cardLook, cardName } from './parts/look.ts';
import { splitRows } from './SplitNote.tsx';

interface Advice {
  readonly state: State;
  readonly actions: readonly Action[];
}

const STRENGTHS = 3;

/** Three strengths of a hint: the area, the tile, the reason. */
export function Hint({
  game,
  snapshot,
  onLight,
}: {
  game: LocalGame;
  snapshot: Snapshot;
  onLight(cells: readonly number[]): void;
}) {
  const words = useWords();
  const { hints } = words.table;
  const [advice, setAdvice] = useState<Advice>();
  const [strength, setStrength] = useState(0);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const { state } = snapshot;
  const person = game.isPersonAt(state.view.decider);
  const fresh = advice?.state === state ? advice : undefined;

  async function ask(): Promise<void> {
    setBusy(true);
    setFailed(false);
    try {
      const actions = await askHint(state, game.config.seed);
      setAdvice({ state, actions });
      setStrength(1);
    } catch {
      setFailed(true);
    } finally {
      setBusy(false);
    }
  }

  function sayMore(): void {
    setStrength((before) => before + 1);
    const cell = fresh === undefined ? undefined : cellOf(fresh.actions);
    if (cell !== undefined) onLight([cell]);
  }

  if (!person) return <p className="nk-hint">{hints.none}</p>;
  const lines = fresh === undefined ? [] : hintLines(game, fresh, words).slice(0, strength);
  return (
    <div className="nk-hint">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {failed && <p>{hints.failed}</p>}
      {fresh === undefined && (
        <button type="button" className="nk-button" disabled={busy} onClick={() => void ask()}>
          <Icon name="foresight" size={18} />
          {busy ? hints.thinking : hints.ask}
        </button>
      )}
      {fresh !== undefined && strength < STRENGTHS && lines.length === strength && (
        <button type="button" className="nk-button" onClick={sayMore}>
          {hints.more}
        </button>
      )}
    </div>
  );
}

function cellOf(actions: readonly Action[]): number | undefined {
  const place = actions.find(({ type }) => type === 'placeBlock' || type === 'dummyTie');
  return place?.type === 'placeBlock' || place?.type === 'dummyTie' ? place.cell : undefined;
}

function hintLines(game: LocalGame, { state, actions }: Advice, words: Texts): readonly string[] {
  const { hints } = words.table;
  const cell = cellOf(actions);
  const place = actions.at(-1);
  if (cell === undefined || place === undefined) {
    return [hints.action(actions.map((action) => actionText(state, action, words)).join(', '))];
  }
  const before = actions.slice(0, -1).reduce((now, action) => play(now, action).state, state);
  const card = takenName({ ...game.get(), state: before, draft: place }, words);
  const rows = splitRows(game, before.view, outcomeOf(before.view, place), words);
  const split = rows.map(({ name, gain }) => `${name} ${gain}`).join(', ');
  return [
    hints.area(LEVEL_OF[cell] + 1),
    hints.tile(card, cellName(cell)),
    split === '' ? hints.reasonQuiet : hints.reason(split),
  ];
}

function actionText(state: State, action: Action, words: Texts): string {
  switch (action.type) {
    case 'takeCard': {
      const card = state.view.display.find((one) => one >= 0);
      return card === undefined ? '' : cardName(cardLook(state.view.facts, card).types, words);
    }
    case 'useBlessing':
    case 'takeBlessing':
    case 'endBlessing':
      return words.blessings[action.blessing].name;
    case 'useOrKeep':
      return `${words.blessings[action.blessing].name}: ${action.use ? words.table.useIt : words.table.keep}`;
    case 'pass':
      return words.table.skip;
    default:
      return words.table.build;
  }
}
