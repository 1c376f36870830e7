import type { Language } from '@nunatak/words';
import { localeOf } from './locale.ts';

/** A figure in the language of the reader. */
export function figureText(value: number, language: Language, digits: number): string {
  return new Intl.NumberFormat(localeOf(language), { maximumFractionDigits: digits }).format(value);
}

/** A difference, always with its sign; what rounds to nothing has none. */
export function signedText(value: number, language: Language, digits: number): string {
  const format = new Intl.NumberFormat(localeOf(language), {
    maximumFractionDigits: digits,
    signDisplay: 'exceptZero',
  });
  return format.format(value).replace('-', '−');
}
