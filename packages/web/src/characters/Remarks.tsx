import { type CSSProperties, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useSeats } from '../people/useSeats.ts';
import type { LocalGame } from '../session/games.ts';
import { useStore } from '../session/store.ts';
import { beside } from '../ui/beside.ts';
import { usePage } from '../ui/scale.ts';
import { useLearn } from '../words/learn.ts';
import { Face } from './Face.tsx';
import { type Remark, remarksOf } from './remarks.ts';
import './remarks.css';

const GAP = 10;

/** Where there is room between the players and the dock a remark stands there, clear of the temple. */
function underPlayers(height: number): CSSProperties | undefined {
  const players = document.querySelector('.nk-players')?.getBoundingClientRect();
  const dock = document.querySelector('.nk-dock')?.getBoundingClientRect();
  if (players === undefined || dock === undefined || dock.top - players.bottom < 2 * (height + GAP)) return undefined;
  return { left: players.left, top: players.bottom + GAP, maxInlineSize: players.width };
}

/** What the bots of a game have said, by turn. */
function useRemarks(game: LocalGame): ReadonlyMap<number, Remark> {
  const { entries, state } = useStore(game);
  const { players } = state.view.facts;
  return useMemo(
    () => remarksOf(entries, players, (seat) => game.sitters[seat]?.kind === 'bot'),
    [entries, players, game],
  );
}

/** A word of a bot now and then, beside its seat: gone with the next turn, and never in the way of a click. */
export function Remarks({ game }: { game: LocalGame }) {
  const { turn, phase } = useStore(game).state.view;
  // What a turn brought is spoken of in the next one; what the game brought, once it is counted.
  const remark = useRemarks(game).get(turn - 1);
  return remark === undefined || phase === 'over' ? undefined : <Said key={turn} game={game} remark={remark} />;
}

/** What a bot says of the result. */
export function LastRemark({ game }: { game: LocalGame }) {
  const { turn } = useStore(game).state.view;
  const remark = useRemarks(game).get(turn + 1);
  return (
    remark !== undefined && (
      <p className="nk-last-remark">
        <Words game={game} remark={remark} />
      </p>
    )
  );
}

interface RemarkProps {
  game: LocalGame;
  remark: Remark;
}

function Words({ game, remark: { seat, moment } }: RemarkProps) {
  const { characters } = useLearn();
  const seats = useSeats(game.sitters);
  const level = game.referee.config.seats[seat]?.level;
  if (level === undefined) return undefined;
  return (
    <>
      <Face level={level} size={32} />
      <span>{characters.says(seats[seat]?.name ?? '', characters.lines[level][moment])}</span>
    </>
  );
}

function Said({ game, remark }: RemarkProps) {
  const { seat } = remark;
  const page = usePage();
  const root = useRef<HTMLParagraphElement>(null);
  const [at, setAt] = useState<CSSProperties>();
  useLayoutEffect(() => {
    const part = document.querySelector(`[data-seat="${seat}"], [data-score-seat="${seat}"]`)?.getBoundingClientRect();
    const own = root.current?.getBoundingClientRect();
    if (part === undefined || own === undefined) return;
    const free = underPlayers(own.height);
    setAt(free ?? beside(part, own, { width: page.width * page.scale, height: page.height * page.scale }, 'right'));
  }, [seat, page]);
  return (
    <p ref={root} className="nk-remark nk-panel" role="status" style={at ?? { visibility: 'hidden' }}>
      <Words game={game} remark={remark} />
    </p>
  );
}
