import { useMemo } from 'react';
import { useWords } from '../words/useWords.ts';
import { type Seat, type Sitter, seatsOf } from './seat.ts';

/** The seats of a game in the language chosen. */
export function useSeats(sitters: readonly Sitter[]): readonly Seat[] {
  const words = useWords();
  return useMemo(() => seatsOf(sitters, words), [sitters, words]);
}
