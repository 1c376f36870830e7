import type { RoomView } from '@nunatak/protocol';
import { useState } from 'react';
import { goTo, linkOf } from '../app/route.ts';
import { useStore } from '../session/store.ts';
import { Details } from '../ui/Details.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { linkDevice } from './api.ts';
import { Check } from './Check.tsx';
import { checkDeal, type DealCheck } from './checkDeal.ts';
import { seatToken } from './keys.ts';
import { askForNotices, noticeState } from './notices.ts';
import { Orders } from './Orders.tsx';
import type { OnlineMatch } from './onlineMatch.ts';
import { ShareLink } from './ShareLink.tsx';
import { sayError } from './sayError.ts';
import { useOnlineWords } from './useOnlineWords.ts';
import { Webhook } from './Webhook.tsx';

interface SheetProps {
  match: OnlineMatch;
  onClose(): void;
}

/** Everything about a table that is not its game. */
export function TableSheet({ match, onClose }: SheetProps) {
  const { sheet, home, room: words } = useOnlineWords();
  const { room, seat } = useStore(match);
  if (room === undefined) return undefined;
  return (
    <Sheet title={sheet.title} closeLabel={sheet.close} onClose={onClose}>
      <div className="nk-on-sheet">
        {seat !== undefined && <Orders match={match} />}
        {seat !== undefined && <DeviceLink match={match} />}
        {seat !== undefined && <Notices match={match} />}
        <Webhook match={match} />
        {seat !== undefined && seat === room.host && room.settings.spectators && (
          <Check
            label={home.spectatorChat}
            checked={room.settings.spectatorChat}
            onChange={(allowed) => void match.ask({ type: 'spectatorChat', allowed })}
          />
        )}
        <FairDeal match={match} room={room} />
        <section className="nk-on-part">
          <ShareLink link={linkOf(room.matchId)} label={words.link} copyLabel={words.copy} />
        </section>
        {seat !== undefined && room.status === 'playing' && room.seats[seat]?.botPlays === false && (
          <Leave match={match} />
        )}
      </div>
    </Sheet>
  );
}

/** A link that takes one's seat along to another device. */
export function DeviceLink({ match }: { match: OnlineMatch }) {
  const { sheet, errors } = useOnlineWords();
  const [link, setLink] = useState<string>();
  const [problem, setProblem] = useState<string>();

  async function make(): Promise<void> {
    const made = await linkDevice(match.matchId, seatToken(match.matchId) ?? '');
    setLink(made.ok ? linkOf(match.matchId, made.value.code) : undefined);
    setProblem(made.ok ? undefined : sayError(errors, made.reason, 'devices'));
  }

  return (
    <section className="nk-on-part nk-on-device">
      <h3 className="nk-title">{sheet.device}</h3>
      <p className="nk-muted">{sheet.deviceLine}</p>
      {link === undefined ? (
        <button type="button" className="nk-button" onClick={() => void make()}>
          {sheet.deviceMake}
        </button>
      ) : (
        <ShareLink link={link} label={sheet.device} copyLabel={sheet.deviceCopy} />
      )}
      {problem !== undefined && <p className="nk-note">{problem}</p>}
    </section>
  );
}

export function Notices({ match }: { match: OnlineMatch }) {
  const { sheet } = useOnlineWords();
  const { pushKey } = useStore(match);
  const [state, setState] = useState(noticeState);

  async function ask(): Promise<void> {
    setState(await askForNotices(match.matchId, seatToken(match.matchId), pushKey));
  }

  return (
    <section className="nk-on-part">
      <h3 className="nk-title">{sheet.notices}</h3>
      <p className="nk-muted">
        {sheet.noticesLine} {pushKey !== undefined && sheet.noticesPush}
      </p>
      {state === 'ask' && (
        <button
          type="button"
          className="nk-button"
          onClick={() => {
            ask().catch(() => setState(noticeState()));
          }}
        >
          {sheet.noticesAsk}
        </button>
      )}
      {state === 'on' && <p>{sheet.noticesOn}</p>}
      {state === 'off' && <p>{sheet.noticesOff}</p>}
      {state === 'none' && <p>{sheet.noticesNone}</p>}
    </section>
  );
}

/** The seal of the deal, and its check once the game is over. */
export function FairDeal({ match, room }: { match: OnlineMatch; room: RoomView }) {
  const { sheet } = useOnlineWords();
  const [check, setCheck] = useState<DealCheck | 'checking'>();
  const { fair } = room;
  return (
    <section className="nk-on-part nk-on-fair">
      <h3 className="nk-title">{sheet.fair}</h3>
      <p className="nk-muted">{fair === undefined ? sheet.fairLine : sheet.fairOver}</p>
      <dl>
        <dt>{sheet.commitment}</dt>
        <dd>
          <code>{room.commitment}</code>
        </dd>
        {fair !== undefined && (
          <>
            <dt>{sheet.seed}</dt>
            <dd>
              <code>{fair.seed}</code>
            </dd>
            <dt>{sheet.salt}</dt>
            <dd>
              <code>{fair.salt}</code>
            </dd>
          </>
        )}
      </dl>
      {fair !== undefined && (
        <button
          type="button"
          className="nk-button"
          onClick={() => {
            setCheck('checking');
            checkDeal(match.matchId, match.commitment)
              .then(setCheck)
              .catch((error: unknown) => setCheck({ ok: false, reason: String(error) }));
          }}
        >
          {check === 'checking' ? sheet.checking : sheet.check}
        </button>
      )}
      {check !== undefined && check !== 'checking' && (
        <div className={check.ok ? 'nk-on-good' : 'nk-note'} role="status">
          {check.ok ? sheet.checkOk(check.value) : sheet.checkBad}
          {!check.ok && <Details>{check.reason}</Details>}
        </div>
      )}
    </section>
  );
}

function Leave({ match }: { match: OnlineMatch }) {
  const { sheet } = useOnlineWords();
  const [isSure, setSure] = useState(false);

  async function leave(): Promise<void> {
    if (await match.ask({ type: 'quit' })) goTo('online');
  }

  return (
    <section className="nk-on-part">
      <p className="nk-muted">{sheet.leaveLine}</p>
      <button type="button" className="nk-button" onClick={() => (isSure ? void leave() : setSure(true))}>
        {isSure ? sheet.leaveSure : sheet.leave}
      </button>
    </section>
  );
}
