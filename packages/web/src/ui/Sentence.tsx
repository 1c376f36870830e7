import type { ReactNode } from 'react';

/** Stands for the field while a text is split at it; no text holds it. */
const SLOT = '\uFFFC';

/** A sentence with a field where its text puts the number: each language has its own words before and after it. */
export function Sentence({ text, children }: { text: (field: string) => string; children: ReactNode }) {
  const [before = '', ...after] = text(SLOT).split(SLOT);
  return (
    <>
      {before !== '' && <span>{before.trim()}</span>}
      {children}
      {after.join('').trim() !== '' && <span>{after.join('').trim()}</span>}
    </>
  );
}
