import type { AroundTexts } from '../en/around.ts';

/** What is said around whatever the page shows. */
export const around: AroundTexts = {
  title: 'Nunatak: De ijstempel',
  brand: 'Nunatak',
  broken: {
    title: 'Er ging iets mis',
    kept: 'Je partij wordt na elke actie bewaard. Na herladen is de partij er weer.',
    reload: 'Herladen',
    start: 'Naar het startscherm',
  },
  update: { ready: 'Er is een nieuwe versie.', now: 'Nu laden', later: 'Later' },
};
