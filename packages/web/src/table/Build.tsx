import type { Snapshot } from '../line/game.ts';
import { useExtras } from '../parts/extras.ts';
import { Figured } from '../parts/Figured.tsx';
import { isWatching, type Seat, seatAt } from '../people/seat.ts';
import { outcomeOf, pointsFor } from '../position/outcomes.ts';
import { useSettings } from '../session/settings.ts';
import type { Texts } from '../words/index.ts';
import { useWords } from '../words/useWords.ts';
import type { Hands } from './hands.ts';

/** What the Build button says about the draft. */
export function buildText({ draft, state }: Snapshot, words: Texts): string {
  const { table } = words;
  switch (draft?.type) {
    case 'placeBlock':
      return table.buildFor(pointsFor(outcomeOf(state.view, draft), state.view.decider));
    case 'useBlessing':
      if (draft.blessing === 'discovery') return table.reveal;
      return draft.blessing === 'foresight' ? table.reserve : table.use(words.blessings[draft.blessing].name);
    case 'takeBlessing':
      return table.take(words.blessings[draft.blessing].name);
    case 'orderSquare':
      return table.confirmSquare;
    default:
      return table.build;
  }
}

/** A text of more letters is set smaller: the longest names of blessings are as wide as the button. */
const LONG = 10;

interface BuildProps extends Pick<Hands, 'canUndo' | 'canTakeBack' | 'onBuild' | 'onUndo' | 'onTakeBack'> {
  seats: readonly Seat[];
  snapshot: Snapshot;
  compact?: boolean;
}

/** Build carries the points; beside it the way back. */
export function Build({ seats, snapshot, compact = false, canUndo, canTakeBack, ...hands }: BuildProps) {
  const words = useWords();
  const { table } = words;
  const { takeBack } = useSettings();
  const extras = useExtras();
  const { draft, state, busy } = snapshot;
  const ready = !busy && draft !== undefined;
  // B19: at a finished table there is nothing to build; B4: who watches has nothing to build either.
  if (state.view.phase === 'over') return undefined;
  if (isWatching(seats)) {
    return (
      <p className="nk-watching">
        <b>{table.watching}</b>
        {table.decides(seatAt(seats, state.view.decider).name)}
      </p>
    );
  }
  const backs = !canUndo && (takeBack || extras !== undefined) && canTakeBack;
  const undoText = backs ? table.takeBack : table.undo;
  const text = buildText(snapshot, words);
  return (
    <div className="nk-build" data-compact={compact}>
      <button
        type="button"
        className="nk-button nk-button-primary nk-build-button"
        data-long={text.length > LONG}
        aria-disabled={!ready}
        aria-keyshortcuts="Enter"
        onClick={hands.onBuild}
      >
        <Figured text={text} />
      </button>
      <button
        type="button"
        className="nk-button nk-undo"
        aria-disabled={!canUndo && !backs}
        aria-keyshortcuts="Backspace"
        aria-label={compact ? undoText : undefined}
        onClick={backs ? hands.onTakeBack : hands.onUndo}
      >
        <svg viewBox="0 0 24 24" width="1.125rem" height="1.125rem" aria-hidden="true">
          <path
            d="M8 5 4 9l4 4M4 9h9a5.5 5.5 0 0 1 0 11H9"
            fill="none"
            stroke="currentColor"
            strokeWidth="2.2"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
        {!compact && undoText}
      </button>
    </div>
  );
}
