import { type Action, type BlessingId, type CardId, cellsOfSquare, type Phase } from '@nunatak/engine';
import { RULE_OF_BLESSING, type RuleId } from '@nunatak/words';
import { lazy, type ReactNode, Suspense, useCallback, useMemo, useRef, useState } from 'react';
import { type BoardHandle, VIEWS } from '../board/board.ts';
import { OWN_ROOM, type Room } from '../board/Hole.tsx';
import type { Game, Snapshot } from '../line/game.ts';
import { lastRoundFrom } from '../line/lastRound.ts';
import { ASK_ALWAYS } from '../line/orders.ts';
import { useOpen } from '../line/useOpen.ts';
import type { TabId } from '../parts/LogPanel.tsx';
import { isShared } from '../people/seat.ts';
import { useSeats } from '../people/useSeats.ts';
import { fittingCards } from '../position/fitting.ts';
import { logOf } from '../position/log.ts';
import { displayOf, ghostOf, lastMoveOf, peekState, swapGhostOf, targetsOf } from '../position/model.ts';
import { actionsOf } from '../position/outcomes.ts';
import type { HeldBlessing } from '../position/seats.ts';
import { changeSettings, useMotion, useSettings } from '../session/settings.ts';
import { useStore } from '../session/store.ts';
import { moveCamera } from '../temple/CameraMoves.tsx';
import { Temple } from '../temple/Temple.tsx';
import { currentPage } from '../ui/scale.ts';
import { useWords } from '../words/useWords.ts';
import { applyBlessing } from './applyBlessing.ts';
import { useGiven } from './given.ts';
import { handsOf } from './hands.ts';
import { LiveRegion } from './LiveRegion.tsx';
import { layoutFor, useLayout } from './layout.ts';
import { togglePause, useOwnSteps } from './Pace.tsx';
import { readingOf } from './reading.ts';
import { SoundCaption } from './SoundCaption.tsx';
import { useTurnTitle } from './TurnPill.tsx';
import { isAsked } from './trayPhases.ts';
import { useHeld } from './useHeld.ts';
import { useKeys } from './useKeys.ts';
import { useTableSound } from './useTableSound.ts';
import { WideTable } from './WideTable.tsx';
import './table.css';
import './panels.css';
import './side.css';
import './tray.css';
import './crew.css';
import './build.css';
import './dock.css';
import './phone.css';
import './drawer.css';
import './strip.css';
import './tablet.css';

const Ledger = lazy(async () => ({ default: (await import('../ledger/Ledger.tsx')).Ledger }));
const loadPhoneTable = async () => ({ default: (await import('./PhoneTable.tsx')).PhoneTable });
const PhoneTable = lazy(loadPhoneTable);
// Where it will be needed it is fetched beside everything else.
if (layoutFor(currentPage()).layout !== 'wide') loadPhoneTable().catch(() => undefined);
const HandOver = lazy(async () => ({ default: (await import('./HandOver.tsx')).HandOver }));
const Aid = lazy(async () => ({ default: (await import('../aid/Aid.tsx')).Aid }));

/** While a card is chosen, or one that was taken is not built yet. */
const TAKING: readonly Phase[] = ['takeCard', 'useFor', 'placeBlock'];

interface TableProps {
  game: Game;
  /** What can be done after the count. */
  ending: ReactNode;
  /** What is offered beside the game. */
  offer?: ReactNode;
}

