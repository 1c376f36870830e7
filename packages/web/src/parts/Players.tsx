import { CARD_TYPES, COMPLETION_IDS, extraTurnSeats, NONE, nextDummyMove, type View } from '@nunatak/engine';
import { lazy, Suspense, useState } from 'react';
import { Icon } from '../art/Icon.tsx';
import { cellName } from '../board/cells.ts';
import { type Seat, seatAt } from '../people/seat.ts';
import { type HeldBlessing, hasExtraTurnLead, type SeatFacts, seatFacts } from '../position/seats.ts';
import { useWords } from '../words/useWords.ts';
import { useExtras } from './extras.ts';
import { iceStyle } from './ice.ts';
import { cardLook, cardName } from './look.ts';
import { SeatBadge } from './SeatBadge.tsx';

const SheetLines = lazy(async () => ({ default: (await import('./SheetLines.tsx')).SheetLines }));

interface PlayersProps {
  seats: readonly Seat[];
  view: View;
  onBlessing(seat: number, blessing: HeldBlessing): void;
}

/** Everybody at the table, with what they have. */
export function Players({ seats, view, onBlessing }: PlayersProps) {
  const words = useWords();
  const [open, setOpen] = useState<number>();
  const all = seats.map((_, seat) => seatFacts(view, seat));
  // One's own seat always stands first.
  const inOrder = all.toSorted((a, b) => Number(seatAt(seats, b.seat).you) - Number(seatAt(seats, a.seat).you));
  return (
    <section className="nk-players nk-panel" aria-label={words.table.players} data-seats={seats.length}>
      {inOrder.map((facts) => (
        <PlayerPanel
          key={facts.seat}
          seats={seats}
          view={view}
          facts={facts}
          onBlessing={onBlessing}
          isOpen={open === facts.seat}
          onOpen={() => setOpen(open === facts.seat ? undefined : facts.seat)}
        />
      ))}
    </section>
  );
}

interface PanelProps {
  seats: readonly Seat[];
  view: View;
  facts: SeatFacts;
  /** Whether the lines of the projection are shown. */
  isOpen?: boolean;
  onOpen?: () => void;
  onBlessing(seat: number, blessing: HeldBlessing): void;
}

