import type { RoomView, SeatView } from '@nunatak/protocol';
import { useState } from 'react';
import { linkOf } from '../app/route.ts';
import { BOT_LEVELS, USUAL_LEVEL } from '../session/levels.ts';
import { useStore } from '../session/store.ts';
import { Landscape } from '../ui/Landscape.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import { useWords } from '../words/useWords.ts';
import { Beside } from './Beside.tsx';
import { ChangeRoom } from './ChangeRoom.tsx';
import { Chat } from './Chat.tsx';
import { dropSeat, keepBeside } from './keys.ts';
import type { OnlineMatch } from './onlineMatch.ts';
import { RoomFacts } from './RoomFacts.tsx';
import { SeatList } from './SeatList.tsx';
import { ShareLink } from './ShareLink.tsx';
import { sayError } from './sayError.ts';
import { DeviceLink, FairDeal, Notices } from './TableSheet.tsx';
import { useOnlineWords } from './useOnlineWords.ts';
import { Webhook } from './Webhook.tsx';

interface RoomProps {
  match: OnlineMatch;
  room: RoomView;
  onLeft(): void;
}

/** A table before the game: who sits where, the link, and Begin. */
export function Room({ match, room, onLeft }: RoomProps) {
  const { room: words, errors, table, home, join } = useOnlineWords();
  const { seat, beside, problem, link } = useStore(match);
  const [isChanging, setChanging] = useState(false);
  const isHost = seat !== undefined && seat === room.host;
  const open = room.seats.filter(({ kind }) => kind === 'open').length;
  const host = room.seats[room.host]?.name ?? '';

  async function leave(): Promise<void> {
    if (seat !== undefined && !(await match.ask({ type: 'quit' }))) return;
    dropSeat(match.matchId);
    keepBeside(match.matchId, []);
    onLeft();
  }

  return (
    <>
      <Landscape quiet />
      <main className="nk-screen">
        <div className="nk-screen-inner nk-on">
          <PageHead
            title={words.title}
            line={isHost ? words.hostLine : words.waitLine(host)}
            backLabel={home.title}
            back="online"
          />
          {link === 'offline' && (
            <p className="nk-note" role="status">
              {table.reconnecting}
            </p>
          )}
          {problem !== undefined && (
            <p className="nk-note" role="alert">
              {sayError(errors, problem)}
            </p>
          )}
          <div className="nk-on-columns">
            <div className="nk-on-stack">
              <section className="nk-panel nk-card-panel nk-on-stack">
                <ShareLink link={linkOf(room.matchId)} label={words.link} copyLabel={words.copy} />
              </section>
              <section className="nk-panel nk-card-panel nk-on-stack">
                <div className="nk-on-list-head">
                  <RoomFacts room={room} />
                  {isHost && (
                    <button type="button" className="nk-button" onClick={() => setChanging(true)}>
                      {words.change}
                    </button>
                  )}
                </div>
                <SeatList room={room} own={seat} beside={beside}>
                  {(one) => isHost && one.seat !== seat && <SeatTools match={match} seat={one} />}
                </SeatList>
                {seat !== undefined && open > 0 && <Beside match={match} />}
                <div className="nk-row">
                  {isHost && (
                    <button
                      type="button"
                      className="nk-button nk-button-primary nk-big"
                      onClick={() => void match.ask({ type: 'start', ...(open === 0 ? {} : { fill: USUAL_LEVEL }) })}
                    >
                      {open === 0 ? words.start : words.startFilled(open)}
                    </button>
                  )}
                  {seat === undefined && open > 0 && (
                    <button type="button" className="nk-button nk-button-primary nk-big" onClick={onLeft}>
                      {join.button}
                    </button>
                  )}
                  {seat !== undefined && (
                    <button type="button" className="nk-button" onClick={() => void leave()}>
                      {words.leave}
                    </button>
                  )}
                </div>
              </section>
            </div>
            <div className="nk-on-stack">
              <section className="nk-panel nk-on-room-chat">
                <h2 className="nk-title nk-on-chat-head">{table.talk}</h2>
                <Chat match={match} />
              </section>
              <section className="nk-panel nk-card-panel nk-on-stack">
                {seat !== undefined && <DeviceLink match={match} />}
                {seat !== undefined && <Notices match={match} />}
                <Webhook match={match} />
                <FairDeal match={match} room={room} />
              </section>
            </div>
          </div>
        </div>
      </main>
      {isHost && isChanging && <ChangeRoom match={match} room={room} onClose={() => setChanging(false)} />}
    </>
  );
}

function SeatTools({ match, seat }: { match: OnlineMatch; seat: SeatView }) {
  const { room: words } = useOnlineWords();
  const { botLevels } = useWords();
  return (
    <span className="nk-on-seat-tools">
      {seat.kind !== 'person' && (
        <label>
          <span className="nk-hidden">{words.toBot}</span>
          <select
            className="nk-input"
            value={seat.kind === 'bot' ? seat.bot : ''}
            onChange={({ target }) => {
              const to =
                target.value === '' ? ({ kind: 'open' } as const) : { kind: 'bot' as const, bot: target.value };
              match.ask({ type: 'seat', seat: seat.seat, to }).catch(() => undefined);
            }}
          >
            <option value="">{words.openSeat}</option>
            {BOT_LEVELS.map((level) => (
              <option key={level} value={level}>
                {`${words.bot}: ${botLevels[level].name}`}
              </option>
            ))}
          </select>
        </label>
      )}
      {seat.kind === 'person' && (
        <button
          type="button"
          className="nk-button"
          onClick={() => void match.ask({ type: 'seat', seat: seat.seat, to: { kind: 'open' } })}
        >
          {words.toOpen}
        </button>
      )}
    </span>
  );
}
