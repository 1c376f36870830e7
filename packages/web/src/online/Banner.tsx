import { AWAY_MS, type ErrorBody } from '@nunatak/protocol';
import type { ReactNode } from 'react';
import { seatAt } from '../people/seat.ts';
import { useSeats } from '../people/useSeats.ts';
import { useStore } from '../session/store.ts';
import { watchMissed } from './missed.ts';
import type { OnlineGame, OnlineMatch } from './onlineMatch.ts';
import { type Crowd, sayError } from './sayError.ts';
import { spell, useNow } from './time.ts';
import { useOnlineWords } from './useOnlineWords.ts';

const MINUTE_MS = 60_000;

interface BannerProps {
  match: OnlineMatch;
  game: OnlineGame;
}

/** Whatever needs an eye or an answer, the most urgent first: a phone shows only that one. */
export function Banner({ match, game }: BannerProps) {
  return (
    <div className="nk-banner" role="status">
      <LinkNote match={match} />
      <ProblemNote match={match} />
      <BotNote match={match} />
      <TakeBackNote match={match} game={game} />
      <TimeoutNote match={match} game={game} />
      <AwayNote match={match} game={game} />
      <MissedNote game={game} />
    </div>
  );
}

interface NoteProps {
  kind: string;
  text: string;
  /** What is spoken instead where the text changes every second. */
  spoken?: string;
  children?: ReactNode;
}

function Note({ kind, text, spoken, children }: NoteProps) {
  return (
    <div className="nk-banner-note" data-note={kind}>
      <p aria-hidden={spoken !== undefined}>{text}</p>
      {spoken !== undefined && <p className="nk-hidden">{spoken}</p>}
      {children}
    </div>
  );
}

function LinkNote({ match }: { match: OnlineMatch }) {
  const { table } = useOnlineWords();
  const { link } = useStore(match);
  return link === 'online' ? undefined : <Note kind="offline" text={table.reconnecting} />;
}

function ProblemNote({ match }: { match: OnlineMatch }) {
  const { errors, table } = useOnlineWords();
  const { problem, seat } = useStore(match);
  if (problem === undefined) return undefined;
  return (
    <Note kind="problem" text={sayError(errors, problem, crowdAtTable(problem, seat))}>
      <button type="button" className="nk-button" onClick={() => match.forgetProblem()}>
        {table.close}
      </button>
    </Note>
  );
}

/** At a table, only a refused take-back names a limit; without one it is the connection that is refused. */
function crowdAtTable({ expected }: ErrorBody, seat: number | undefined): Crowd {
  if (expected !== undefined) return 'takeBacks';
  return seat === undefined ? 'spectators' : 'windows';
}

function TimeoutNote({ match, game }: BannerProps) {
  const { table } = useOnlineWords();
  const seats = useSeats(game.sitters);
  const { room, seat, skew } = useStore(match);
  const timeout = room?.status === 'playing' ? room.timeout : undefined;
  const now = useNow(timeout !== undefined);
  if (timeout === undefined) return undefined;
  const time = spell(timeout.until - now - skew, table.days);
  if (timeout.seat === seat)
    return <Note kind="timeout" text={table.timeoutYours(time)} spoken={table.timeoutYoursSpoken} />;
  const name = seatAt(seats, timeout.seat).name;
  return (
    <Note kind="timeout" text={table.timeout(name, time)} spoken={table.timeoutSpoken(name)}>
      {seat !== undefined && (
        <>
          <button type="button" className="nk-button" onClick={() => void match.ask({ type: 'wait' })}>
            {table.wait}
          </button>
          <button type="button" className="nk-button" onClick={() => void match.ask({ type: 'botPlays' })}>
            {table.botPlays}
          </button>
        </>
      )}
    </Note>
  );
}

/** Where no clock runs, somebody who went away would hold the game up for ever. */
function AwayNote({ match, game }: BannerProps) {
  const { table } = useOnlineWords();
  const seats = useSeats(game.sitters);
  const { room, seat, skew } = useStore(match);
  const { state } = useStore(game);
  const asked = state.view.phase === 'over' ? undefined : room?.seats[state.view.decider];
  const since = asked?.kind === 'person' && !asked.botPlays ? asked.awaySince : undefined;
  const isEndless = room?.status === 'playing' && room.settings.clock.kind === 'none';
  const now = useNow(since !== undefined && isEndless);
  if (!isEndless || since === undefined || asked === undefined || seat === undefined || asked.seat === seat) {
    return undefined;
  }
  const away = now + skew - since;
  if (away < AWAY_MS) return undefined;
  return (
    <Note kind="away" text={table.awayFor(seatAt(seats, asked.seat).name, Math.floor(away / MINUTE_MS))}>
      <button
        type="button"
        className="nk-button"
        onClick={() => void match.ask({ type: 'botPlays', seat: asked.seat })}
      >
        {table.botPlays}
      </button>
    </Note>
  );
}

function BotNote({ match }: { match: OnlineMatch }) {
  const { table } = useOnlineWords();
  const { room, seat, beside } = useStore(match);
  const isReplaced =
    seat !== undefined &&
    room?.status === 'playing' &&
    [seat, ...beside].some((one) => room.seats[one]?.botPlays === true);
  if (!isReplaced) return undefined;
  return (
    <Note kind="replaced" text={table.botForYou}>
      <button type="button" className="nk-button nk-button-primary" onClick={() => void match.ask({ type: 'return' })}>
        {table.comeBack}
      </button>
    </Note>
  );
}

function TakeBackNote({ match, game }: BannerProps) {
  const { table } = useOnlineWords();
  const seats = useSeats(game.sitters);
  const { room, seat } = useStore(match);
  const asked = room?.takeBack;
  if (asked === undefined) return undefined;
  if (asked.seat === seat) return <Note kind="takeBack" text={table.takeBackYours} />;
  const text = table.takeBackAsked(seatAt(seats, asked.seat).name);
  const mayAnswer = seat !== undefined && !asked.agreed.includes(seat);
  return (
    <Note kind="takeBack" text={text}>
      {mayAnswer && (
        <>
          <button type="button" className="nk-button" onClick={() => void match.ask({ type: 'consent', agree: true })}>
            {table.agree}
          </button>
          <button type="button" className="nk-button" onClick={() => void match.ask({ type: 'consent', agree: false })}>
            {table.refuse}
          </button>
        </>
      )}
    </Note>
  );
}

function MissedNote({ game }: { game: OnlineGame }) {
  const { table } = useOnlineWords();
  useStore(game);
  const turns = game.referee.missedTurns;
  if (turns === 0) return undefined;
  return (
    <Note kind="missed" text={table.missed(turns)}>
      <button type="button" className="nk-button" onClick={() => watchMissed(game)}>
        {table.watchMissed}
      </button>
      <button type="button" className="nk-button nk-button-quiet" onClick={() => game.referee.forgetMissed()}>
        {table.close}
      </button>
    </Note>
  );
}
