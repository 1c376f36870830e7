import { useReviewTexts } from '../words/useWords.ts';

const ARROWS = {
  first: 'M18 5l-7 7 7 7M6 5v14',
  previous: 'M15 5l-7 7 7 7',
  next: 'M9 5l7 7-7 7',
  last: 'M6 5l7 7-7 7M18 5v14',
} as const;

interface TurnBarProps {
  at: number;
  length: number;
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
  const { at, length, reached, hasMoments, onGo, onNextMoment } = props;
  const { screen } = useReviewTexts();
  const { nextMoment = screen.nextMoment } = props;
  const way = (name: keyof typeof ARROWS, to: number) => (
    <button type="button" className="nk-button nk-button-quiet" aria-label={screen[name]} onClick={() => onGo(to)}>
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <path d={ARROWS[name]} fill="none" stroke="currentColor" strokeWidth="2" />
      </svg>
    </button>
  );
  return (
    <div className="nk-panel nk-review-bar">
      {way('first', 0)}
      {way('previous', at - 1)}
      <b aria-live="polite">{at === 0 ? screen.start : screen.turnOf(at, length)}</b>
      {way('next', at + 1)}
      {way('last', reached)}
      <button type="button" className="nk-button" disabled={!hasMoments} onClick={onNextMoment}>
        {nextMoment}
      </button>
    </div>
  );
}
