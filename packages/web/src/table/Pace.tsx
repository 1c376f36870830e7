import { useEffect } from 'react';
import { obstacle } from '../board/Hole.tsx';
import type { Game, Snapshot } from '../line/game.ts';
import { useExtras } from '../parts/extras.ts';
import { changeSettings, PACES, useSettings } from '../session/settings.ts';
import { useWords } from '../words/useWords.ts';

/** Whether bots play here whose pace can be set. */
export function usePaced(game: Game): boolean {
  const extras = useExtras();
  return extras === undefined && game.sitters.some(({ kind }) => kind === 'bot');
}

/** Holds what the bots do, or lets it go on. */
export function togglePause(game: Game): void {
  const { isPaused } = game.get();
  game.move((head) => (isPaused ? head.play() : head.pause()));
}

/** What a person here decided is shown also while the bots are held. */
export function useOwnSteps(game: Game, { isPaused, isLookingBack, entries, length, showing }: Snapshot): void {
  const next =
    isPaused && !isLookingBack && length > entries.length ? game.referee.line.entries[entries.length] : undefined;
  const isOwn = next !== undefined && showing === undefined && game.isPersonAt(next.seat);
  useEffect(() => {
    if (isOwn) game.move((head) => head.step());
  }, [isOwn, game]);
}

const SHAPES = {
  play: 'M7 4v16l13-8z',
  pause: 'M6 4h4v16H6zM14 4h4v16h-4z',
  step: 'M5 4v16l11-8zM17 4h3v16h-3z',
} as const;

function Sign({ shape }: { shape: keyof typeof SHAPES }) {
  return (
    <svg viewBox="0 0 24 24" width="1.125rem" height="1.125rem" aria-hidden="true">
      <path d={SHAPES[shape]} fill="currentColor" />
    </svg>
  );
}

/** How fast the bots play: pause, one step, four speeds. */
export function PaceControls({ game, snapshot }: { game: Game; snapshot: Snapshot }) {
  const { table } = useWords();
  const { pace } = useSettings();
  const { isPaused } = snapshot;
  if (!usePaced(game)) return undefined;
  return (
    <fieldset className="nk-pace nk-panel" ref={obstacle}>
      <legend className="nk-hidden">{table.pace.label}</legend>
      <span aria-hidden="true">{table.pace.bots}</span>
      <button
        type="button"
        className="nk-icon-button"
        aria-label={isPaused ? table.pace.goOn : table.pace.pause}
        aria-pressed={isPaused}
        aria-keyshortcuts="p"
        onClick={() => togglePause(game)}
      >
        <Sign shape={isPaused ? 'play' : 'pause'} />
      </button>
      <button
        type="button"
        className="nk-icon-button"
        aria-label={table.pace.step}
        aria-keyshortcuts="o"
        onClick={() => game.move((head) => head.step())}
      >
        <Sign shape="step" />
      </button>
      <span className="nk-pace-speeds">
        {PACES.map((one) => (
          <button key={one} type="button" aria-pressed={one === pace} onClick={() => changeSettings({ pace: one })}>
            {table.pace.speeds[one]}
          </button>
        ))}
      </span>
    </fieldset>
  );
}
