import { RULE_OF_BLESSING } from '@nunatak/words';
import { Hole } from '../board/Hole.tsx';
import { seatName } from '../session/names.ts';
import { useSettings } from '../session/settings.ts';
import { useWords } from '../words/useWords.ts';
import { Build } from './Build.tsx';
import { CameraMoves } from './CameraMoves.tsx';
import { CardNote, CellNote, FloatingNote } from './CellNote.tsx';
import { Crew } from './Crew.tsx';
import { Deck, Display } from './Display.tsx';
import { useExtras } from './extras.ts';
import { FaceUp } from './FaceUp.tsx';
import { Helpers } from './Helpers.tsx';
import { PaceControls } from './Pace.tsx';
import { Completion, Players } from './Players.tsx';
import { Ribbon } from './Ribbon.tsx';
import { SidePanel } from './SidePanel.tsx';
import { SilentBot } from './SilentBot.tsx';
import { ownSeat, type TableParts } from './shared.ts';
import { Tray } from './Tray.tsx';
import { Unkept } from './Unkept.tsx';
import { ViewSwitch } from './ViewSwitch.tsx';

/** The table on a desk: panels round a hole in which the temple stands, whose picture fills the window. */
export function WideTable(parts: TableParts) {
  const { game, snapshot, temple, noteCell, peeked, board, onLight, onRule } = parts;
  const words = useWords();
  const { table } = words;
  const { view } = snapshot.state;
  const extras = useExtras();
  const { view: shown } = useSettings();
  const seat = ownSeat(game, snapshot);
  const title = game.people !== 1 ? table.crewOf(seatName(game.config, seat, words)) : table.crew;
  const { asked } = parts;
  // The four grids of Exploded leave no room between them.
  const near = parts.noteNear && shown !== 'exploded';
  const note = { game, snapshot, view: peeked?.view ?? view };
  return (
    <>
      {temple}
      <Ribbon game={game} snapshot={snapshot} onAid={parts.onAid} />
      <Players game={game} view={view} onBlessing={parts.onBlessing} />
      <ViewSwitch xray={parts.xray} onXray={parts.onXray} />
      <div className="nk-offers">
        <Helpers game={game} snapshot={snapshot} onUse={parts.onUse} />
        <SilentBot game={game} snapshot={snapshot} />
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
      <div className="nk-right">
        {asked && <Tray game={game} snapshot={snapshot} onLight={onLight} onRule={onRule} />}
        {noteCell !== undefined && !near && !asked && (
          <div className="nk-staged nk-panel">
            <CellNote {...note} cell={noteCell} />
          </div>
        )}
        {noteCell === undefined && parts.peek !== undefined && !asked && (
          <div className="nk-staged nk-panel">
            <CardNote game={game} snapshot={snapshot} card={parts.peek} />
          </div>
        )}
        <aside className="nk-side nk-panel">
          {extras?.banner}
          <Unkept game={game} />
          <SidePanel {...parts} />
          <Completion game={game} view={view} />
        </aside>
      </div>
      <footer className="nk-dock nk-panel">
        <Display game={game} snapshot={snapshot} fitting={parts.fitting} onCard={parts.onCard} onPeek={parts.onPeek} />
        <Deck view={view} />
        <FaceUp game={game} snapshot={snapshot} onShow={(id) => onRule(RULE_OF_BLESSING[id])} />
        <Crew view={view} seat={seat} title={title} />
        <Build game={game} snapshot={snapshot} />
      </footer>
    </>
  );
}