export function PlayerPanel({ seats, view, facts, onBlessing, isOpen = false, onOpen }: PanelProps) {
  const words = useWords();
  const { table } = words;
  const { seat, person, sheet } = facts;
  const extras = useExtras();
  const { colour, name, kind, you } = seatAt(seats, seat);
  // Who has chosen no name is called You already.
  const isSelf = name === words.screens.newGame.names[0];
  const active = view.phase !== 'over' && view.active === seat;
  // Amber means something to press: what a bot might use now is nobody's to press.
  const shownBlessings = facts.blessings.map((held) =>
    held.tag === 'now' && kind !== 'here' ? { ...held, tag: 'later' as const } : held,
  );
  return (
    <article className="nk-player" data-active={active} data-person={person} data-seat={seat} style={iceStyle(colour)}>
      <SeatBadge colour={colour} dashed={!person} />
      <div className="nk-player-who">
        <h2 className="nk-player-name">
          <span>{name}</span>
          {you && !isSelf && <span className="nk-your-seat">{table.yourSeat}</span>}
          {active && <span className="nk-hidden">{table.yourTurn(you)}</span>}
        </h2>
        <p className="nk-player-blocks">
          {table.blocksLeft(facts.blocks)}
          {extras?.seat(seat)}
          {facts.skips && <span className="nk-tag nk-tag-bad">{table.skipsNext}</span>}
        </p>
      </div>
      {person && sheet !== undefined && (
        <p className="nk-score" data-score-seat={seat}>
          <span className="nk-hidden">{table.scoreOf(facts.points, sheet.total)}</span>
          <span aria-hidden="true" className="nk-score-now">
            {facts.points}
          </span>
          {onOpen === undefined ? (
            <span aria-hidden="true" className="nk-score-then" title={table.projectionTitle}>
              {table.projection(sheet.total)}
            </span>
          ) : (
            <button
              type="button"
              className="nk-score-then"
              aria-expanded={isOpen}
              title={table.projectionTitle}
              onClick={onOpen}
            >
              {table.projection(sheet.total)}
              <span className="nk-hidden"> {table.sheet.open}</span>
            </button>
          )}
        </p>
      )}
      {isOpen && (
        <Suspense fallback={undefined}>
          <SheetLines view={view} seat={seat} />
        </Suspense>
      )}
      <ul className="nk-counters">
        {CARD_TYPES.map((type, i) => (
          <li
            key={type}
            data-none={facts.types[i] === 0}
            data-hidden={!person && type !== 'builder'}
            style={{ color: `var(--nk-crew-text-${type})` }}
            title={words.cardTypes[type].many}
          >
            <Icon name={type} size={18} />
            <span className="nk-hidden">{table.cardsOf(words.cardTypes[type].many, facts.types[i])}</span>
            <span aria-hidden="true">{facts.types[i]}</span>
          </li>
        ))}
      </ul>
      {person ? <Track facts={facts} /> : <Helper view={view} seat={seat} />}
      {facts.set !== undefined && <p className="nk-player-note">{table.setLeft(facts.set.own, facts.set.siku, you)}</p>}
      {shownBlessings.length > 0 && (
        <ul className="nk-held">
          {shownBlessings.map((held) => (
            <li key={held.id}>
              <button
                type="button"
                className="nk-held-blessing"
                data-tag={held.tag}
                title={words.blessings[held.id].line}
                onClick={() => onBlessing(seat, held)}
              >
                <Icon name={held.id} size={16} />
                <span>{words.blessings[held.id].name}</span>
                <span className="nk-held-tag">{table.blessingStates[held.tag]}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}

function Track({ facts }: { facts: SeatFacts }) {
  const { table } = useWords();
  const say = table.trackOf(facts.track, facts.trackLast, facts.trackNumber);
  return (
    <div className="nk-track" title={say}>
      <span className="nk-hidden">{say}</span>
      <span className="nk-track-bar" aria-hidden="true">
        {Array.from({ length: facts.trackLast }, (_, i) => i + 1).map((space) => (
          <i key={space} data-reached={space <= facts.track} />
        ))}
      </span>
      <span className="nk-track-number" aria-hidden="true">
        <Icon name="architect" size={16} />
        {facts.trackNumber}
      </span>
    </div>
  );
}

/** Siku's note, or what a dummy would do next (Z3, Z4). */
function Helper({ view, seat }: { view: View; seat: number }) {
  const words = useWords();
  const { table } = words;
  if (view.facts.players === 2) return <p className="nk-player-note">{table.siku}</p>;
  const plan = nextDummyMove(view, seat);
  if (plan === undefined) return undefined;
  const name = cardName(cardLook(view.facts, plan.card).types, words);
  const [only] = plan.choices;
  const next =
    only !== undefined && plan.choices.length === 1
      ? table.dummyNext(name, cellName(only.cell))
      : table.dummyNextTie(name);
  return <p className="nk-player-note">{next}</p>;
}

/** The completion card of the four-player game, with who would get the extra turns (W1). */
export function Completion({ seats, view }: { seats: readonly Seat[]; view: View }) {
  const words = useWords();
  if (view.completion === NONE) return undefined;
  const id = COMPLETION_IDS[view.completion];
  const { name, first, second } = words.completionCards[id];
  const names = extraTurnSeats(view).map((seat) => seatAt(seats, seat).name);
  const { table } = words;
  return (
    <section className="nk-completion">
      <span className="nk-completion-icon">
        <Icon name={id} size={26} />
      </span>
      <div>
        <h3 className="nk-title">{table.completion(name)}</h3>
        <p title={table.completionTie(second)}>{table.completionFirst(first)}</p>
        {hasExtraTurnLead(view) && <p>{table.completionNow(names.join(', '))}</p>}
      </div>
    </section>
  );
}
