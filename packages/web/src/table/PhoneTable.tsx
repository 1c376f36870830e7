import { RULE_OF_BLESSING } from '@nunatak/words';
import { useState } from 'react';
import { hrefOf } from '../app/route.ts';
import { Icon } from '../art/Icon.tsx';
import type { ColourId } from '../art/tokens.ts';
import { CardNote, CellNote } from '../parts/CellNote.tsx';
import { Cog } from '../parts/Cog.tsx';
import { Crew } from '../parts/Crew.tsx';
import { Deck, Display } from '../parts/Display.tsx';
import { useExtras } from '../parts/extras.ts';
import { Figured } from '../parts/Figured.tsx';
import { Unread } from '../parts/LogPanel.tsx';
import { Completion, PlayerPanel, Players } from '../parts/Players.tsx';
import { RefusalNote } from '../parts/Refusal.tsx';
import { SeatBadge } from '../parts/SeatBadge.tsx';
import { isShared, isWatching, seatAt } from '../people/seat.ts';
import { askedOf } from '../position/asked.ts';
import { seatFacts } from '../position/seats.ts';
import { CameraMoves, CameraReset } from '../temple/CameraMoves.tsx';
import { ViewSwitch } from '../temple/ViewSwitch.tsx';
import { useWords } from '../words/useWords.ts';
import { Build } from './Build.tsx';
import { FaceUp } from './FaceUp.tsx';
import { Helpers } from './Helpers.tsx';
import { LateTray } from './LateTray.tsx';
import { PaceControls } from './Pace.tsx';
import { Steps } from './Ribbon.tsx';
import { SidePanel } from './SidePanel.tsx';
import { SilentBot } from './SilentBot.tsx';
import { ownSeat, type TableParts } from './shared.ts';
import { TurnPill } from './TurnPill.tsx';
import { Unkept } from './Unkept.tsx';

/** A question of more letters is set smaller: it has a hand's breadth beside Build. */
const LONG = 24;

type SheetId = 'me' | 'rivals' | 'log' | 'talk' | 'rules';
const SEAT_SHEETS: readonly SheetId[] = ['me', 'rivals'];

/** The sheets there are: a tablet shows the players all the time, and only games among people have talk. */
function sheetsOf(roomy: boolean, together: boolean, watching: boolean): readonly SheetId[] {
  const seats = SEAT_SHEETS.filter((id) => !(watching && id === 'me'));
  return [...(roomy ? [] : seats), 'log', ...(together ? (['talk'] as const) : []), 'rules'];
}

const SHEET_ICONS = { rivals: 'crew', log: 'legend', rules: 'unknown' } as const;

interface PhoneTableProps extends TableParts {
  /** A tablet: the blessings lie there as whole cards, with the draw pile and the crew. */
  readonly roomy: boolean;
}

