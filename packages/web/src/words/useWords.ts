import type { ReviewTexts, RuleBook } from '@nunatak/words';
import { createContext, use, useContext } from 'react';
import {
  type EditionTexts,
  loadEditionTexts,
  loadReviewTexts,
  loadRuleBook,
  loadTutorial,
  type TutorialTexts,
} from './index.ts';
import type { Texts } from './texts.ts';

export const WordsContext = createContext<Texts | undefined>(undefined);

/** The texts in the language chosen. */
export function useWords(): Texts {
  const texts = useContext(WordsContext);
  if (texts === undefined) throw new Error('useWords is called outside of the page, which brings the texts');
  return texts;
}

/** The rules in the language chosen; the nearest Suspense waits for them. */
export function useRuleBook(): RuleBook {
  return use(loadRuleBook(useWords().language));
}

/** The texts of the lessons in the language chosen; the nearest Suspense waits for them. */
export function useTutorial(): TutorialTexts {
  return use(loadTutorial(useWords().language));
}

/** The texts of the page for an edition of one's own; the nearest Suspense waits for them. */
export function useEditionWords(): EditionTexts {
  return use(loadEditionTexts(useWords().language));
}

/** The texts of a review in the language chosen; the nearest Suspense waits for them. */
export function useReviewTexts(): ReviewTexts {
  return use(loadReviewTexts(useWords().language));
}
