import { useMemo, useState } from 'react';
import { hrefOf } from '../app/route.ts';
import { Hole, OWN_ROOM } from '../board/Hole.tsx';
import type { Game } from '../line/game.ts';
import { useOpen } from '../line/useOpen.ts';
import { CardPicks } from '../parts/CardPicks.tsx';
import { SeatBadge } from '../parts/SeatBadge.tsx';
import { seatAt } from '../people/seat.ts';
import { useSeats } from '../people/useSeats.ts';
import { ghostOf, lastMoveOf, swapGhostOf, targetsOf } from '../position/model.ts';
import { useMotion } from '../session/settings.ts';
import { useStore } from '../session/store.ts';
import { useSoundLevels } from '../sound/useSoundLevels.ts';
import { applyBlessing } from '../table/applyBlessing.ts';
import { Helpers } from '../table/Helpers.tsx';
import { handsOf } from '../table/hands.ts';
import { Temple } from '../temple/Temple.tsx';
import { isStacked } from '../tutorial/stacked.ts';
import { usePage } from '../ui/scale.ts';
import { usePractice } from '../words/practice.ts';
import { useWords } from '../words/useWords.ts';
import { answerText, tallyOf } from './answer.ts';
import type { Guess, GuessReferee } from './guessReferee.ts';
import '../tutorial/lesson.css';
import '../table/tray.css';

/** How long a step of the game stays, in milliseconds. */
const READING_MS = 420;

interface GuessTableProps {
  game: Game<GuessReferee>;
  id: string | undefined;
}

/** A game to guess at: the temple as it stood, what was guessed so far, and the cards to choose from. */
export function GuessTable({ game, id }: GuessTableProps) {
  const words = useWords();
  const { guess } = usePractice();
  useSoundLevels();
  const isStill = useMotion() === 'off';
  const stacked = isStacked(usePage());
  const [hole, setHole] = useState(OWN_ROOM);
  const snapshot = useStore(game);
  const seats = useSeats(game.sitters);
  const { state, picture, gesture, busy, isAsked, draft } = snapshot;
  const { referee } = game;
  const targets = useMemo(
    () => (busy ? [] : targetsOf(seats, snapshot, undefined, words)),
    [seats, snapshot, busy, words],
  );
  useOpen(game);
  const first = gesture === undefined || gesture.kind === 'tile' ? undefined : gesture.first;
  const isOpen = isAsked && !busy;
  return (
    <main className="nk-lesson nk-guess">
      <div className="nk-lesson-temple">
        <Temple
          picture={picture.view}
          view={state.view}
          seats={seats}
          show={{ game, showing: snapshot.showing, reading: () => (isStill ? 0 : READING_MS) }}
          targets={targets}
          ghost={ghostOf(seats, snapshot, words)}
          swapGhost={swapGhostOf(snapshot)}
          lastMove={lastMoveOf(snapshot)}
          lit={first === undefined ? undefined : [first]}
          room={stacked ? OWN_ROOM : hole}
          framed={!stacked}
          onPick={(cell) => game.pick(cell)}
        />
      </div>
      {!stacked && <Hole onRoom={setHole} />}
      <aside className="nk-panel nk-lesson-guide">
        <header>
          <a className="nk-button nk-button-quiet" href={hrefOf('replay', id)}>
            ← {guess.replay}
          </a>
        </header>
        <h1 className="nk-title">{guess.title}</h1>
        <div className="nk-lesson-say" aria-live="polite">
          <Last game={game} />
          <p className="nk-lesson-task">{taskText()}</p>
        </div>
        <Tally guesses={referee.guesses} />
        <ul className="nk-lesson-seats">
          {seats.map(({ name, colour, kind }, seat) => (
            <li key={colour}>
              <SeatBadge colour={colour} size={26} dashed={kind === 'neutral'} />
              <span>{name}</span>
              <small />
              {kind !== 'neutral' && <b>{state.view.points[seat]}</b>}
            </li>
          ))}
        </ul>
      </aside>
      <footer className="nk-panel nk-lesson-dock">
        <CardPicks game={game} seats={seats} snapshot={snapshot} />
        <div className="nk-lesson-act">
          {!busy && (
            <Helpers {...handsOf(game)} snapshot={snapshot} onUse={(blessing) => applyBlessing(game, blessing)} />
          )}
          {isOpen && (
            <>
              <button
                type="button"
                className="nk-button nk-button-primary nk-lesson-build"
                disabled={draft === undefined}
                onClick={() => game.build()}
              >
                {words.table.build}
              </button>
              <button type="button" className="nk-button" onClick={() => referee.reveal()}>
                {guess.reveal}
              </button>
            </>
          )}
        </div>
      </footer>
    </main>
  );

  function taskText(): string {
    const { name, you } = seatAt(seats, referee.seat);
    if (isOpen) return you ? guess.yourTask : guess.task(name);
    return referee.isOver && !busy ? guess.over : '';
  }
}

/** What the last guess came to: told once it has been shown. */
function Last({ game }: { game: Game<GuessReferee> }) {
  const words = useWords();
  const { guess } = usePractice();
  const { busy } = useStore(game);
  const seats = useSeats(game.sitters);
  const last = game.referee.guesses.at(-1);
  if (last === undefined || busy) return undefined;
  const move = answerText(last, seats, words);
  return (
    <p className="nk-lesson-note" data-kind={last.outcome === 'same' ? 'done' : 'other'}>
      {last.outcome === 'same' ? guess.same : guess[last.outcome === 'card' ? 'card' : 'other'](move)}
    </p>
  );
}

function Tally({ guesses }: { guesses: readonly Guess[] }) {
  const { guess } = usePractice();
  const { same, card, all } = tallyOf(guesses);
  return <p className="nk-muted">{guess.tally(same, card, all)}</p>;
}
