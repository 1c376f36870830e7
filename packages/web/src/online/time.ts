import type { ClockView } from '@nunatak/protocol';
import { useEffect, useState } from 'react';

const SECOND = 1000;
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A stretch of time as a clock shows it: 4:12, 3:05:00, or days. */
export function spell(milliseconds: number, days: (count: number) => string): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / SECOND));
  const two = (value: number) => String(value).padStart(2, '0');
  if (seconds >= 2 * DAY) return days(Math.floor(seconds / DAY));
  const [hours, minutes, rest] = [Math.floor(seconds / HOUR), Math.floor((seconds % HOUR) / MINUTE), seconds % MINUTE];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/** Milliseconds left to a seat at a moment of the server's clock. */
export function leftTo(seat: number, { left, running }: ClockView, now: number): number {
  const used = running?.seat === seat ? Math.max(0, now - running.since) : 0;
  return Math.max(0, (left[seat] ?? 0) - used);
}

/** This machine's clock, a look every second while somebody looks. */
export function useNow(isRunning: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!isRunning) return undefined;
    setNow(Date.now());
    const ticker = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(ticker);
  }, [isRunning]);
  return now;
}
