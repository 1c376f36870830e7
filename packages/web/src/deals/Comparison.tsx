import type { Review } from '@nunatak/bots/review';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { hrefOf } from '../app/route.ts';
import { Icon } from '../art/Icon.tsx';
import type { Room } from '../board/Hole.tsx';
import { lastState } from '../line/line.ts';
import { SeatBadge } from '../parts/SeatBadge.tsx';
import type { Seat } from '../people/seat.ts';
import { useSeats } from '../people/useSeats.ts';
import { lastMoveOf } from '../position/model.ts';
import { Figures } from '../review/Figures.tsx';
import { entriesAt, numberAt, type PlayedTurn, placeOfTurn, playedTurns } from '../review/played.ts';
import { TurnBar } from '../review/TurnBar.tsx';
import { type Prospect, prospectsAt, type ReviewedTurn, turnsOf } from '../review/turns.ts';
import type { NamedGame } from '../review/useReview.ts';
import { WhatIfSheet } from '../review/WhatIfSheet.tsx';
import { useStore } from '../session/store.ts';
import { Temple } from '../temple/Temple.tsx';
import { Choice } from '../ui/Choice.tsx';
import { useStacked } from '../ui/scale.ts';
import { useDealTexts, usePractice } from '../words/practice.ts';
import { useWords } from '../words/useWords.ts';
import { gapOf, partingOf } from './compare.ts';
import { PartingPart } from './PartingPart.tsx';
import { SourceTable } from './SourceTable.tsx';
import '../review/graph.css';
import '../review/review.css';
import '../practice/exercise.css';
import '../practice/exercisePhone.css';
import './compare.css';

/** The temple lies below the name, so that the letters at its frame can be read. */
const BELOW_NAME: Room = { insets: { top: 64, right: 6, bottom: 6, left: 6 }, obstacles: [] };

interface ComparisonProps {
  own: NamedGame;
  other: NamedGame;
  review: Review;
  otherReview: Review;
}

/** Two lines of one deal: both temples at the same turn, where they parted, what that was worth. */
export function Comparison({ own, other, review, otherReview }: ComparisonProps) {
  const words = useWords();
  const { compare, daily } = useDealTexts();
  const stacked = useStacked();
  const seat = Math.max(
    0,
    own.game.sitters.findIndex(({ kind }) => kind === 'here'),
  );
  const name = useSeats(other.game.sitters)[seat]?.name;
  const isNamed = name !== undefined && name !== words.screens.newGame.names[0];
  const rival = isNamed ? name : compare.otherName;
  const otherGame = isNamed ? name : compare.other;
  const parting = useMemo(() => partingOf(review, otherReview, seat), [review, otherReview, seat]);
  const gap = useMemo(() => gapOf(review, otherReview, seat, parting), [review, otherReview, seat, parting]);
  const turns = useMemo(() => turnsOf(review.decisions), [review]);
  const otherTurns = useMemo(() => turnsOf(otherReview.decisions), [otherReview]);
  const ownTurns = useMemo(() => playedTurns(own.game.referee.line.entries), [own]);
  const otherPlayed = useMemo(() => playedTurns(other.game.referee.line.entries), [other]);
  const longer = ownTurns.length < otherPlayed.length ? otherPlayed : ownTurns;
  const partedAt = parting === undefined ? undefined : placeOfTurn(ownTurns, parting.turn);
  const last = Math.max(...[own, other].map(({ game }) => lastState(game.referee.line).view.turn));
  const [at, setAt] = useState(partedAt ?? longer.length);
  const [shown, setShown] = useState<'own' | 'other'>('own');
  const { length } = longer;
  const go = (to: number) => setAt(Math.max(0, Math.min(length, to)));
  const prospects = useMemo(
    () => bothProspects(prospectsAt(turns, review.decisions), prospectsAt(otherTurns, otherReview.decisions), seat),
    [turns, otherTurns, review, otherReview, seat],
  );
  const lines: readonly Seat[] = [
    { kind: 'here', colour: 'aurora', name: compare.you, you: true },
    { kind: 'elsewhere', colour: 'ember', name: rival, you: false },
  ];
  return (
    <main className="nk-compare">
      <header className="nk-panel nk-exercise-head">
        <span className="nk-exercise-brand">
          <Icon name="cap" size={22} /> {words.table.brand}
        </span>
        <h1 className="nk-muted">{compare.title}</h1>
        <TurnBar
          at={at}
          number={numberAt(longer, at)}
          last={last}
          reached={length}
          hasMoments={parting !== undefined}
          nextMoment={parting === undefined ? undefined : compare.turn(parting.turn)}
          onGo={go}
          onNextMoment={() => go(partedAt ?? length)}
        />
        <a className="nk-button nk-button-quiet nk-exercise-close" href={hrefOf('start')}>
          <span className="nk-hidden">{compare.close}</span>
          <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
            <path d="M6 6l12 12M18 6L6 18" fill="none" stroke="currentColor" strokeWidth="2" />
          </svg>
        </a>
      </header>
      {stacked && (
        <Choice<'own' | 'other'>
          legend={compare.which}
          value={shown}
          onChange={setShown}
          options={[
            { value: 'own', label: compare.you },
            { value: 'other', label: otherGame },
          ]}
        />
      )}
      {(!stacked || shown === 'own') && <Side game={own} turns={ownTurns} at={at} seat={seat} name={compare.you} />}
      {(!stacked || shown === 'other') && (
        <Side game={other} turns={otherPlayed} at={at} seat={seat} name={otherGame} />
      )}
      <PartingPart
        parting={parting}
        gap={gap}
        name={rival}
        own={parting === undefined ? undefined : review.decisions[parting.decision]}
        other={parting === undefined ? undefined : otherReview.decisions[parting.decision]}
        game={own.game}
      >
        <OwnSteps line={own} turn={turns[Math.min(Math.max(at, 1), turns.length) - 1]} seat={seat}>
          {parting !== undefined && (
            <a className="nk-button" href={hrefOf('review', own.id, String(parting.turn))}>
              {daily.review}
            </a>
          )}
        </OwnSteps>
      </PartingPart>
      <Figures
        prospects={prospects}
        turns={turns.length < otherTurns.length ? otherTurns : turns}
        played={longer}
        last={last}
        players={review.players}
        seats={lines}
        chosen={0}
        moments={[]}
        at={at}
        titles={{ points: compare.graph, chance: compare.chance }}
        isSmall
        hasArrows={false}
        onGo={go}
      />
      <SourceTable
        own={lastState(own.game.referee.line).view}
        other={lastState(other.game.referee.line).view}
        seat={seat}
        name={otherGame}
      />
    </main>
  );
}

