import type { State } from '@nunatak/engine';
import { useState } from 'react';
import { Icon } from '../art/Icon.tsx';
import { type Advice, askAdvice } from '../session/bots.ts';
import type { Snapshot, TableGame } from '../session/tableGame.ts';
import { useWords } from '../words/useWords.ts';
import { hintCell, hintLines } from './hintText.ts';

/** Advice holds for the position it was asked for. */
interface Given {
  readonly state: State;
  readonly advice: Advice;
}

/** Three strengths of a hint: the area, the tile, the reason. */
export function Hint({
  game,
  snapshot,
  onLight,
}: {
  game: TableGame;
  snapshot: Snapshot;
  onLight(cells: readonly number[]): void;
}) {
  const words = useWords();
  const { hints } = words.table;
  const [given, setGiven] = useState<Given>();
  const [strength, setStrength] = useState(0);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const { state } = snapshot;
  const person = game.isPersonAt(state.view.decider);
  const advice = given?.state === state ? given.advice : undefined;

  async function ask(): Promise<void> {
    setBusy(true);
    setFailed(false);
    try {
      setGiven({ state, advice: await askAdvice(state.view, `${game.config.seed}/hint`) });
      setStrength(1);
    } catch {
      setFailed(true);
    } finally {
      setBusy(false);
    }
  }

  function sayMore(): void {
    setStrength((before) => before + 1);
    const cell = advice === undefined ? undefined : hintCell(advice);
    if (cell !== undefined) onLight([cell]);
  }

  if (!person) return <p className="nk-hint">{hints.none}</p>;
  const all = advice === undefined ? [] : hintLines(game, state, advice, words);
  const lines = all.slice(0, strength);
  return (
    <div className="nk-hint">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {failed && <p>{hints.failed}</p>}
      {advice === undefined && (
        <button type="button" className="nk-button" disabled={busy} onClick={() => void ask()}>
          <Icon name="foresight" size={18} />
          {busy ? hints.thinking : hints.ask}
        </button>
      )}
      {strength < all.length && advice !== undefined && (
        <button type="button" className="nk-button" onClick={sayMore}>
          {hints.more}
        </button>
      )}
    </div>
  );
}
