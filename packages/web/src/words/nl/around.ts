import type { AroundTexts } from '../en/around.ts';

/** What is said around whatever the page shows. */
export const around: AroundTexts = {
  title: 'Nunatak: De ijstempel',
  brand: 'Nunatak',
  broken: {
    title: 'Er ging iets mis',
    kept: 'Je partij is opgeslagen. Laad de pagina opnieuw om verder te spelen.',
    part: 'Dit onderdeel is niet geladen.',
    retry: 'Opnieuw proberen',
    reload: 'Opnieuw laden',
    start: 'Start',
  },
  details: 'Details',
  failed: { text: 'Dat is niet gelukt. Er is niets veranderd, dus probeer het nog eens.', close: 'Sluiten' },
  update: { ready: 'Er is een nieuwe versie.', now: 'Bijwerken', later: 'Later' },
};
