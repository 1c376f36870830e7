import type { Vocabulary } from '@nunatak/words';
import type { Figure } from './ledger.ts';

/** The left side of a figure's sum, as `3 architects × 4`. */
export function explainFigure(words: Vocabulary, figure: Figure): string {
  switch (figure.line) {
    case 'temple':
      return words.sources.temple.explain(figure.parameters);
    case 'insight':
      return words.sources.insight.explain(figure.parameters);
    case 'luck':
      return words.sources.luck.explain(figure.parameters);
    case 'edge':
      return words.sources.edge.explain(figure.parameters);
    case 'stability':
      return words.sources.stability.explain(figure.parameters);
    case 'cap':
      return words.sources.cap.explain(figure.parameters);
    case 'builders':
      return words.sources.builders.explain(figure.parameters);
    case 'sculptors':
      return words.sources.sculptors.explain(figure.parameters);
    case 'artisans':
      return words.sources.artisans.explain(figure.parameters);
    case 'beasts':
      return words.sources.beasts.explain(figure.parameters);
    case 'architects':
      return words.sources.architects.explain(figure.parameters);
    case 'elders':
      return words.sources.elders.explain(figure.parameters);
    case 'blessings':
      return words.sources.blessings.explain(figure.parameters);
    case 'sets':
      return words.sources.sets.explain(figure.parameters);
  }
}
