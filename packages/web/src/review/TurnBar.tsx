import { useReviewTexts } from '../words/useWords.ts';
import { Arrow } from './Arrow.tsx';

interface TurnBarProps {
  at: number;
  /** The number of the turn that is looked at, and that of the last one. */
  number: number;
  last: number;
  /** How many turns can be gone to. */
  reached: number;
  hasMoments: boolean;
  /** What the way to the next moment is called, where that is more than its usual name. */
  nextMoment?: string | undefined;
  onGo(to: number): void;
  onNextMoment(): void;
}

/** The way through a reviewed game, turn by turn and moment by moment. */
export function TurnBar(props: TurnBarProps) {
  const { at, number, last, reached, hasMoments, onGo, onNextMoment } = props;
  const { screen } = useReviewTexts();
  const { nextMoment = screen.nextMoment } = props;
  return (
    <div className="nk-panel nk-review-bar">
      <Arrow way="first" label={screen.first} isQuiet onClick={() => onGo(0)} />
      <Arrow way="previous" label={screen.previous} isQuiet onClick={() => onGo(at - 1)} />
      <b aria-live="polite">{at === 0 ? screen.start : screen.turnOf(number, last)}</b>
      <Arrow way="next" label={screen.next} isQuiet onClick={() => onGo(at + 1)} />
      <Arrow way="last" label={screen.last} isQuiet onClick={() => onGo(reached)} />
      <button type="button" className="nk-button" disabled={!hasMoments} onClick={onNextMoment}>
        {nextMoment}
      </button>
    </div>
  );
}
