import { RULE_OF_BLESSING } from '@nunatak/words';
import { isShared, seatAt } from '../people/seat.ts';
import { useSettings } from '../session/settings.ts';
import { ViewSwitch } from '../temple/ViewSwitch.tsx';
import { useWords } from '../words/useWords.ts';
import { Build } from './Build.tsx';
import { FloatingNote } from './CellNote.tsx';
import { Crew } from './Crew.tsx';
import { Deck, Display } from './Display.tsx';
import { useExtras } from './extras.ts';
import { FaceUp } from './FaceUp.tsx';
import { Helpers } from './Helpers.tsx';
import { Completion, Players } from './Players.tsx';
import { Ribbon } from './Ribbon.tsx';
import { SidePanel } from './SidePanel.tsx';
import { SilentBot } from './SilentBot.tsx';
import { ownSeat, type TableParts } from './shared.ts';
import { hasTray, Tray } from './Tray.tsx';
import { Unkept } from './Unkept.tsx';

const FREE = { left: 288, right: 256, top: 112, bottom: 236 };

/** The table on a desk: panels float over the temple, which fills the window. */
export function WideTable(parts: TableParts) {
  const { game, seats, snapshot, temple, noteCell, peeked, board, onLight, onRule } = parts;
  const { table } = useWords();
  const { view } = snapshot.state;
  const extras = useExtras();
  const { view: shown } = useSettings();
  const seat = ownSeat(seats, snapshot);
  const title = isShared(seats) ? table.crewOf(seatAt(seats, seat).name) : table.crew;
  return (
    <>
      {temple}
      <Ribbon seats={seats} snapshot={snapshot} onAid={parts.onAid} />
      {noteCell !== undefined && (
        <FloatingNote
          seats={seats}
          snapshot={snapshot}
          view={peeked?.view ?? view}
          cell={noteCell}
          board={board}
          near={parts.noteNear && shown !== 'exploded'}
          shown={shown}
          free={FREE}
        />
      )}
      {hasTray(snapshot) && <Tray game={game} seats={seats} snapshot={snapshot} onLight={onLight} onRule={onRule} />}
      <div className="nk-offers">
        <Helpers game={game} snapshot={snapshot} onUse={parts.onUse} />
        <SilentBot game={game} seats={seats} snapshot={snapshot} />
        {parts.onScoring !== undefined && (
          <button type="button" className="nk-button nk-button-primary" onClick={parts.onScoring}>
            {table.menu.scoring}
          </button>
        )}
      </div>
      <footer className="nk-dock nk-panel">
        <Display
          seats={seats}
          snapshot={snapshot}
          fitting={parts.fitting}
          onCard={parts.onCard}
          onPeek={parts.onPeek}
        />
        <Deck view={view} />
        <FaceUp game={game} snapshot={snapshot} onShow={(id) => onRule(RULE_OF_BLESSING[id])} />
        <Crew view={view} seat={seat} title={title} />
        <Build game={game} snapshot={snapshot} />
      </footer>
      <Players seats={seats} view={view} onBlessing={parts.onBlessing} />
      <ViewSwitch xray={parts.xray} onXray={parts.onXray} />
      <aside className="nk-side nk-panel">
        {extras?.banner}
        <Unkept game={game} />
        <SidePanel {...parts} />
        <Completion seats={seats} view={view} />
      </aside>
    </>
  );
}
