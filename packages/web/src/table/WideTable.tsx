import { RULE_OF_BLESSING } from '@nunatak/words';
import { Hole } from '../board/Hole.tsx';
import { CardNote, CellNote, FloatingNote } from '../parts/CellNote.tsx';
import { Crew } from '../parts/Crew.tsx';
import { Deck, Display } from '../parts/Display.tsx';
import { useExtras } from '../parts/extras.ts';
import { Completion, Players } from '../parts/Players.tsx';
import { isShared, isWatching, seatAt } from '../people/seat.ts';
import { useSettings } from '../session/settings.ts';
import { CameraMoves } from '../temple/CameraMoves.tsx';
import { ViewSwitch } from '../temple/ViewSwitch.tsx';
import { useWords } from '../words/useWords.ts';
import { Build } from './Build.tsx';
import { FaceUp } from './FaceUp.tsx';
import { Helpers } from './Helpers.tsx';
import { LateTray } from './LateTray.tsx';
import { PaceControls } from './Pace.tsx';
import { Ribbon } from './Ribbon.tsx';
import { SidePanel } from './SidePanel.tsx';
import { SilentBot } from './SilentBot.tsx';
import { ownSeat, type TableParts } from './shared.ts';
import { Unkept } from './Unkept.tsx';

/** The table on a desk: panels round a hole in which the temple stands, whose picture fills the window. */
export function WideTable(parts: TableParts) {
  const { game, hands, seats, snapshot, temple, noteCell, peeked, board, onLight, onRule } = parts;
  const words = useWords();
  const { table } = words;
  const { view } = snapshot.state;
  const extras = useExtras();
  const { view: shown } = useSettings();
  const seat = ownSeat(seats, snapshot);
  const title = isShared(seats) || isWatching(seats) ? table.crewOf(seatAt(seats, seat).name) : table.crew;
  const { asked } = parts;
  // The four grids of Exploded leave no room between them.
  const near = parts.noteNear && shown !== 'exploded';
  const note = { seats, snapshot, view: peeked?.view ?? view };
  return (
    <>
      {temple}
      <Ribbon seats={seats} snapshot={snapshot} onAid={parts.onAid} />
      <Players seats={seats} view={view} onBlessing={parts.onBlessing} />
      <ViewSwitch xray={parts.xray} onXray={parts.onXray} />
      <div className="nk-offers">
        {parts.offer}
        <Helpers {...hands} snapshot={snapshot} onUse={parts.onUse} />
        <SilentBot {...hands} seats={seats} snapshot={snapshot} />
        {parts.onScoring !== undefined && (
          <button type="button" className="nk-button nk-button-primary" onClick={parts.onScoring}>
            {table.menu.scoring}
          </button>
        )}
      </div>
      <CameraMoves />
      <PaceControls game={game} snapshot={snapshot} />
      <Hole onRoom={parts.onRoom} />
      {noteCell !== undefined && near && <FloatingNote {...note} cell={noteCell} board={board} room={parts.room} />}
      <footer className="nk-dock nk-panel">
        <Display
          seats={seats}
          snapshot={snapshot}
          fitting={parts.fitting}
          hinted={parts.hinted}
          onCard={parts.onCard}
          onPeek={parts.onPeek}
        />
        <Deck view={view} />
        <FaceUp {...hands} snapshot={snapshot} onShow={(id) => onRule(RULE_OF_BLESSING[id])} />
        <Crew view={view} seat={seat} title={title} />
        <Build {...hands} seats={seats} snapshot={snapshot} />
      </footer>
      {/* After what is decided with: by key the way to a card leads past no line of the log. */}
      <div className="nk-right">
        {asked && (
          <LateTray
            {...hands}
            seats={seats}
            snapshot={snapshot}
            orders={parts.orders}
            onLight={onLight}
            onRule={onRule}
          />
        )}
        <aside className="nk-side nk-panel">
          {extras?.banner}
          <Unkept game={game} />
          <SidePanel {...parts} />
          <Completion seats={seats} view={view} />
        </aside>
        {/* Below the panel: what comes and goes with the pointer must not move what it is on its way to. */}
        {noteCell !== undefined && !near && !asked && (
          <div className="nk-staged nk-panel">
            <CellNote {...note} cell={noteCell} />
          </div>
        )}
        {noteCell === undefined && parts.peek !== undefined && !asked && (
          <div className="nk-staged nk-panel">
            <CardNote seats={seats} snapshot={snapshot} card={parts.peek} />
          </div>
        )}
      </div>
    </>
  );
}
