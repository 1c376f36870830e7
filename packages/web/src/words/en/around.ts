import type { Widen } from '../widen.ts';

/** What is said around whatever the page shows. */
export const around = {
  title: 'Nunatak: Temple of Ice',
  brand: 'Nunatak',
  broken: {
    title: 'Something went wrong',
    kept: 'Your game is saved. Reload to carry on.',
    part: 'This part didn’t load.',
    retry: 'Try again',
    reload: 'Reload',
    start: 'Home',
  },
  details: 'Details',
  failed: { text: 'That didn’t work. Nothing has changed, so please try again.', close: 'Close' },
  update: { ready: 'A new version is ready.', now: 'Update', later: 'Later' },
};

export type AroundTexts = Widen<typeof around>;
