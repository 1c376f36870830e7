import { CELLS, LEVEL_OF, NONE, ownerAt } from '@nunatak/engine';
import { type ReactNode, useMemo, useState } from 'react';
import { hrefOf, type ScreenId } from '../app/route.ts';
import { Icon } from '../art/Icon.tsx';
import { Hole, OWN_ROOM, type Room } from '../board/Hole.tsx';
import type { Snapshot } from '../line/game.ts';
import { useOpen } from '../line/useOpen.ts';
import { SeatBadge } from '../parts/SeatBadge.tsx';
import { type Seat, seatAt } from '../people/seat.ts';
import { useSeats } from '../people/useSeats.ts';
import { ghostOf, lastMoveOf, sayCell, swapGhostOf, targetsOf } from '../position/model.ts';
import { useStore } from '../session/store.ts';
import { useSoundLevels } from '../sound/useSoundLevels.ts';
import { Temple } from '../temple/Temple.tsx';
import { ViewSwitch } from '../temple/ViewSwitch.tsx';
import { useStacked } from '../ui/scale.ts';
import type { Texts } from '../words/index.ts';
import { localeOf } from '../words/locale.ts';
import { usePractice } from '../words/practice.ts';
import { useWords } from '../words/useWords.ts';
import { AnswerPart } from './AnswerPart.tsx';
import { ExerciseDock } from './ExerciseDock.tsx';
import { hintedOf } from './exercise.ts';
import { HintList } from './HintList.tsx';
import type { Solver } from './solver.ts';
import { TryPart } from './TryPart.tsx';
import '../review/graph.css';
import './exercise.css';
import './exercisePhone.css';

interface ExerciseTableProps {
  solver: Solver;
  title: string;
  back: ScreenId;
  /** How far one is, at the head. */
  head: ReactNode;
  /** Themes, or when it was seen before. */
  about: string;
  /** What is to be known before the first try. */
  line: string;
  /** What its end means, and the way on. */
  children: ReactNode;
}

/** On a phone the temple has a place of its own, with the views above it. */
const STACKED: Room = { insets: { top: 56, right: 8, bottom: 8, left: 8 }, obstacles: [] };
/** Chips say nothing of points while one is to find the plan by oneself. */
const UNTOLD = { target: '·', ghost: '?' } as const;

