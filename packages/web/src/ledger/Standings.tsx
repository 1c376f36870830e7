import { iceStyle } from '../parts/ice.ts';
import { SeatBadge } from '../parts/SeatBadge.tsx';
import type { Seat } from '../people/seat.ts';

interface Props {
  seats: readonly Seat[];
  totals: readonly number[];
  /** The highest total at the end: the full width. */
  most: number;
  label: string;
}

/** The race of the totals. */
export function Standings({ seats, totals, most, label }: Props) {
  return (
    <section className="nk-panel nk-end-standings" aria-label={label}>
      <ul>
        {seats.map(({ name, colour }, seat) => (
          <li key={name + colour} style={iceStyle(colour)}>
            <SeatBadge colour={colour} size={32} />
            <span className="nk-end-name">{name}</span>
            <span className="nk-end-bar" aria-hidden="true">
              <i style={{ inlineSize: `${Math.max(2, (100 * (totals[seat] ?? 0)) / most)}%` }} />
            </span>
            <b>{totals[seat]}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