/** The table: the temple in the middle, everything else around it. */
export function Table({ game, ending, offer }: TableProps) {
  const words = useWords();
  const settings = useSettings();
  const motion = useMotion();
  const { layout, roomy } = useLayout();
  const wide = layout === 'wide';
  const snapshot = useStore(game);
  const seats = useSeats(game.sitters);
  const board = useRef<BoardHandle>(null);
  const frame = useRef<HTMLDivElement>(null);

  const [xray, setXray] = useState(false);
  const [hover, setHover] = useState<number>();
  const [focus, setFocus] = useHeld<number>();
  const [peek, setPeek] = useHeld<CardId>();
  const [relit, setRelit] = useState<{ cells: readonly number[]; turn: number }>();
  const [hinted, setHinted] = useState<{ card: CardId; turn: number }>();
  const [rule, setRule] = useState<RuleId>();
  const [tab, setTab] = useState<TabId>('log');
  const [aid, setAid] = useState(false);
  const [looking, setLooking] = useState(false);
  const [hole, setHole] = useState(OWN_ROOM);
  const [endHole, setEndHole] = useState<Room>();
  const [given, give] = useGiven(game);
  const orders = useStore(game.orders)[snapshot.state.view.decider] ?? ASK_ALWAYS;

  useOpen(game);
  useTableSound(game, snapshot);
  useOwnSteps(game, snapshot);
  useTurnTitle(snapshot);

  const { state, picture, draft } = snapshot;
  const { view } = state;
  const peeked = useMemo(() => peekState(state, peek), [state, peek]);
  const targets = useMemo(() => targetsOf(seats, snapshot, peeked, words), [seats, snapshot, peeked, words]);
  const ghost = useMemo(() => ghostOf(seats, snapshot, words), [seats, snapshot, words]);
  const swapGhost = useMemo(() => swapGhostOf(snapshot), [snapshot]);
  const turns = useMemo(() => logOf(seats, snapshot.entries, words), [seats, snapshot.entries, words]);
  const fitting = useMemo(() => fittingCards(snapshot), [snapshot]);
  const over = view.phase === 'over';
  const closing = over || (view.phase === 'endBlessing' && snapshot.isAsked);
  const besideLedger = wide && closing && !looking;
  const room = wide ? ((besideLedger ? endHole : undefined) ?? hole) : OWN_ROOM;

  const pick = useCallback(
    (cell: number) => {
      const now = game.get();
      const staged = now.draft?.type === 'placeBlock' && now.draft.cell === cell;
      if (staged && settings.confirm === 'secondTap') game.build();
      else game.pick(cell);
    },
    [game, settings.confirm],
  );
  const pickByKey = useCallback(
    (cell: number) => {
      const { draft: now, state: at } = game.get();
      const elsewhere = now !== undefined && 'cell' in now && now.cell !== cell;
      if (now !== undefined && !elsewhere) game.build();
      else if (at.view.phase === 'endOfTurn' && game.get().gesture === undefined) game.act({ type: 'pass' });
      else game.pick(cell);
    },
    [game],
  );
  const light = useCallback((cells: readonly number[]) => setRelit({ cells, turn: game.get().entries.length }), [game]);
  const takeCard = useCallback(
    (card: CardId) => {
      game.take(card);
    },
    [game],
  );
  const showRule = useCallback((id: RuleId) => {
    setRule(id);
    setTab('rules');
  }, []);
  const use = useCallback((id: BlessingId) => applyBlessing(game, id), [game]);
  const pressBlessing = useCallback(
    (seat: number, { id, tag }: HeldBlessing) => {
      // Whoever is not asked at the end of a turn is asked again once they reach for a blessing.
      if (game.isPersonAt(seat)) game.order(seat, { isTurnEndSilent: false });
      if (tag === 'now' && seat === game.get().state.view.decider) use(id);
      else showRule(RULE_OF_BLESSING[id]);
    },
    [game, use, showRule],
  );
  const { entries, length } = snapshot;
  const isBehind = length > entries.length;
  const round = useMemo(
    () => lastRoundFrom(entries, view, (seat) => seats[seat]?.kind === 'here'),
    [entries, view, seats],
  );
  const watch = () => game.move((head) => (isBehind ? head.goTo(length) : head.watchFrom(round ?? length)));
  const focusTemple = useCallback(() => {
    const cells = [...(frame.current?.querySelectorAll<HTMLElement>('td[data-cell][aria-disabled="false"]') ?? [])];
    const { activeElement } = document;
    const at = activeElement instanceof HTMLElement ? cells.indexOf(activeElement) : -1;
    const next = cells[(at + 1) % Math.max(1, cells.length)];
    (next ?? frame.current?.querySelector<HTMLElement>('td[data-cell][tabindex="0"]'))?.focus();
  }, []);

  useKeys({
    card: (number) => {
      document.querySelectorAll<HTMLElement>('.nk-option')[number - 1]?.click();
      const choice = numberedChoice(game.get(), number);
      if (choice !== undefined) game.draft(choice);
      const shown = displayOf(game.get()).filter((card) => card !== undefined)[number - 1];
      if (shown === undefined || !TAKING.includes(view.phase)) return;
      takeCard(shown.id);
      requestAnimationFrame(focusTemple);
    },
    swap: () => game.begin('swap'),
    view: () => {
      const next = VIEWS[(VIEWS.indexOf(settings.view) + 1) % VIEWS.length];
      if (next !== undefined) changeSettings({ view: next });
    },
    xray: setXray,
    build: () => {
      if (game.get().draft === undefined && view.phase === 'endOfTurn') game.act({ type: 'pass' });
      else game.build();
    },
    undo: () => game.undo(),
    undoAll: () => {
      if (aid) setAid(false);
      else game.undoAll();
    },
    aid: () => setAid((on) => !on),
    sound: () => changeSettings({ sound: { ...settings.sound, on: !settings.sound.on } }),
    temple: focusTemple,
    camera: moveCamera,
    pause: () => togglePause(game),
    step: () => game.move((head) => head.step()),
    isOn: settings.shortcuts,
  });

  const temple = (
    <Temple
      picture={picture.view}
      view={view}
      seats={seats}
      show={{
        game,
        showing: snapshot.showing,
        reading: (showing) => readingOf(game, showing, motion, settings.pace),
        isInstant: ({ entry, waits, isAgain }) =>
          settings.pace === 'atOnce' && waits && !isAgain && !game.isPersonAt(entry.seat),
      }}
      targets={targets}
      ghost={ghost}
      swapGhost={swapGhost}
      lastMove={lastMoveOf(snapshot)}
      lit={markedBy(snapshot) ?? (relit?.turn === snapshot.entries.length ? relit.cells : undefined)}
      refused={refusedCell(snapshot)}
      xray={xray}
      finale={!looking}
      room={room}
      framed={roomy}
      board={board}
      frame={frame}
      onPick={pick}
      onPickByKey={pickByKey}
      onHover={setHover}
      onFocus={setFocus}
    />
  );

  const shared = {
    game,
    hands: handsOf(game),
    orders,
    seats,
    snapshot,
    temple,
    offer,
    turns,
    fitting,
    tab,
    rule,
    xray,
    asked: isAsked(snapshot),
    onXray: setXray,
    onTab: setTab,
    onRule: showRule,
    onLight: light,
    onCard: takeCard,
    onPeek: setPeek,
    given,
    onGiven: give,
    onHint: (card: CardId) => setHinted({ card, turn: view.turn }),
    hinted: hinted?.turn === view.turn ? hinted.card : undefined,
    onUse: use,
    onBlessing: pressBlessing,
    onAid: () => setAid(true),
    onWatch: isBehind || round !== undefined ? watch : undefined,
    noteCell: hover ?? focus ?? (draft?.type === 'placeBlock' || draft?.type === 'dummyTie' ? draft.cell : undefined),
    noteNear: hover !== undefined || focus !== undefined,
    peek,
    peeked,
    board,
    room,
    onRoom: setHole,
    onScoring: closing && looking ? () => setLooking(false) : undefined,
  };

  return (
    <main
      className="nk-table"
      data-narrow={!wide}
      data-layout={layout}
      data-roomy={roomy}
      data-phase={view.phase}
      data-turn={view.turn}
      data-person={snapshot.isAsked && !snapshot.busy}
    >
      <h1 className="nk-hidden">{words.table.title}</h1>
      {wide ? <WideTable {...shared} /> : <PhoneTable {...shared} roomy={roomy} />}
      {closing && !looking && (
        // B1: the panels know the result; they are hidden from here on, also while the count is fetched.
        <Suspense fallback={<section className="nk-end" aria-busy="true" />}>
          <Ledger
            game={game}
            seats={seats}
            ending={ending}
            onLook={() => setLooking(true)}
            onRoom={setEndHole}
            onLight={light}
          />
        </Suspense>
      )}
      {aid && (
        <Suspense fallback={undefined}>
          <Aid edition={view.facts.config.edition} onClose={() => setAid(false)} />
        </Suspense>
      )}
      {isShared(seats) && (
        <Suspense fallback={undefined}>
          <HandOver seats={seats} snapshot={snapshot} />
        </Suspense>
      )}
      <LiveRegion seats={seats} snapshot={snapshot} />
      <SoundCaption snapshot={snapshot} />
    </main>
  );
}

/** The cells that an unfinished gesture or the square to be scored hold. */
function markedBy({ gesture, draft }: Snapshot): readonly number[] | undefined {
  if (draft?.type === 'orderSquare') return cellsOfSquare(draft.square);
  const cell = gesture?.kind === 'tile' ? gesture.cell : gesture?.first;
  return cell === undefined ? undefined : [cell];
}

function refusedCell({ refused }: Snapshot): number | undefined {
  return refused !== undefined && 'cell' in refused.action ? refused.action.cell : undefined;
}

/** What a number key chooses where blessings are offered instead of cards. */
function numberedChoice({ state }: Snapshot, number: number): Action | undefined {
  return state.view.phase === 'takeBlessing' ? actionsOf(state.view)[number - 1] : undefined;
}
