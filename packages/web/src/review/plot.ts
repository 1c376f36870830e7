import { type Spread, spreadAt } from '@nunatak/bots/review';
import type { PlayerCount } from '@nunatak/engine';
import type { Prospect } from './turns.ts';

interface Plotted {
  readonly prospects: readonly (readonly Prospect[])[];
  readonly turns: number;
  readonly players: PlayerCount;
  readonly figure: 'points' | 'chance';
  readonly width: number;
  readonly height: number;
}

/** Where everything of a graph lies. */
export interface Plot {
  readonly left: number;
  readonly right: number;
  readonly ticks: readonly { readonly y: number; readonly label: string }[];
  readonly turnTicks: readonly number[];
  x(turn: number): number;
  turnAt(x: number): number;
  line(seat: number): string;
  band(seat: number): string;
  /** The latest figure of a seat. */
  label(seat: number): string;
  /** Where the names of seats stand at the end of their lines, without one lying on another. */
  spread(seats: readonly number[]): readonly { readonly seat: number; readonly y: number }[];
  markY(turn: number, seat: number, isAbove: boolean): number;
}

const LEFT = 40;
/** What the names at the ends of the lines may take of the width. */
const NAME_SHARE = 0.13;
const LEAST_NAME = 84;
const TOP = 12;
const BOTTOM = 26;
const LINE_HEIGHT = 15;
/** Standard errors to each side: 19 times in 20. */
const SURE = 2;
const NO_SPREAD: Spread = { low: 0, high: 0 };
const TICKS = 4;
const TURN_TICKS = 6;
const STEPS = [1, 2, 5, 10, 20, 25, 50, 100];

export function plotOf({ prospects, turns, players, figure, width, height }: Plotted): Plot {
  const value = (prospect: Prospect | undefined): number =>
    figure === 'points' ? (prospect?.points ?? 0) : 100 * (prospect?.chance ?? 0);
  /** The likely range of the points; of a chance, how sure it is. */
  const around = (prospect: Prospect | undefined, turn: number): Spread => {
    if (figure === 'points') return turn < turns ? spreadAt(players, turn / turns) : NO_SPREAD;
    const error = SURE * 100 * (prospect?.chanceError ?? 0);
    return { low: -error, high: error };
  };
  const all = prospects.flatMap((seats, turn) =>
    seats.flatMap((prospect) => {
      const { low, high } = around(prospect, turn);
      return [value(prospect) + low, value(prospect) + high];
    }),
  );
  const low = figure === 'chance' ? 0 : Math.min(...all, Number.POSITIVE_INFINITY);
  const high = figure === 'chance' ? 100 : Math.max(...all, Number.NEGATIVE_INFINITY);
  const [least, most] = all.length === 0 ? [0, 100] : [low, Math.max(high, low + 1)];
  const step = STEPS.find((one) => (most - least) / one <= TICKS) ?? 100;
  const bottom = Math.floor(least / step) * step;
  const top = Math.ceil(most / step) * step;
  const right = width - Math.max(LEAST_NAME, NAME_SHARE * width);
  const x = (turn: number) => LEFT + ((right - LEFT) * turn) / Math.max(1, turns);
  const y = (at: number) => TOP + ((height - TOP - BOTTOM) * (top - at)) / Math.max(1, top - bottom);
  const path = (points: readonly (readonly [number, number])[]) =>
    points.map(([px, py], i) => `${i === 0 ? 'M' : 'L'}${px.toFixed(1)} ${py.toFixed(1)}`).join('');
  const lastOf = (seat: number) => prospects.at(-1)?.[seat];
  return {
    left: LEFT,
    right,
    ticks: Array.from({ length: Math.round((top - bottom) / step) + 1 }, (_, i) => bottom + i * step).map((at) => ({
      y: y(at),
      label: String(at),
    })),
    turnTicks: Array.from({ length: TURN_TICKS + 1 }, (_, i) => Math.round((i * turns) / TURN_TICKS)),
    x,
    turnAt: (at) => Math.min(turns, Math.max(0, Math.round(((at - LEFT) * turns) / Math.max(1, right - LEFT)))),
    line: (seat) => path(prospects.map((seats, turn) => [x(turn), y(value(seats[seat]))])),
    band(seat) {
      const upper = prospects.map((seats, turn): [number, number] => [
        x(turn),
        y(value(seats[seat]) + around(seats[seat], turn).high),
      ]);
      const lower = prospects.map((seats, turn): [number, number] => [
        x(turn),
        y(value(seats[seat]) + around(seats[seat], turn).low),
      ]);
      return prospects.length < 2 ? '' : `${path([...upper, ...lower.toReversed()])}Z`;
    },
    label: (seat) => String(Math.round(value(lastOf(seat)))),
    spread(seats) {
      const names = seats.map((seat) => ({ seat, y: y(value(lastOf(seat))) + 4 })).sort((a, b) => a.y - b.y);
      for (const [i, name] of names.entries()) {
        const above = names[i - 1];
        if (above !== undefined) name.y = Math.max(name.y, above.y + LINE_HEIGHT);
      }
      return names;
    },
    markY(turn, seat, isAbove) {
      const at = y(value(prospects[turn]?.[seat]));
      return Math.min(height - BOTTOM - 16, Math.max(0, isAbove ? at - 26 : at + 8));
    },
  };
}
