import type { ReactNode } from 'react';
import { usePageWords } from '../words/useWords.ts';
import './ui.css';

/** An internal reason, for whoever reports a fault: folded away, as it tells a player nothing to do. */
export function Details({ children }: { children: ReactNode }) {
  const { table } = usePageWords();
  return (
    <details className="nk-details">
      <summary>{table.details}</summary>
      <p>{children}</p>
    </details>
  );
}
