import { useStore } from '../session/store.ts';
import type { OnlineMatch } from './onlineMatch.ts';
import { leftTo, spell, useNow } from './time.ts';
import { useOnlineWords } from './useOnlineWords.ts';

const HURRY_MS = 60_000;

/** Beside a name: whether they are there, and how much time they have. */
export function SeatNote({ match, seat }: { match: OnlineMatch; seat: number }) {
  const { table } = useOnlineWords();
  const { room, clock, skew } = useStore(match);
  const isRunning = clock?.running?.seat === seat;
  const now = useNow(isRunning);
  const place = room?.seats[seat];
  if (place === undefined) return undefined;
  const left = clock === undefined ? undefined : leftTo(seat, clock, now + skew);
  return (
    <>
      {place.kind === 'person' && (
        <span className="nk-on-dot" data-there={place.connected} title={place.connected ? table.there : table.away}>
          <span className="nk-hidden">{place.connected ? table.there : table.away}</span>
        </span>
      )}
      {place.botPlays && <span className="nk-tag">{table.botFor}</span>}
      {left !== undefined && place.kind === 'person' && !place.botPlays && (
        <span className="nk-on-time" data-running={isRunning} data-hurry={isRunning && left < HURRY_MS}>
          <span className="nk-hidden">{table.clockOf(spell(left, table.days))}</span>
          <span aria-hidden="true">{spell(left, table.days)}</span>
        </span>
      )}
    </>
  );
}
