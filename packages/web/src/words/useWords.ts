import type { ReviewTexts, RuleBook } from '@nunatak/words';
import { createContext, use, useContext } from 'react';
import {
  type EditionTexts,
  loadEditionTexts,
  loadReviewTexts,
  loadRuleBook,
  loadTexts,
  loadTutorial,
  type TutorialTexts,
} from './index.ts';
import type { PageTexts, Texts } from './texts.ts';

export const WordsContext = createContext<PageTexts | undefined>(undefined);

/** What the page says on every screen, in the language chosen. */
export function usePageWords(): PageTexts {
  const texts = useContext(WordsContext);
  if (texts === undefined) throw new Error('words are asked for outside of the page, which brings the texts');
  return texts;
}

/** All texts in the language chosen; the nearest Suspense waits for them. */
export function useWords(): Texts {
  return use(loadTexts(usePageWords().language));
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
