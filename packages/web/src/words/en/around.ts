import type { Widen } from '../widen.ts';

/** What is said around whatever the page shows. */
export const around = {
  title: 'Nunatak: Temple of Ice',
  brand: 'Nunatak',
  broken: {
    title: 'Something went wrong',
    kept: 'Your game is kept after every action. A reload brings it back.',
    reload: 'Reload',
    start: 'To the start',
  },
  update: { ready: 'A new version is ready.', now: 'Show it', later: 'Later' },
};

export type AroundTexts = Widen<typeof around>;
