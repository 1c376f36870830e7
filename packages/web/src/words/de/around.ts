import type { AroundTexts } from '../en/around.ts';

/** What is said around whatever the page shows. */
export const around: AroundTexts = {
  title: 'Nunatak: Tempel aus Eis',
  brand: 'Nunatak',
  broken: {
    title: 'Da ist etwas schiefgegangen',
    kept: 'Deine Partie wird nach jeder Aktion gesichert. Nach dem Neuladen ist sie wieder da.',
    reload: 'Neu laden',
    start: 'Zum Start',
  },
  update: { ready: 'Eine neue Version ist da.', now: 'Jetzt laden', later: 'Später' },
};
