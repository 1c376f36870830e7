import type { AroundTexts } from '../en/around.ts';

/** What is said around whatever the page shows. */
export const around: AroundTexts = {
  title: 'Nunatak: Tempel aus Eis',
  brand: 'Nunatak',
  broken: {
    title: 'Da ist etwas schiefgegangen',
    kept: 'Deine Partie ist gespeichert. Lade neu, dann geht es weiter.',
    part: 'Dieser Teil wurde nicht geladen.',
    retry: 'Noch einmal',
    reload: 'Neu laden',
    start: 'Startseite',
  },
  details: 'Details',
  failed: { text: 'Das hat nicht geklappt. Es hat sich nichts geändert, versuch es noch einmal.', close: 'Schließen' },
  update: { ready: 'Eine neue Version ist da.', now: 'Aktualisieren', later: 'Später' },
};
