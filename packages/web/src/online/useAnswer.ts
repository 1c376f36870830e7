import type { Result } from '@nunatak/engine';
import type { ErrorBody } from '@nunatak/protocol';
import { useCallback, useEffect, useState } from 'react';

interface Asked<T> {
  readonly value: T | undefined;
  readonly error: ErrorBody | undefined;
  again(): void;
}

/** Asks once, and again when asked to or when the question changes. An answer to an older question is dropped. */
export function useAnswer<T>(ask: () => Promise<Result<T, ErrorBody>>): Asked<T> {
  const [value, setValue] = useState<T>();
  const [error, setError] = useState<ErrorBody>();
  const [round, setRound] = useState(0);
  useEffect(() => {
    let isLate = round < 0;
    ask()
      .then((answer) => {
        if (isLate) return;
        setValue(answer.ok ? answer.value : undefined);
        setError(answer.ok ? undefined : answer.reason);
      })
      .catch(() => setError({ code: 'internal', message: 'The question could not be asked' }));
    return () => {
      isLate = true;
    };
  }, [ask, round]);
  const again = useCallback(() => setRound((before) => before + 1), []);
  return { value, error, again };
}
