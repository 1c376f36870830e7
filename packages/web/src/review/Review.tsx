import type { DecisionReview } from '@nunatak/bots/review';
import { NONE, ownerAt, type View } from '@nunatak/engine';
import { type KeyboardEvent, useEffect, useMemo, useState } from 'react';
import { hrefOf } from '../app/route.ts';
import { Icon } from '../art/Icon.tsx';
import type { Room } from '../board/Hole.tsx';
import { SeatBadge } from '../parts/SeatBadge.tsx';
import { type Seat, seatAt } from '../people/seat.ts';
import { useSeats } from '../people/useSeats.ts';
import { lastMoveOf } from '../position/model.ts';
import type { RecordedGame } from '../replay/recording.ts';
import { useStore } from '../session/store.ts';
import { Temple } from '../temple/Temple.tsx';
import { ViewSwitch } from '../temple/ViewSwitch.tsx';
import { useNarrow } from '../ui/scale.ts';
import { useReviewTexts, useWords } from '../words/useWords.ts';
import { Figures } from './Figures.tsx';
import { Moments } from './Moments.tsx';
import { NextSteps } from './NextSteps.tsx';
import { TurnBar } from './TurnBar.tsx';
import { momentsOf, prospectsAt, turnsOf } from './turns.ts';
import type { Reviewing } from './useReview.ts';
import { VerdictPart } from './VerdictPart.tsx';
import '../ui/ui.css';
import './graph.css';
import './review.css';

interface ReviewProps {
  game: RecordedGame;
  id: string;
  /** The turn to begin at; else the one that decided the game. */
  turn: number | undefined;
  reviewing: Extract<Reviewing, { kind: 'underWay' | 'done' }>;
}

const WIDE: Room = { insets: { top: 76, right: 452, bottom: 356, left: 24 }, obstacles: [] };
/** On a phone the temple has a place of its own, with the views above it. */
const NARROW: Room = { insets: { top: 56, right: 8, bottom: 8, left: 8 }, obstacles: [] };