/** The table on a phone or a tablet: the temple above or beside one hand's reach, the rest in sheets. */
export function PhoneTable({ roomy, ...parts }: PhoneTableProps) {
  const { game, hands, seats, snapshot, temple, noteCell, peeked, onRule, onTab } = parts;
  const words = useWords();
  const { table } = words;
  const { view } = snapshot.state;
  const [sheet, setSheet] = useState<SheetId>();
  const extras = useExtras();
  const seat = ownSeat(seats, snapshot);
  // The focus must not go where a drawer hides it (WCAG 2.4.11).
  const covered = sheet !== undefined;
  // Who has begun knows whose turn it is, and what is asked then takes more words.
  const isFresh = snapshot.staged.length === 0 && snapshot.draft === undefined;
  // The tray asks in full, and what is begun on the temple after that is asked below.
  const isTrayAsking = !roomy && parts.asked && snapshot.gesture === undefined;
  const asked = askedOf(seats, snapshot, words, false);
  const watch = () => {
    setSheet(undefined);
    parts.onWatch?.();
  };
  const toggle = (id: SheetId) => {
    setSheet((open) => (open === id ? undefined : id));
    if (id === 'log' || id === 'talk' || id === 'rules') onTab(id);
  };
  return (
    <>
      <TopBar {...parts} roomy={roomy} />
      {roomy ? (
        <div className="nk-seated">
          <Players seats={seats} view={view} onBlessing={parts.onBlessing} />
          {temple}
        </div>
      ) : (
        temple
      )}
      <CameraReset />
      <ViewSwitch xray={parts.xray} onXray={parts.onXray} covered={covered} />
      <div className="nk-phone-note" inert={covered}>
        {extras?.banner}
        {snapshot.refused !== undefined && (
          <RefusalNote
            seats={seats}
            facts={view.facts}
            refused={snapshot.refused}
            onClose={() => game.forgetRefusal()}
            onRule={(rule) => {
              onRule(rule);
              setSheet('rules');
            }}
          />
        )}
        {snapshot.refused === undefined && noteCell !== undefined && (
          <CellNote seats={seats} snapshot={snapshot} view={peeked?.view ?? view} cell={noteCell} compact />
        )}
        {snapshot.refused === undefined && noteCell === undefined && parts.peek !== undefined && (
          <CardNote seats={seats} snapshot={snapshot} card={parts.peek} compact />
        )}
        <SilentBot {...hands} seats={seats} snapshot={snapshot} />
        <Unkept game={game} />
        <Helpers {...hands} snapshot={snapshot} onUse={parts.onUse} />
        {parts.offer}
      </div>
      <div className="nk-phone-cards" inert={covered}>
        {roomy && (
          <div className="nk-phone-own">
            <Crew view={view} seat={seat} title={table.crew} />
            <Deck view={view} />
          </div>
        )}
        <Display
          seats={seats}
          snapshot={snapshot}
          fitting={parts.fitting}
          hinted={parts.hinted}
          onCard={parts.onCard}
          onPeek={parts.onPeek}
        />
        <FaceUp
          {...hands}
          snapshot={snapshot}
          small={!roomy}
          onShow={(id) => {
            onRule(RULE_OF_BLESSING[id]);
            setSheet('rules');
          }}
        />
      </div>
      <nav className="nk-phone-tabs">
        {sheetsOf(roomy, extras !== undefined, isWatching(seats)).map((id) => (
          <button
            key={id}
            type="button"
            className="nk-phone-tab"
            aria-expanded={sheet === id}
            onClick={() => toggle(id)}
          >
            <SheetIcon id={id} colour={seatAt(seats, seat).colour} />
            {id === 'talk' ? extras?.talk.label : table[id]}
            {id === 'talk' && <Unread />}
          </button>
        ))}
      </nav>
      <footer className="nk-phone-foot">
        {parts.onScoring === undefined ? (
          <>
            {isShared(seats) && snapshot.isAsked && (
              <SeatBadge
                colour={seatAt(seats, view.decider).colour}
                size={24}
                label={seatAt(seats, view.decider).name}
              />
            )}
            <div className="nk-phone-asked">
              {!roomy && (isFresh || isTrayAsking) && <TurnPill seats={seats} snapshot={snapshot} short />}
              {!isTrayAsking && (
                <p className="nk-asked" data-long={asked.length > LONG}>
                  <Figured text={asked} />
                </p>
              )}
            </div>
          </>
        ) : (
          <button type="button" className="nk-button" onClick={parts.onScoring}>
            {table.menu.scoring}
          </button>
        )}
        <Build {...hands} seats={seats} snapshot={snapshot} compact />
      </footer>
      {sheet !== undefined && (
        <section className="nk-drawer nk-panel" aria-label={sheet === 'talk' ? extras?.talk.label : table[sheet]}>
          <button
            type="button"
            className="nk-icon-button nk-drawer-close"
            aria-label={table.close}
            onClick={() => setSheet(undefined)}
          >
            <svg viewBox="0 0 24 24" width="1.25rem" height="1.25rem" aria-hidden="true">
              <path d="M6 6l12 12M18 6 6 18" stroke="currentColor" strokeWidth="2.4" strokeLinecap="round" />
            </svg>
          </button>
          {sheet === 'me' && (
            <>
              <PlayerPanel seats={seats} view={view} facts={seatFacts(view, seat)} onBlessing={parts.onBlessing} />
              <Crew view={view} seat={seat} title={table.crew} />
              <Deck view={view} />
            </>
          )}
          {sheet === 'rivals' && (
            <>
              {Array.from({ length: view.facts.seats }, (_, one) => one)
                .filter((one) => one !== seat || isWatching(seats))
                .map((one) => (
                  <PlayerPanel
                    key={one}
                    seats={seats}
                    view={view}
                    facts={seatFacts(view, one)}
                    onBlessing={parts.onBlessing}
                  />
                ))}
              <Completion seats={seats} view={view} />
            </>
          )}
          {sheet === 'log' && (
            <div className="nk-drawer-tools">
              <PaceControls game={game} snapshot={snapshot} />
              <CameraMoves />
            </div>
          )}
          {(sheet === 'log' || sheet === 'talk' || sheet === 'rules') && (
            <SidePanel {...parts} onWatch={parts.onWatch && watch} />
          )}
        </section>
      )}
      {parts.asked && (
        <LateTray
          {...hands}
          seats={seats}
          snapshot={snapshot}
          orders={parts.orders}
          onLight={parts.onLight}
          onRule={(rule) => {
            onRule(rule);
            setSheet('rules');
          }}
        />
      )}
    </>
  );
}

/** Me in my colour; the talk as a bubble, which no card of the game shows. */
function SheetIcon({ id, colour }: { id: SheetId; colour: ColourId }) {
  if (id !== 'talk') return <Icon name={id === 'me' ? `player-${colour}` : SHEET_ICONS[id]} size={22} />;
  return (
    <svg viewBox="0 0 24 24" width="1.375rem" height="1.375rem" aria-hidden="true">
      <path d="M4 4h16a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-8l-5 4v-4H4a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2z" fill="currentColor" />
    </svg>
  );
}

function TopBar({ seats, snapshot, onAid, roomy }: PhoneTableProps) {
  const words = useWords();
  const { table } = words;
  const { view } = snapshot.state;
  const extras = useExtras();
  const isOwnKnown = seats.some(({ you }) => you);
  return (
    <header className="nk-topbar">
      <a className="nk-icon-button" href={hrefOf('start')} aria-label={table.menu.start}>
        <Icon name="cap" size={20} />
      </a>
      {roomy && <TurnPill seats={seats} snapshot={snapshot} />}
      {roomy && <Steps snapshot={snapshot} />}
      {seats.slice(0, roomy ? 0 : view.facts.players).map(({ colour, name, you }, seat) => (
        <span
          key={colour}
          className="nk-topbar-seat"
          data-active={view.active === seat && view.phase !== 'over'}
          data-you={you}
          data-score-seat={seat}
        >
          <SeatBadge colour={colour} size={24} label={name} />
          {(isOwnKnown ? you : view.active === seat) && view.facts.players < 4 && (
            <span className="nk-topbar-name">{name}</span>
          )}
          <b>{view.points[seat]}</b>
          {view.decider === seat && extras?.seat(seat)}
        </span>
      ))}
      <button type="button" className="nk-icon-button" aria-label={table.aidKey} onClick={onAid}>
        <Icon name="deck" size={20} />
      </button>
      <a className="nk-icon-button" href={hrefOf('settings')} aria-label={table.menu.settings}>
        <Cog />
      </a>
    </header>
  );
}
