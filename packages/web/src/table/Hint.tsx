import type { CardId } from '@nunatak/engine';
import { useState } from 'react';
import { Icon } from '../art/Icon.tsx';
import type { Snapshot } from '../line/game.ts';
import type { Seat } from '../people/seat.ts';
import { askAdvice } from '../session/bots.ts';
import { useWords } from '../words/useWords.ts';
import { type Given, isFollowed } from './given.ts';
import { hintCell, hintLines } from './hintText.ts';

interface HintProps {
  seats: readonly Seat[];
  snapshot: Snapshot;
  /** What was advised last: it outlives the panel, which on a phone is closed to follow it. */
  given: Given | undefined;
  onGiven(given: Given): void;
  onLight(cells: readonly number[]): void;
  /** The card that the hint names: it is marked in the display. */
  onCard(card: CardId): void;
}

/** Three strengths of a hint: the area, the tile, the reason. */
export function Hint({ seats, snapshot, given, onGiven, onLight, onCard }: HintProps) {
  const words = useWords();
  const { hints } = words.table;
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const { state, entries, isAsked } = snapshot;
  const held = given !== undefined && isFollowed(given, snapshot) ? given : undefined;

  async function ask(): Promise<void> {
    setBusy(true);
    setFailed(false);
    try {
      const advice = await askAdvice(state.view, 'hint');
      onGiven({ state, after: entries.length, advice, strength: 1 });
    } catch {
      setFailed(true);
    } finally {
      setBusy(false);
    }
  }

  function sayMore(before: Given): void {
    onGiven({ ...before, strength: before.strength + 1 });
    const cell = hintCell(before.advice);
    if (cell !== undefined) onLight([cell]);
    const take = before.advice.plan.find((action) => action.type === 'takeCard');
    if (take !== undefined) onCard(take.card);
  }

  if (!isAsked) return <p className="nk-hint">{hints.none}</p>;
  const all = held === undefined ? [] : hintLines(seats, held.state, held.advice, words);
  const lines = all.slice(0, held?.strength);
  return (
    <div className="nk-hint">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {failed && <p>{hints.failed}</p>}
      {held === undefined && (
        <button type="button" className="nk-button" disabled={busy} onClick={() => void ask()}>
          <Icon name="foresight" size={18} />
          {busy ? hints.thinking : hints.ask}
        </button>
      )}
      {held !== undefined && held.strength < all.length && (
        <button type="button" className="nk-button" onClick={() => sayMore(held)}>
          {hints.more}
        </button>
      )}
    </div>
  );
}