/** A position with a plan to find: the task, the temple, hints, and in the end the answer in words. */
export function ExerciseTable({ solver, title, back, head, about, line, children }: ExerciseTableProps) {
  const words = useWords();
  const { exercise: texts } = usePractice();
  useSoundLevels();
  const stacked = useStacked();
  const solving = useStore(solver);
  const { game, exercise } = solver;
  const snapshot = useStore(game);
  const seats = useSeats(game.sitters);
  const [xray, setXray] = useState(false);
  const [hole, setHole] = useState(OWN_ROOM);
  const { picture, state, refused, showing } = snapshot;
  const { view } = exercise.position;
  const hinted = useMemo(() => hintedOf(exercise.best), [exercise]);
  const targets = useMemo(() => untold(seats, snapshot, words), [seats, snapshot, words]);
  const ghost = ghostOf(seats, snapshot, words);
  useOpen(solver);

  const others = seats.filter(({ kind }, seat) => kind !== 'neutral' && seat !== view.decider).map(({ name }) => name);
  const against = new Intl.ListFormat(localeOf(words.language)).format(others);
  const isOver = solving.ending !== undefined;
  const isFree = hinted !== undefined && ownerAt(picture.view, hinted.cell) === NONE;
  const answer = isFree ? { cell: hinted.cell, colour: seatAt(seats, view.decider).colour, label: '✓' } : undefined;
  const lit = isOver ? answerCells(hinted?.cell) : hintCells(hinted, solving.hints);
  return (
    <main className="nk-exercise" data-stacked={stacked}>
      <header className="nk-panel nk-exercise-head">
        <span className="nk-exercise-brand">
          <Icon name="cap" size={22} /> {words.table.brand}
        </span>
        <span className="nk-muted">{title}</span>
        {head}
        <a className="nk-button nk-button-quiet nk-exercise-close" href={hrefOf(back)}>
          <span className="nk-hidden">{texts.close}</span>
          <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
            <path d="M6 6l12 12M18 6L6 18" fill="none" stroke="currentColor" strokeWidth="2" />
          </svg>
        </a>
      </header>
      <div className="nk-exercise-temple">
        <Temple
          picture={picture.view}
          view={state.view}
          seats={seats}
          show={{ game, showing, reading: () => 0 }}
          targets={isOver ? [] : targets}
          ghost={isOver ? answer : ghost && { ...ghost, label: UNTOLD.ghost, step: false }}
          swapGhost={swapGhostOf(snapshot)}
          lastMove={lastMoveOf(snapshot)}
          refused={refused !== undefined && 'cell' in refused.action ? refused.action.cell : undefined}
          lit={lit}
          xray={xray}
          room={stacked ? STACKED : hole}
          framed
          onPick={(cell) => game.pick(cell)}
        />
        <ViewSwitch xray={xray} onXray={setXray} />
      </div>
      {!stacked && <Hole onRoom={setHole} />}
      <aside className="nk-panel nk-exercise-side">
        <div className="nk-exercise-seats">
          {seats.map(({ name, colour, kind }, seat) =>
            kind === 'neutral' ? undefined : (
              <span key={colour}>
                <SeatBadge colour={colour} size={22} label={name} /> {view.points[seat]}
              </span>
            ),
          )}
          <span className="nk-muted">{about}</span>
        </div>
        <h1 className="nk-title">
          {others.length === 0 ? texts.soloTurn(view.turn) : texts.turn(view.turn, against)}{' '}
          <em>{exercise.kind === 'puzzle' ? texts.task : texts.betterTask}</em>
        </h1>
        <p className="nk-muted">
          {line} {texts.accepted}
        </p>
        {isOver ? (
          <AnswerPart exercise={exercise} solving={solving} seats={seats} />
        ) : (
          <>
            <HintList facts={view.facts} hinted={hinted} shown={solving.hints} onShow={() => solver.showHint()} />
            <section className="nk-exercise-how">
              <b>{texts.how}</b>
              <p>{texts.howLine}</p>
            </section>
          </>
        )}
        <div className="nk-exercise-foot">
          {children}
          {!isOver && (
            <button type="button" className="nk-button" onClick={() => solver.showAnswer()}>
              {texts.showAnswer}
            </button>
          )}
        </div>
      </aside>
      <footer className="nk-panel nk-exercise-dock">
        <ExerciseDock
          game={game}
          snapshot={snapshot}
          seats={seats}
          isOver={isOver}
          hinted={solving.hints >= 2 || isOver ? hinted?.card : undefined}
        />
        <TryPart solver={solver} solving={solving} snapshot={snapshot} seats={seats} />
      </footer>
    </main>
  );
}

/** The cells that may be chosen, without their points. */
function untold(seats: readonly Seat[], snapshot: Snapshot, words: Texts) {
  return targetsOf(seats, snapshot, undefined, words).map(({ cell }) => ({
    cell,
    label: UNTOLD.target,
    zero: true,
    step: false,
    sayAs: words.table.say.choose(sayCell(seats, snapshot.state.view, cell, words)),
  }));
}

function answerCells(cell: number | undefined): readonly number[] {
  return cell === undefined ? [] : [cell];
}

/** The tile once it was named; before that the level. */
function hintCells(hinted: ReturnType<typeof hintedOf>, shown: number): readonly number[] {
  if (hinted === undefined || shown === 0) return [];
  if (shown >= 3) return [hinted.cell];
  return Array.from({ length: CELLS }, (_, cell) => cell).filter((cell) => LEVEL_OF[cell] === hinted.level - 1);
}
