import { Suspense, useEffect, useMemo, useState } from 'react';
import { Fetched } from '../app/Fetched.tsx';
import { practice } from '../app/practice.ts';
import { goTo, hrefOf } from '../app/route.ts';
import { ExtrasContext, type TableExtras } from '../parts/extras.ts';
import { useSeats } from '../people/useSeats.ts';
import { useStore } from '../session/store.ts';
import { Table } from '../table/Table.tsx';
import { download } from '../ui/download.ts';
import { useWords } from '../words/useWords.ts';
import { recordOf } from './api.ts';
import { Banner } from './Banner.tsx';
import { Chat } from './Chat.tsx';
import { besideTokens, keepBeside, keepSeat, seatToken } from './keys.ts';
import { giveNotice } from './notices.ts';
import type { OnlineGame, OnlineMatch } from './onlineMatch.ts';
import { SeatNote } from './SeatNote.tsx';
import { TableSheet } from './TableSheet.tsx';
import { BackToTournament } from './TournamentScreen.tsx';
import { useOnlineWords } from './useOnlineWords.ts';

const loadShare = practice('TempleShare');

interface OnlineTableProps {
  match: OnlineMatch;
  game: OnlineGame;
}

/** The table of a match: the same as at one screen, with the others at the far ends of lines. */
export function OnlineTable({ match, game }: OnlineTableProps) {
  const { table, sheet } = useOnlineWords();
  const { room, seat, chat, muted } = useStore(match);
  const [isOpen, setOpen] = useState(false);
  const [read, setRead] = useState(() => chat.at(-1)?.n ?? 0);
  useTurnNotice(match, game);

  const unread = chat.filter(
    (line) => line.n > read && line.seat !== seat && (line.seat === undefined || !muted.includes(line.seat)),
  ).length;
  const last = chat.at(-1)?.n ?? 0;

  const extras = useMemo(
    (): TableExtras => ({
      banner: <Banner match={match} game={game} />,
      talk: {
        label: table.talk,
        unread,
        body: (
          <Talk match={match} last={last} onRead={setRead}>
            <button type="button" className="nk-button nk-on-settings" onClick={() => setOpen(true)}>
              {sheet.open}
            </button>
          </Talk>
        ),
      },
      seat: (one) => <SeatNote match={match} seat={one} />,
    }),
    [match, game, table, sheet, unread, last],
  );

  return (
    <ExtrasContext value={extras}>
      <Table
        key={game.id}
        game={game}
        ending={
          <Ending
            match={match}
            game={game}
            rematch={room?.rematch}
            tournament={room?.tournament}
            isSeated={seat !== undefined}
            onSheet={() => setOpen(true)}
          />
        }
      />
      {isOpen && <TableSheet match={match} onClose={() => setOpen(false)} />}
    </ExtrasContext>
  );
}

interface TalkProps {
  match: OnlineMatch;
  /** The number of the last line. */
  last: number;
  onRead(last: number): void;
  children: React.ReactNode;
}

/** The chat and, below it, the settings of the table; what is open is read. */
function Talk({ match, last, onRead, children }: TalkProps) {
  const { table } = useOnlineWords();
  const { seat, room } = useStore(match);
  useEffect(() => onRead(last), [last, onRead]);
  return (
    <>
      {seat === undefined && <p className="nk-log-empty">{table.watching}</p>}
      {room !== undefined && room.spectators > 0 && <p className="nk-log-empty">{table.spectators(room.spectators)}</p>}
      <Chat match={match} />
      {children}
    </>
  );
}

interface EndingProps {
  match: OnlineMatch;
  game: OnlineGame;
  rematch: string | undefined;
  tournament: string | undefined;
  isSeated: boolean;
  onSheet(): void;
}

/** After the count: once more, the review, a picture, the record, the check of the deal. */
function Ending({ match, game, rematch, tournament, isSeated, onSheet }: EndingProps) {
  const { table } = useOnlineWords();
  const { ledger } = useWords().screens;
  const { matchId } = match;

  function goOn(next: string): void {
    const token = seatToken(matchId);
    if (token !== undefined) keepSeat(next, token);
    keepBeside(next, besideTokens(matchId));
    goTo('m', next);
  }

  async function ask(): Promise<void> {
    if (!(await match.ask({ type: 'rematch' }))) return;
    const next = match.get().room?.rematch;
    if (next !== undefined) goOn(next);
  }

  async function save(): Promise<void> {
    const record = await recordOf(matchId);
    if (record.ok) download(`nunatak-${matchId}.json`, JSON.stringify(record.value, undefined, 1));
  }

  return (
    <>
      {rematch !== undefined && (
        <button type="button" className="nk-button nk-button-primary" onClick={() => goOn(rematch)}>
          {table.rematchReady}
        </button>
      )}
      {tournament !== undefined && <BackToTournament id={tournament} />}
      {rematch === undefined && tournament === undefined && isSeated && (
        <button type="button" className="nk-button nk-button-primary" onClick={() => void ask()}>
          {table.rematch}
        </button>
      )}
      {isSeated && (
        <a className="nk-button" href={hrefOf('review', matchId)}>
          {ledger.review}
        </a>
      )}
      <Suspense fallback={undefined}>
        <Fetched load={loadShare} given={{ game }} />
      </Suspense>
      <button type="button" className="nk-button nk-on-record" onClick={() => void save()}>
        {table.record}
      </button>
      <button type="button" className="nk-button" onClick={onSheet}>
        {table.verify}
      </button>
      <a className="nk-button" href={hrefOf('online')}>
        {table.home}
      </a>
    </>
  );
}

/** Says in the title, and by a notice to who looks elsewhere, that it is one's turn. */
function useTurnNotice(match: OnlineMatch, game: OnlineGame): void {
  const { sheet } = useOnlineWords();
  const { state, busy, isAsked: isHere } = useStore(game);
  const seats = useSeats(game.sitters);
  const isAsked = !busy && state.view.phase !== 'over' && isHere;
  useEffect(() => {
    if (!isAsked) return undefined;
    const before = document.title;
    document.title = sheet.turnTitle;
    const names = seats.filter(({ kind }) => kind === 'elsewhere' || kind === 'bot').map(({ name }) => name);
    giveNotice(sheet.turnTitle, sheet.turnText(names.join(', ')), match.matchId);
    return () => {
      document.title = before;
    };
  }, [isAsked, match, seats, sheet]);
}
