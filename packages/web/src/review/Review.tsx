import type { DecisionReview } from '@nunatak/bots/review';
import { NONE, ownerAt, type View } from '@nunatak/engine';
import { type KeyboardEvent, useEffect, useMemo, useState } from 'react';
import { hrefOf } from '../app/route.ts';
import type { Room } from '../board/Hole.tsx';
import { type Seat, seatAt } from '../people/seat.ts';
import { useSeats } from '../people/useSeats.ts';
import { lastMoveOf } from '../position/model.ts';
import type { RecordedGame } from '../replay/recording.ts';
import { useStore } from '../session/store.ts';
import { Temple } from '../temple/Temple.tsx';
import { ViewSwitch } from '../temple/ViewSwitch.tsx';
import { useStacked } from '../ui/scale.ts';
import { useReviewTexts } from '../words/useWords.ts';
import { Figures } from './Figures.tsx';
import { Moments } from './Moments.tsx';
import { NextSteps } from './NextSteps.tsx';
import { entriesAt, numberAt, placeOfTurn, playedTurns } from './played.ts';
import { ReviewHead } from './ReviewHead.tsx';
import { ShareTurn } from './ShareTurn.tsx';
import { TurnBar } from './TurnBar.tsx';
import { TurnCard } from './TurnCard.tsx';
import { momentsOf, prospectsAt, turnsOf } from './turns.ts';
import type { Reviewing } from './useReview.ts';
import { VerdictPart } from './VerdictPart.tsx';
import '../ui/ui.css';
import './graph.css';
import './review.css';
import './reviewStacked.css';

interface ReviewProps {
  game: RecordedGame;
  id: string;
  /** The turn to begin at; else the one that decided the game. */
  turn: number | undefined;
  reviewing: Extract<Reviewing, { kind: 'underWay' | 'done' }>;
}

const WIDE: Room = { insets: { top: 76, right: 452, bottom: 356, left: 24 }, obstacles: [] };
/** Where all parts lie one below the other, as on a phone, the temple has a place of its own, with the views above it. */
const STACKED: Room = { insets: { top: 56, right: 8, bottom: 8, left: 8 }, obstacles: [] };

/** What decided a game: the verdict, the moments in words, the temple at each of them, and what could be expected when. */
export function Review({ game, id, turn: asked, reviewing }: ReviewProps) {
  const texts = useReviewTexts();
  const stacked = useStacked();
  const snapshot = useStore(game);
  const everyone = useSeats(game.sitters);
  const final = game.referee.line.entries.at(-1)?.after ?? game.referee.line.first;
  const { players } = final.view.facts;
  const seats = useMemo(() => everyone.slice(0, players), [everyone, players]);
  const [chosen, setChosen] = useState(() => readerOf(everyone));
  const [isAll, setAll] = useState(false);
  const [xray, setXray] = useState(false);
  const played = useMemo(() => playedTurns(game.referee.line.entries), [game]);
  const [at, setAt] = useState(() => placeOfTurn(played, asked ?? 0));
  const decisions = reviewing.kind === 'done' ? reviewing.review.decisions : reviewing.decisions;
  const turns = useMemo(() => turnsOf(decisions), [decisions]);
  const prospects = useMemo(() => prospectsAt(turns, decisions), [turns, decisions]);
  const moments = useMemo(
    () => (reviewing.kind === 'done' ? momentsOf(reviewing.review, turns) : []),
    [reviewing, turns],
  );
  const told = isAll ? moments : moments.filter(({ seat }) => seat === chosen);
  const number = numberAt(played, at);
  const last = final.view.turn;
  const moment = told.find(({ turn }) => turn + 1 === at);

  const worst = reviewing.kind === 'done' ? reviewing.review.seats[chosen]?.moments[0] : undefined;
  const worstTurn = worst === undefined ? -1 : turns.findIndex(({ decisions: own }) => own.includes(worst));
  // Whoever has not looked at anything yet is shown what decided the game.
  useEffect(() => {
    if (worstTurn >= 0) setAt((now) => (now === 0 ? worstTurn + 1 : now));
  }, [worstTurn]);
  useEffect(() => {
    game.move((head) => head.goTo(entriesAt(played, at)));
  }, [game, at, played]);

  const go = (to: number) => setAt(Math.max(0, Math.min(turns.length, to)));
  const places = told.map(({ turn }) => turn + 1);
  const momentAt = { next: places.find((place) => place > at), previous: places.findLast((place) => place < at) };
  const goMoment = (way: keyof typeof momentAt) => go(momentAt[way] ?? at);
  const toMoment = (way: keyof typeof momentAt) => (momentAt[way] === undefined ? undefined : () => goMoment(way));
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'PageDown' && event.key !== 'PageUp') return;
    event.preventDefault();
    goMoment(event.key === 'PageDown' ? 'next' : 'previous');
  }

  const better = betterOf(moment === undefined ? undefined : decisions[moment.decision]);
  const gain = Math.round(Math.abs(moment?.points ?? 0));
  const isFree = better !== undefined && isOpen(snapshot.picture.view, better.cell);
  const more = (
    <>
      <ShareTurn game={game} turn={number} />
      <a className="nk-button" href={hrefOf('replay', id)}>
        {texts.screen.replay}
      </a>
    </>
  );
  const turn = turns[at - 1];
  const card = reviewing.kind === 'done' && (
    <TurnCard
      game={game}
      review={reviewing.review}
      seats={everyone}
      turn={turn}
      moment={moment}
      place={moment === undefined ? 0 : told.indexOf(moment) + 1}
      all={told.length}
      onWipe={goMoment}
    />
  );
  const steps = reviewing.kind === 'done' && (
    <NextSteps
      id={id}
      game={game}
      review={reviewing.review}
      turn={number}
      from={turn?.from ?? 0}
      decision={moment?.kind === 'luck' ? undefined : moment?.decision}
      seat={turn?.seat ?? chosen}
      moments={stacked ? { previous: toMoment('previous'), next: toMoment('next') } : undefined}
    />
  );
  return (
    <main className="nk-review">
      <ReviewHead seats={seats} points={final.view.points} reviewing={reviewing} turns={turns.length}>
        {!stacked && more}
      </ReviewHead>
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
          room={stacked ? STACKED : WIDE}
          framed
        />
        <ViewSwitch xray={xray} onXray={setXray} />
      </div>
      {!stacked && (
        <TurnBar
          at={at}
          number={number}
          last={last}
          reached={turns.length}
          onGo={go}
          onNextMoment={() => goMoment('next')}
          hasMoments={told.length > 0}
        />
      )}
      <Figures
        prospects={prospects}
        turns={turns}
        played={played}
        last={last}
        players={players}
        seats={seats}
        chosen={chosen}
        moments={told}
        at={at}
        hasArrows={stacked}
        onChoose={setChosen}
        onGo={go}
        onKeyDown={onKeyDown}
      />
      {stacked && card}
      <aside className="nk-panel nk-review-side">
        {reviewing.kind === 'done' && (
          <>
            <div className="nk-review-told">
              <VerdictPart review={reviewing.review} view={final.view} seats={seats} chosen={chosen} />
              <Moments
                game={game}
                review={reviewing.review}
                moments={told}
                seats={everyone}
                at={at}
                isFull={!stacked}
                isAll={isAll}
                onAll={setAll}
                onGo={(turn) => go(turn + 1)}
              />
              {!stacked && moment === undefined && card}
              <p className="nk-muted nk-review-how">{texts.table.howJudged}</p>
              {stacked && <div className="nk-row">{more}</div>}
            </div>
            {!stacked && steps}
          </>
        )}
      </aside>
      {stacked && steps}
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
