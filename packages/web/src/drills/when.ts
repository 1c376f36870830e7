import type { Language } from '@nunatak/words';
import { localeOf } from '../words/locale.ts';

const DAY = 86_400_000;

/** When something is due, as one says it: whole days, at least the next one. */
export function sayDue(due: number, now: number, language: Language): string {
  const days = Math.max(1, Math.round((due - now) / DAY));
  return new Intl.RelativeTimeFormat(localeOf(language), { numeric: 'auto' }).format(days, 'day');
}

export function sayDay(moment: number, language: Language): string {
  return new Date(moment).toLocaleDateString(localeOf(language), { day: 'numeric', month: 'long' });
}
