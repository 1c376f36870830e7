import { useEffect, useMemo, useRef, useState } from 'react';
import { goTo } from '../app/route.ts';
import { Board } from '../board/Board.tsx';
import { EndLedger } from '../ledger/EndLedger.tsx';
import { importGame } from '../library/importGame.ts';
import { useMotion, useSettings, useTheme } from '../session/settings.ts';
import { useSoundLevels } from '../sound/useSoundLevels.ts';
import { blocksOf, facesOf } from '../table/model.ts';
import { SeatBadge } from '../table/parts/SeatBadge.tsx';
import { useNarrow } from '../ui/scale.ts';
import { useWords } from '../words/useWords.ts';
import { linesOf } from './lines.ts';
import type { Replay } from './replay.ts';
import { seatsOf } from './replaySeats.ts';
import './import.css';

const PACE = 900;
const WIDE = { top: 24, right: 360, bottom: 110, left: 24 };
const NARROW = { top: 8, right: 8, bottom: 8, left: 8 };

const ARROWS = {
  first: 'M3 2v12h2V2zm11 0L6 8l8 6z',
  previous: 'M12 2 4 8l8 6z',
  next: 'M4 2v12l8-6z',
  last: 'M2 2v12l8-6zm9 0v12h2V2z',
} as const;

function Arrow({ to }: { to: keyof typeof ARROWS }) {
  return (
    <svg viewBox="0 0 16 16" width="1.125rem" height="1.125rem" aria-hidden="true">
      <path d={ARROWS[to]} fill="currentColor" />
    </svg>
  );
}

/** A game to look at again: the temple, the log, and a slider through all its moves. */
export function ReplayViewer({ replay, onClose }: { replay: Replay; onClose(): void }) {
  const words = useWords();
  const { importing } = words.screens;
  const settings = useSettings();
  useSoundLevels();
  const theme = useTheme();
  const motion = useMotion();
  const narrow = useNarrow();
  const seats = useMemo(() => seatsOf(replay, words), [replay, words]);
  const last = replay.steps.length;
  const [step, setStep] = useState(0);
  const [playing, setPlaying] = useState(false);
  const [counting, setCounting] = useState(false);
  const log = useRef<HTMLOListElement>(null);

  const { view } = useMemo(() => replay.stateAt(step), [replay, step]);
  const colours = useMemo(() => seats.map(({ colour }) => colour), [seats]);
  const tiles = useMemo(() => facesOf(view), [view]);
  const blocks = useMemo(() => blocksOf(view, colours), [view, colours]);
  const lines = useMemo(() => linesOf(replay, seats, words), [replay, seats, words]);
  const over = replay.stateAt(last).view.phase === 'over';
  const placed = lines[step - 1]?.cells ?? [];

  useEffect(() => {
    if (!playing) return undefined;
    const timer = setInterval(() => setStep((now) => Math.min(last, now + 1)), PACE);
    return () => clearInterval(timer);
  }, [playing, last]);
  useEffect(() => {
    if (step === last) setPlaying(false);
  }, [step, last]);
  useEffect(() => {
    log.current?.querySelector('[aria-current="step"]')?.scrollIntoView({ block: 'nearest' });
  });

  if (counting) {
    return (
      <main className="nk-end">
        <EndLedger view={replay.stateAt(last).view} seats={seats} events={replay.steps.flatMap(({ events }) => events)}>
          <button type="button" className="nk-button nk-button-primary" onClick={() => setCounting(false)}>
            {importing.replay}
          </button>
        </EndLedger>
      </main>
    );
  }

  const move = (to: number) => {
    setPlaying(false);
    setStep(Math.max(0, Math.min(last, to)));
  };
  return (
    <main className="nk-replay">
      <div className="nk-replay-temple">
        <Board
          tiles={tiles}
          blocks={blocks}
          view={settings.view}
          theme={theme}
          motion={motion}
          xray={false}
          targets={[]}
          lit={placed}
          cap={view.phase === 'over'}
          finale={false}
          insets={narrow ? NARROW : WIDE}
          camera={settings.camera}
          graphics={settings.graphics}
          onPick={() => undefined}
          onHover={() => undefined}
        />
      </div>
      <aside className="nk-panel nk-replay-side">
        <h1 className="nk-title">{importing.replay}</h1>
        <ul className="nk-replay-seats">
          {seats.map(({ name, colour }, seat) => (
            <li key={colour}>
              <SeatBadge colour={colour} size={26} dashed={seat >= view.facts.players} />
              <span>{name}</span>
              <b>{seat < view.facts.players ? view.points[seat] : ''}</b>
            </li>
          ))}
        </ul>
        <h2 className="nk-hidden">{importing.log}</h2>
        <ol ref={log} className="nk-replay-log">
          <li aria-current={step === 0 ? 'step' : undefined}>
            <button type="button" onClick={() => move(0)}>
              {importing.dealt}
            </button>
          </li>
          {lines.map(({ key, seat, text }, i) => (
            <li key={key} aria-current={step === i + 1 ? 'step' : undefined}>
              <button type="button" onClick={() => move(i + 1)}>
                {seat !== undefined && <SeatBadge colour={seats[seat]?.colour ?? 'aurora'} size={18} />}
                <span>{text}</span>
              </button>
            </li>
          ))}
        </ol>
        <div className="nk-row">
          {over && (
            <button type="button" className="nk-button nk-button-primary" onClick={() => setCounting(true)}>
              {importing.ledger}
            </button>
          )}
          {view.phase !== 'over' && (
            <button
              type="button"
              className={over ? 'nk-button' : 'nk-button nk-button-primary'}
              title={importing.goOnLine}
              onClick={() => {
                const id = importGame(replay.recordAt(step), words.screens.newGame.names);
                if (id.ok) goTo('table', id.value);
              }}
            >
              {importing.goOn}
            </button>
          )}
          <button type="button" className="nk-button" onClick={onClose}>
            {importing.other}
          </button>
        </div>
      </aside>
      <div className="nk-panel nk-replay-bar">
        <button type="button" className="nk-button" aria-label={importing.first} onClick={() => move(0)}>
          <Arrow to="first" />
        </button>
        <button type="button" className="nk-button" aria-label={importing.previous} onClick={() => move(step - 1)}>
          <Arrow to="previous" />
        </button>
        <button
          type="button"
          className="nk-button nk-button-primary"
          onClick={() => {
            if (step === last) setStep(0);
            setPlaying(!playing);
          }}
        >
          {playing ? importing.pause : importing.play}
        </button>
        <button type="button" className="nk-button" aria-label={importing.next} onClick={() => move(step + 1)}>
          <Arrow to="next" />
        </button>
        <button type="button" className="nk-button" aria-label={importing.last} onClick={() => move(last)}>
          <Arrow to="last" />
        </button>
        <label className="nk-replay-slider">
          <span>{importing.step(step, last)}</span>
          <input type="range" min={0} max={last} value={step} onChange={(event) => move(Number(event.target.value))} />
        </label>
        <span className="nk-muted">{importing.turn(view.turn)}</span>
      </div>
    </main>
  );
}
