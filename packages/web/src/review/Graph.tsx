import type { PlayerCount } from '@nunatak/engine';
import { type PointerEvent, useRef } from 'react';
import type { Seat } from '../people/seat.ts';
import { usePage, useStacked } from '../ui/scale.ts';
import { useReviewTexts } from '../words/useWords.ts';
import { ClassShape } from './ClassMark.tsx';
import { numberAt, type PlayedTurn } from './played.ts';
import { plotOf } from './plot.ts';
import type { Moment, Prospect } from './turns.ts';

export const FIGURES = ['points', 'chance'] as const;
export type Figure = (typeof FIGURES)[number];

interface GraphProps {
  /** What everyone could expect after so many turns. */
  prospects: readonly (readonly Prospect[])[];
  /** All turns of the game, reviewed or not: the graph fills from the left. */
  played: readonly PlayedTurn[];
  players: PlayerCount;
  seats: readonly Seat[];
  figure: Figure;
  /** The seat whose line has a band and whose moments are marked. */
  chosen: number;
  moments: readonly Moment[];
  /** How many turns are shown. */
  at: number;
  /** Where there is not much room, as on a phone. */
  isSmall?: boolean;
  onGo(to: number): void;
}

/** In units of the drawing: about pixels, so that its letters are as large as others. */
const SMALL = { width: 380, height: 200 } as const;
const WIDE_HEIGHT = 190;
/** What lies beside a wide graph, and the least that is wide. */
const BESIDE = { stacked: 32, wide: 508 } as const;
const LEAST_WIDE = 480;
/** Half of the pill that names the turn, and of the name of a turn beside it. */
const PILL_HALF = 34;
const TICK_HALF = 16;

/** What each seat could expect over the game; drag to go to a turn. */
export function Graph({
  prospects,
  played,
  players,
  seats,
  figure,
  chosen,
  moments,
  at,
  isSmall = false,
  onGo,
}: GraphProps) {
  const texts = useReviewTexts();
  const svg = useRef<SVGSVGElement>(null);
  const { width, height } = useDrawing(isSmall);
  const plot = plotOf({ prospects, turns: played.length, players, figure, width, height });

  function goTo({ clientX }: PointerEvent): void {
    const box = svg.current?.getBoundingClientRect();
    if (box === undefined || box.width === 0) return;
    onGo(plot.turnAt(((clientX - box.left) * width) / box.width));
  }

  const pill = Math.min(Math.max(plot.x(at), plot.left + 20), plot.right - 20);
  const isUncovered = (turn: number) => Math.abs(plot.x(turn) - pill) > PILL_HALF + TICK_HALF;
  const names = plot.spread(seats.map((_, seat) => seat));
  return (
    <svg
      ref={svg}
      className="nk-graph"
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        goTo(event);
      }}
      onPointerMove={(event) => {
        if (event.buttons === 1) goTo(event);
      }}
    >
      {plot.ticks.map(({ y, label }) => (
        <g key={label}>
          <path className="nk-graph-grid" d={`M${plot.left} ${y}H${plot.right}`} />
          <text className="nk-graph-tick" x={plot.left - 8} y={y + 4} textAnchor="end">
            {label}
          </text>
        </g>
      ))}
      {plot.turnTicks.filter(isUncovered).map((turn) => (
        <text key={turn} className="nk-graph-tick" x={plot.x(turn)} y={height - 4} textAnchor="middle">
          {turn === 0 ? texts.screen.start : numberAt(played, turn)}
        </text>
      ))}
      <path className="nk-graph-band" style={lineStyle(seats[chosen])} d={plot.band(chosen)} />
      {seats.map((seat, i) => (
        <path
          key={seat.colour}
          className="nk-graph-line"
          data-chosen={i === chosen}
          style={lineStyle(seat)}
          d={plot.line(i)}
        />
      ))}
      <Playhead
        x={plot.x(at)}
        pill={pill}
        height={height}
        label={at === 0 ? texts.screen.start : texts.table.turn(numberAt(played, at))}
      />
      {moments.map((moment) => (
        <g
          key={`${moment.decision} ${moment.kind} ${moment.seat}`}
          transform={`translate(${plot.x(moment.turn + 1) - 8} ${plot.markY(moment.turn + 1, moment.seat, moment.kind === 'luck')}) scale(0.8)`}
        >
          <circle className="nk-graph-plate" cx="10" cy="10" r="13" />
          <ClassShape kind={moment.kind} />
        </g>
      ))}
      {names.map(({ seat, y }) => (
        <text key={seat} className="nk-graph-name" style={lineStyle(seats[seat])} x={plot.right + 8} y={y}>
          {`${seats[seat]?.name ?? ''} ${plot.label(seat)}`}
        </text>
      ))}
    </svg>
  );
}

function lineStyle(seat: Seat | undefined) {
  return { color: `var(--nk-player-text-${seat?.colour ?? 'aurora'})` };
}

/** As wide as the place that it has. */
function useDrawing(isSmall: boolean): { readonly width: number; readonly height: number } {
  const { width, scale } = usePage();
  const stacked = useStacked();
  const wide = width * scale - BESIDE[stacked ? 'stacked' : 'wide'];
  return isSmall || wide < LEAST_WIDE ? SMALL : { width: wide, height: WIDE_HEIGHT };
}

function Playhead({ x, pill, height, label }: { x: number; pill: number; height: number; label: string }) {
  return (
    <g>
      <path className="nk-graph-head" d={`M${x} 2V${height - 22}`} />
      <rect className="nk-graph-pill" x={pill - PILL_HALF} y={height - 20} width={2 * PILL_HALF} height={20} rx={10} />
      <text className="nk-graph-pill-text" x={pill} y={height - 5} textAnchor="middle">
        {label}
      </text>
    </g>
  );
}