/** What decided a game: the verdict, the moments in words, the temple at each of them, and what could be expected when. */
export function Review({ game, id, turn, reviewing }: ReviewProps) {
  const words = useWords();
  const texts = useReviewTexts();
  const narrow = useNarrow();
  const snapshot = useStore(game);
  const everyone = useSeats(game.sitters);
  const final = game.referee.line.entries.at(-1)?.after ?? game.referee.line.first;
  const { players } = final.view.facts;
  const seats = useMemo(() => everyone.slice(0, players), [everyone, players]);
  const [chosen, setChosen] = useState(() => readerOf(everyone));
  const [isAll, setAll] = useState(false);
  const [xray, setXray] = useState(false);
  const [at, setAt] = useState(turn ?? 0);
  const decisions = reviewing.kind === 'done' ? reviewing.review.decisions : reviewing.decisions;
  const turns = useMemo(() => turnsOf(decisions), [decisions]);
  const prospects = useMemo(() => prospectsAt(turns, decisions), [turns, decisions]);
  const moments = useMemo(
    () => (reviewing.kind === 'done' ? momentsOf(reviewing.review, turns) : []),
    [reviewing, turns],
  );
  const told = isAll ? moments : moments.filter(({ seat }) => seat === chosen);
  const length = final.view.turn;
  const moment = told.find(({ turn }) => turn + 1 === at);

  const worst = reviewing.kind === 'done' ? reviewing.review.seats[chosen]?.moments[0] : undefined;
  const worstTurn = worst === undefined ? -1 : turns.findIndex(({ decisions: own }) => own.includes(worst));
  // Whoever has not looked at anything yet is shown what decided the game.
  useEffect(() => {
    if (worstTurn >= 0) setAt((now) => (now === 0 ? worstTurn + 1 : now));
  }, [worstTurn]);
  useEffect(() => {
    game.move((head) => head.goTo(at === 0 ? 0 : (turns[at - 1]?.to ?? 0)));
  }, [game, at, turns]);

  const go = (to: number) => setAt(Math.max(0, Math.min(turns.length, to)));
  const goMoment = (way: 1 | -1) => {
    const places = told.map(({ turn }) => turn + 1);
    const next = way === 1 ? places.find((place) => place > at) : places.findLast((place) => place < at);
    if (next !== undefined) go(next);
  };
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'PageDown' && event.key !== 'PageUp') return;
    event.preventDefault();
    goMoment(event.key === 'PageDown' ? 1 : -1);
  }

  const better = betterOf(moment === undefined ? undefined : decisions[moment.decision]);
  const gain = Math.round(Math.abs(moment?.points ?? 0));
  const isFree = better !== undefined && isOpen(snapshot.picture.view, better.cell);
  return (
    <main className="nk-review">
      <header className="nk-panel nk-review-head">
        <span className="nk-review-brand">
          <Icon name="cap" size={22} /> {words.table.brand}
        </span>
        <h1 className="nk-muted">{texts.screen.title}</h1>
        <ul className="nk-review-seats">
          {seats.map(({ name, colour }, seat) => (
            <li key={colour}>
              <SeatBadge colour={colour} size={24} /> {name} <b>{final.view.points[seat]}</b>
            </li>
          ))}
        </ul>
        <p role="status" className="nk-muted">
          {progressText(reviewing, texts.table, turns.length)}
        </p>
        <a className="nk-button" href={hrefOf('replay', id)}>
          {texts.screen.replay}
        </a>
        <a className="nk-button nk-button-quiet" href={hrefOf('start')}>
          <span className="nk-hidden">{texts.screen.close}</span>
          <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
            <path d="M6 6l12 12M18 6L6 18" fill="none" stroke="currentColor" strokeWidth="2" />
          </svg>
        </a>
      </header>
      <div className="nk-review-temple">
        <Temple
          picture={snapshot.picture.view}
          view={snapshot.state.view}
          seats={everyone}
          lastMove={lastMoveOf(snapshot)}
          ghost={
            better === undefined || !isFree
              ? undefined
              : { cell: better.cell, colour: seatAt(everyone, better.seat).colour, label: `+${gain}` }
          }
          xray={xray}
          room={narrow ? NARROW : WIDE}
          framed={!narrow}
        />
        <ViewSwitch xray={xray} onXray={setXray} />
      </div>
      <TurnBar
        at={at}
        length={length}
        reached={turns.length}
        onGo={go}
        onNextMoment={() => goMoment(1)}
        hasMoments={told.length > 0}
      />
      <Figures
        prospects={prospects}
        turns={turns}
        length={length}
        players={players}
        seats={seats}
        chosen={chosen}
        moments={told}
        at={at}
        onChoose={setChosen}
        onGo={go}
        onKeyDown={onKeyDown}
      />
      <aside className="nk-panel nk-review-side">
        {reviewing.kind === 'done' && (
          <>
            <VerdictPart review={reviewing.review} view={final.view} seats={seats} chosen={chosen} />
            <Moments
              game={game}
              review={reviewing.review}
              moments={told}
              seats={everyone}
              at={at}
              isAll={isAll}
              onAll={setAll}
              onGo={(turn) => go(turn + 1)}
            />
            <p className="nk-muted nk-review-how">{texts.table.howJudged}</p>
            <NextSteps
              id={id}
              game={game}
              review={reviewing.review}
              turn={at}
              from={turns[Math.max(0, at - 1)]?.from ?? 0}
              decision={moment?.kind === 'luck' ? undefined : moment?.decision}
              seat={turns[Math.max(0, at - 1)]?.seat ?? chosen}
            />
          </>
        )}
      </aside>
    </main>
  );
}

/** Whether a tile lies on a cell and no block stands there. */
function isOpen(view: View, cell: number): boolean {
  return view.tileAt[cell] !== NONE && ownerAt(view, cell) === NONE;
}

/** The seat that is told the game: whoever sits at this screen, else the first. */
function readerOf(seats: readonly Seat[]): number {
  return Math.max(
    0,
    seats.findIndex(({ kind }) => kind === 'here'),
  );
}

/** The cell of the plan that would have been better, where it has one of its own. */
function betterOf(decision: DecisionReview | undefined): { readonly cell: number; readonly seat: number } | undefined {
  if (decision === undefined) return undefined;
  const cellOf = (actions: DecisionReview['played']) => actions.find((action) => action.type === 'placeBlock')?.cell;
  const cell = cellOf(decision.judged.plans[0]?.actions ?? []);
  return cell === undefined || cell === cellOf(decision.played) ? undefined : { cell, seat: decision.seat };
}

function progressText(
  reviewing: ReviewProps['reviewing'],
  { turns: reviewed, progress, again }: ReturnType<typeof useReviewTexts>['table'],
  turns: number,
): string {
  if (reviewing.kind === 'done') return reviewed(turns);
  const { pass = 'quick', done = 0, all = 0 } = reviewing.progress ?? {};
  return pass === 'quick' ? progress(done, all) : again(done, all);
}