/** What one seat could expect in either line, turn by turn; the line that ended first stays where it ended. */
function bothProspects(
  own: readonly (readonly Prospect[])[],
  other: readonly (readonly Prospect[])[],
  seat: number,
): readonly (readonly Prospect[])[] {
  const length = Math.max(own.length, other.length);
  return Array.from({ length }, (_, turn) => [own, other].flatMap((line) => (line[turn] ?? line.at(-1))?.[seat] ?? []));
}

interface OwnStepsProps {
  line: NamedGame;
  /** The turn that is looked at. */
  turn: ReviewedTurn | undefined;
  /** Whoever plays on. */
  seat: number;
  children: ReactNode;
}

/** What to do about a turn of one's own line: play on from before it, or read its review. */
function OwnSteps({ line: { id, game }, turn, seat, children }: OwnStepsProps) {
  const { importing } = usePractice();
  const [isAsking, setAsking] = useState(false);
  return (
    <div className="nk-row">
      {turn !== undefined && (
        <button type="button" className="nk-button" onClick={() => setAsking(true)}>
          {importing.goOn}
        </button>
      )}
      {children}
      {turn !== undefined && isAsking && (
        <WhatIfSheet {...{ id, game, seat }} turn={turn.turn} from={turn.from} onClose={() => setAsking(false)} />
      )}
    </div>
  );
}

interface SideProps {
  game: NamedGame;
  turns: readonly PlayedTurn[];
  at: number;
  seat: number;
  name: string;
}

/** One of the two games at a turn. */
function Side({ game: { game }, turns, at, seat, name }: SideProps) {
  const snapshot = useStore(game);
  const seats = useSeats(game.sitters);
  const { view } = lastState(game.referee.line);
  useEffect(() => {
    game.move((head) => head.goTo(entriesAt(turns, at)));
  }, [game, at, turns]);
  const others = seats
    .slice(0, view.facts.players)
    .flatMap((one, i) => (i === seat ? [] : [`${one.name} ${view.points[i]}`]));
  return (
    <section className="nk-panel nk-compare-side" aria-label={name}>
      <Temple
        picture={snapshot.picture.view}
        view={snapshot.state.view}
        seats={seats}
        lastMove={lastMoveOf(snapshot)}
        room={BELOW_NAME}
        framed
      />
      <p className="nk-compare-name">
        <SeatBadge colour={seats[seat]?.colour ?? 'aurora'} size={26} />
        <span>
          <b>{name}</b>
          <small className="nk-muted">{others.join(', ')}</small>
        </span>
        <strong>{view.points[seat]}</strong>
      </p>
    </section>
  );
}
