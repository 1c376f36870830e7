import { problemText } from '@nunatak/engine';
import { useCallback, useMemo, useState } from 'react';
import { hrefOf } from '../app/route.ts';
import { Icon } from '../art/Icon.tsx';
import { Hole, OWN_ROOM, type Room } from '../board/Hole.tsx';
import { EndLedger } from '../ledger/EndLedger.tsx';
import { importGame } from '../library/importGame.ts';
import type { Playhead } from '../line/playhead.ts';
import { useOpen } from '../line/useOpen.ts';
import { LogList } from '../parts/LogPanel.tsx';
import { SeatBadge } from '../parts/SeatBadge.tsx';
import { useSeats } from '../people/useSeats.ts';
import { logOf } from '../position/log.ts';
import { lastMoveOf } from '../position/model.ts';
import { useStore } from '../session/store.ts';
import { useSoundLevels } from '../sound/useSoundLevels.ts';
import { CameraMoves } from '../temple/CameraMoves.tsx';
import { Temple } from '../temple/Temple.tsx';
import { ViewSwitch } from '../temple/ViewSwitch.tsx';
import { useNarrow } from '../ui/scale.ts';
import { useWayOut } from '../ui/useWayOut.ts';
import { usePractice } from '../words/practice.ts';
import { useWords } from '../words/useWords.ts';
import { GuessLink } from './GuessLink.tsx';
import { sayOpening } from './opening.ts';
import { ReplayBar } from './ReplayBar.tsx';
import { ReplayCards } from './ReplayCards.tsx';
import type { RecordedGame } from './recording.ts';
import './replay.css';
import '../ledger/ledger.css';
import '../ledger/ledgerSmall.css';

/** How long a step stays while the replay plays, in milliseconds. */
const PACE = 900;

interface ReplayProps {
  game: RecordedGame;
  /** What the game is kept by; without it there is no review. */
  id?: string;
  /** There was no room for the record: it is gone when one leaves. */
  isUnkept?: boolean;
  onClose(): void;
}

/** A game to look at again: the temple, and of points, log and result only what the step shown knows. */
export function Replay({ game, id, isUnkept = false, onClose }: ReplayProps) {
  const words = useWords();
  const { importing } = usePractice();
  useSoundLevels();
  const narrow = useNarrow();
  const snapshot = useStore(game);
  const seats = useSeats(game.sitters);
  const [isCounting, setCounting] = useState(false);
  const [xray, setXray] = useState(false);
  const [hole, setHole] = useState(OWN_ROOM);
  const [endHole, setEndHole] = useState<Room>();
  const [relit, setRelit] = useState<{ cells: readonly number[]; at: number }>();
  const { state, picture, entries, length, isPaused, isLookingBack, busy } = snapshot;
  const { view } = state;
  const at = entries.length;
  const isPlaying = busy && !isPaused && !isLookingBack;
  const turns = useMemo(() => logOf(seats, entries, words), [seats, entries, words]);
  const opening = sayOpening(seats, game.referee.line.first.view, entries, words, importing);
  const events = useMemo(() => entries.flatMap((entry) => entry.events), [entries]);
  const move = useCallback((how: (head: Playhead) => void) => game.move(how), [game]);
  useOpen(game);

  const takeWay = useWayOut();

  function goOn(): string {
    const made = importGame(game.referee.recordAt(at), words.screens.newGame.names);
    if (!made.ok) throw new Error(problemText(made.reason));
    return hrefOf('table', made.value);
  }

  const isOver = view.phase === 'over';
  return (
    <main className="nk-replay">
      <div className="nk-replay-temple">
        <Temple
          picture={picture.view}
          view={view}
          seats={seats}
          // A step that one goes on by oneself need not stay.
          show={{ game, showing: snapshot.showing, reading: () => (game.get().isPaused ? 0 : PACE) }}
          lastMove={lastMoveOf(snapshot)}
          lit={relit?.at === at ? relit.cells : undefined}
          xray={xray}
          finale={isCounting}
          framed={!narrow}
          room={narrow ? OWN_ROOM : ((isCounting ? endHole : undefined) ?? hole)}
        />
      </div>
      <a className="nk-button nk-replay-home" href={hrefOf('start')}>
        <Icon name="cap" size={18} />
        {words.table.menu.start}
      </a>
      <ViewSwitch xray={xray} onXray={setXray} />
      <CameraMoves />
      {!narrow && <Hole onRoom={setHole} />}
      <aside className="nk-panel nk-replay-side">
        <h1 className="nk-title">{importing.replay}</h1>
        {isUnkept && <p role="status">{importing.notListed}</p>}
        <ul className="nk-replay-seats">
          {seats.map(({ name, colour, kind }, seat) => (
            <li key={colour}>
              <SeatBadge colour={colour} size={26} dashed={kind === 'neutral'} />
              <span>{name}</span>
              <b data-score-seat={seat}>{kind === 'neutral' ? '' : view.points[seat]}</b>
            </li>
          ))}
        </ul>
        <ReplayCards snapshot={snapshot} />
        <h2 className="nk-hidden">{importing.log}</h2>
        <div className="nk-replay-told">
          <LogList seats={seats} turns={turns} opening={opening} onLight={(cells) => setRelit({ cells, at })} />
        </div>
        <div className="nk-row">
          {isOver ? (
            <button type="button" className="nk-button nk-button-primary" onClick={() => setCounting(true)}>
              {importing.ledger}
            </button>
          ) : (
            <button type="button" className="nk-button" title={importing.goOnLine} onClick={() => takeWay(goOn)}>
              {importing.goOn}
            </button>
          )}
          {id !== undefined && game.referee.line.entries.at(-1)?.after.view.phase === 'over' && (
            <a className="nk-button" href={hrefOf('review', id)}>
              {words.screens.ledger.review}
            </a>
          )}
          <GuessLink />
          <button type="button" className="nk-button" onClick={onClose}>
            {importing.other}
          </button>
        </div>
      </aside>
      <ReplayBar at={at} length={length} turn={view.turn} isPlaying={isPlaying} onMove={move} />
      {isCounting && (
        <section className="nk-end">
          <EndLedger view={view} seats={seats} events={events} onRoom={setEndHole}>
            <button type="button" className="nk-button nk-button-primary" onClick={() => setCounting(false)}>
              {importing.replay}
            </button>
          </EndLedger>
        </section>
      )}
    </main>
  );
}
