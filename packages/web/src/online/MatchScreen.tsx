import type { ErrorBody } from '@nunatak/protocol';
import { useCallback, useEffect, useState } from 'react';
import { hrefOf } from '../app/route.ts';
import { keepOnline } from '../library/keepOnline.ts';
import { library } from '../library/library.ts';
import { useStore } from '../session/store.ts';
import { claimDevice, recordOf } from './api.ts';
import { JoinRoom } from './JoinRoom.tsx';
import { besideTokens, seatToken } from './keys.ts';
import { NoMatch } from './NoMatch.tsx';
import { maybeSubscribe } from './notices.ts';
import { OnlineTable } from './OnlineTable.tsx';
import { OnlineMatch } from './onlineMatch.ts';
import { Room } from './Room.tsx';
import { listedMatchSeats } from './seats.ts';
import { Waiting } from './Waiting.tsx';
import './online.css';
import './onlineTable.css';

/** One's part in a match: proved by a token, or that of a spectator. */
type Part = { readonly token: string | undefined } | undefined;

function partOf(matchId: string): Part {
  const token = seatToken(matchId);
  return token === undefined ? undefined : { token };
}

/** A match by its link: come in, wait for the others, play. */
export function MatchScreen({ matchId, code }: { matchId: string; code: string | undefined }) {
  const [part, setPart] = useState<Part>(() => partOf(matchId));
  const [failed, setFailed] = useState<ErrorBody>();
  const sitDown = useCallback(() => setPart(partOf(matchId)), [matchId]);

  useEffect(() => {
    if (code === undefined) return;
    // The code works once: it shall not stay in the address, nor be tried again by a reload.
    window.history.replaceState(undefined, '', hrefOf('m', matchId));
    claimDevice(matchId, code)
      .then((seated) => {
        if (seated.ok) setPart({ token: seated.value.token });
        else setFailed(seated.reason);
      })
      .catch(() => setFailed({ code: 'internal', message: 'The device could not be linked' }));
  }, [matchId, code]);

  if (failed !== undefined && part === undefined) return <NoMatch error={failed} />;
  if (code !== undefined && part === undefined) return <Waiting text="claim" />;
  if (part === undefined) {
    return <JoinRoom matchId={matchId} onSeated={sitDown} onWatch={() => setPart({ token: undefined })} />;
  }
  return (
    <Joined key={`${matchId} ${part.token}`} matchId={matchId} token={part.token} onLeft={() => setPart(undefined)} />
  );
}

interface JoinedProps {
  matchId: string;
  token: string | undefined;
  onLeft(): void;
}

function Joined({ matchId, token, onLeft }: JoinedProps) {
  const [match] = useState(() => new OnlineMatch(matchId, token, besideTokens(matchId)));
  const { room, game, seat, closed, pushKey } = useStore(match);

  useEffect(() => {
    match.open();
    return () => match.close();
  }, [match]);
  useEffect(() => {
    maybeSubscribe(matchId, token, pushKey).catch(() => undefined);
  }, [matchId, token, pushKey]);

  const isPlaying = room !== undefined && room.status !== 'open';
  useEffect(() => {
    const now = match.get().room;
    if (!isPlaying || now === undefined || game === undefined || seat === undefined) return undefined;
    const record = async () => {
      // While others play the same deal the record is under seal; whoever looks at the game later gets it from the server.
      const { tournament, fair } = match.get().room ?? {};
      if (tournament !== undefined && fair === undefined) return undefined;
      const found = await recordOf(matchId);
      return found.ok ? found.value : undefined;
    };
    return keepOnline(library, { matchId, game, seats: listedMatchSeats(now, seat, match.get().beside), record });
  }, [match, matchId, game, seat, isPlaying]);

  if (closed !== undefined) return <NoMatch error={closed} />;
  if (room === undefined) return <Waiting text="connect" />;
  if (room.status === 'open') return <Room match={match} room={room} onLeft={onLeft} />;
  if (game === undefined) return <Waiting text="load" />;
  return <OnlineTable match={match} game={game} />;
}
