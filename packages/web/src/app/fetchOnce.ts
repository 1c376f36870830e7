/** What forgets its failure when it is asked to. */
const failed = new Set<() => void>();

/**
 * Fetches something once and gives the same promise each time, as React asks for. A failure stays one until failures are
 * forgotten: while a screen is being shown, asking again and again would never come to an end.
 */
export function fetchOnce<T>(fetch: () => Promise<T>): () => Promise<T> {
  let known: Promise<T> | undefined;
  const forget = () => {
    known = undefined;
  };
  return () => {
    if (known !== undefined) return known;
    known = fetch();
    known.catch(() => failed.add(forget));
    return known;
  };
}

/** Whatever could not be fetched is fetched when it is asked for again: the network may be back. */
export function forgetFailures(): void {
  for (const forget of failed) forget();
  failed.clear();
}
