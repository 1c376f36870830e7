import type { Language } from '@nunatak/words';
import { localeOf } from '../words/locale.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;

/** How long ago something was, as one says it; after a week, the day. */
export function sayWhen(moment: number, now: number, language: Language): string {
  const ago = now - moment;
  const relative = new Intl.RelativeTimeFormat(localeOf(language), { numeric: 'auto' });
  if (ago < MINUTE) return relative.format(0, 'second');
  if (ago < HOUR) return relative.format(-Math.floor(ago / MINUTE), 'minute');
  if (ago < DAY) return relative.format(-Math.floor(ago / HOUR), 'hour');
  if (ago < WEEK) return relative.format(-Math.floor(ago / DAY), 'day');
  return new Date(moment).toLocaleDateString(localeOf(language), { day: 'numeric', month: 'short', year: 'numeric' });
}
