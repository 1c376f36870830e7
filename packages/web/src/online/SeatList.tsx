import type { RoomView, SeatView } from '@nunatak/protocol';
import type { ReactNode } from 'react';
import { COLOURS } from '../art/tokens.ts';
import { SeatBadge } from '../parts/SeatBadge.tsx';
import { useWords } from '../words/useWords.ts';
import { nameOf } from './seats.ts';
import { useOnlineWords } from './useOnlineWords.ts';

interface SeatListProps {
  room: RoomView;
  own: number | undefined;
  /** Seats of others at this device. */
  beside?: readonly number[];
  /** What may be done with a seat. */
  children?(seat: SeatView): ReactNode;
}

/** Who sits where. */
export function SeatList({ room, own, beside = [], children }: SeatListProps) {
  const { room: words } = useOnlineWords();
  const texts = useWords();
  return (
    <ol className="nk-on-seats" aria-label={words.seats}>
      {room.seats.map((seat) => (
        <li key={seat.seat} className="nk-on-seat" data-kind={seat.kind}>
          <SeatBadge colour={COLOURS[seat.seat] ?? 'aurora'} size={34} dashed={seat.kind === 'open'} />
          <span className="nk-on-seat-who">
            <b>{nameOf(seat, texts) ?? words.openSeat}</b>
            <small>{notesOf(seat, room, own, beside, words).join(' · ')}</small>
          </span>
          {children?.(seat)}
        </li>
      ))}
    </ol>
  );
}

function notesOf(
  { seat, kind, connected }: SeatView,
  room: RoomView,
  own: number | undefined,
  beside: readonly number[],
  words: ReturnType<typeof useOnlineWords>['room'],
): readonly string[] {
  if (kind === 'bot') return [words.bot];
  if (kind === 'open') return [];
  return [
    ...(seat === own ? [words.you] : []),
    ...(seat === room.host ? [words.host] : []),
    ...(beside.includes(seat) ? [words.here] : []),
    ...(seat === own || beside.includes(seat) ? [] : [connected ? words.there : words.away]),
  ];
}
