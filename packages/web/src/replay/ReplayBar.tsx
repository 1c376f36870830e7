import type { Playhead } from '../line/playhead.ts';
import { usePractice } from '../words/practice.ts';

const ARROWS = {
  first: 'M3 2v12h2V2zm11 0L6 8l8 6z',
  previous: 'M12 2 4 8l8 6z',
  next: 'M4 2v12l8-6z',
  last: 'M2 2v12l8-6zm9 0v12h2V2z',
} as const;

interface ReplayBarProps {
  /** How many steps are told. */
  at: number;
  length: number;
  turn: number;
  isPlaying: boolean;
  onMove(how: (head: Playhead) => void): void;
}

/** The way through a line: to its ends, step by step, playing, and by the slider. */
export function ReplayBar({ at, length, turn, isPlaying, onMove }: ReplayBarProps) {
  const { importing } = usePractice();
  const way = (to: keyof typeof ARROWS, how: (head: Playhead) => void) => (
    <button type="button" className="nk-button" aria-label={importing[to]} onClick={() => onMove(how)}>
      <svg viewBox="0 0 16 16" width="18" height="18" aria-hidden="true">
        <path d={ARROWS[to]} fill="currentColor" />
      </svg>
    </button>
  );
  function toggle(head: Playhead): void {
    if (isPlaying) head.pause();
    else if (at === length) head.watchFrom(0);
    else head.play();
  }
  return (
    <div className="nk-panel nk-replay-bar">
      {way('first', (head) => head.goTo(0))}
      {way('previous', (head) => head.goTo(at - 1))}
      <button type="button" className="nk-button nk-button-primary" onClick={() => onMove(toggle)}>
        {isPlaying ? importing.pause : importing.play}
      </button>
      {way('next', (head) => {
        // Whatever is still being shown is cut short.
        head.goTo(head.shown);
        head.step();
      })}
      {way('last', (head) => head.goTo(length))}
      <label className="nk-replay-slider">
        <span>{importing.step(at, length)}</span>
        <input
          type="range"
          min={0}
          max={length}
          value={at}
          onChange={(event) => {
            const to = Number(event.target.value);
            onMove((head) => head.goTo(to));
          }}
        />
      </label>
      <span className="nk-muted">{importing.turn(turn)}</span>
    </div>
  );
}
