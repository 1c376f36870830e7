/** What a push says, in the words of the worker: the page and its texts may be closed. */

interface TurnNotice {
  readonly title: string;
  readonly options: { readonly body: string; readonly tag: string; readonly icon: string; readonly data: unknown };
}

const TITLES = { en: 'Nunatak: your turn', de: 'Nunatak: Du bist dran', nl: 'Nunatak: jouw beurt' } as const;
const BODIES = {
  en: (name: string) => `${name}, the others are waiting for you.`,
  de: (name: string) => `${name}, die anderen warten auf dich.`,
  nl: (name: string) => `${name}, de anderen wachten op je.`,
} as const;
const LANGUAGES = ['en', 'de', 'nl'] as const;

function read(text: string | undefined): { readonly matchId: string; readonly name: string } {
  try {
    const document: unknown = JSON.parse(text ?? '');
    if (typeof document !== 'object' || document === null) return { matchId: '', name: '' };
    const { matchId, name } = document as { readonly matchId?: unknown; readonly name?: unknown };
    return { matchId: typeof matchId === 'string' ? matchId : '', name: typeof name === 'string' ? name : '' };
  } catch {
    return { matchId: '', name: '' };
  }
}

/** The notice for a push of the server; a push that says nothing is a notice all the same, as browsers demand one. */
export function noticeOf(text: string | undefined, wanted: string): TurnNotice {
  const { matchId, name } = read(text);
  const language = LANGUAGES.find((one) => wanted.startsWith(one)) ?? 'en';
  return {
    title: TITLES[language],
    options: {
      body: name === '' ? '' : BODIES[language](name),
      tag: matchId,
      icon: '/icons/icon-192.png',
      data: { matchId },
    },
  };
}
