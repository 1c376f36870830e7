import type { Language } from '@nunatak/words';

/** A language with a region or more, as `Intl` takes it; some browsers on Linux also tell tags such as `en-US@posix`. */
const VARIANT = /^[a-z]{2}(-[A-Za-z0-9]+)+$/;

/** The browser's own languages, most wanted first. */
function browserLocales(): readonly string[] {
  return typeof navigator === 'undefined' ? [] : (navigator.languages ?? [navigator.language]);
}

/**
 * The locale for dates, numbers and lists: the variant of the page's language that the browser prefers, such as `en-GB`
 * or `de-AT`, else the language itself. Every `Intl` formatter of the page takes its locale from here.
 */
export function localeOf(language: Language, wanted: readonly string[] = browserLocales()): string {
  return wanted.find((tag) => tag.startsWith(`${language}-`) && VARIANT.test(tag)) ?? language;
}
