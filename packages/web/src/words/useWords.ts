import { createContext, useContext } from 'react';
import type { Texts } from './texts.ts';

export const WordsContext = createContext<Texts | undefined>(undefined);

/** The texts in the language chosen. */
export function useWords(): Texts {
  const texts = useContext(WordsContext);
  if (texts === undefined) throw new Error('useWords is called outside of the page, which brings the texts');
  return texts;
}
