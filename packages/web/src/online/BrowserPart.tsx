import type { ErrorBody } from '@nunatak/protocol';
import type { ReactNode } from 'react';
import { sayError } from './sayError.ts';
import { useOnlineWords } from './useOnlineWords.ts';

interface BrowserPartProps {
  title: string;
  line: string;
  error: ErrorBody | undefined;
  children: ReactNode;
}

/** One of the things that can be done about whom the server takes one for. */
export function BrowserPart({ title, line, error, children }: BrowserPartProps) {
  const { errors } = useOnlineWords();
  return (
    <section className="nk-on-part" aria-label={title}>
      <h2 className="nk-title">{title}</h2>
      <p>{line}</p>
      {children}
      {error !== undefined && (
        <p className="nk-note" role="alert">
          {sayError(errors, error, 'devices')}
        </p>
      )}
    </section>
  );
}
