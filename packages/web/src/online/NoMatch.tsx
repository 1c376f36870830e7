import type { ErrorBody } from '@nunatak/protocol';
import { Landscape } from '../ui/Landscape.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import { reloadNewest } from './reloadNewest.ts';
import { sayError } from './sayError.ts';
import { useOnlineWords } from './useOnlineWords.ts';

interface NoMatchProps {
  error: ErrorBody;
  /** Asks the server again; undefined if the server has given its last word. */
  onRetry?: () => void;
}

/** Says why a match cannot be entered, and what to do next. */
export function NoMatch({ error, onRetry }: NoMatchProps) {
  const { join, errors } = useOnlineWords();
  return (
    <>
      <Landscape quiet />
      <main className="nk-screen">
        <div className="nk-screen-inner nk-on-narrow">
          <PageHead title={join.gone} backLabel={join.back} back="online" />
          <p className="nk-note" role="alert">
            {sayError(errors, error, 'devices')}
          </p>
          {error.code === 'version' && (
            <button type="button" className="nk-button nk-button-primary" onClick={() => void reloadNewest()}>
              {join.reload}
            </button>
          )}
          {error.code === 'unavailable' && onRetry !== undefined && (
            <button type="button" className="nk-button nk-button-primary" onClick={onRetry}>
              {join.again}
            </button>
          )}
        </div>
      </main>
    </>
  );
}
