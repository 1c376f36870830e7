import { useState } from 'react';
import { WayOut } from '../session/attempt.ts';

type Take = (find: () => string | undefined | Promise<string | undefined>) => void;

/** Opens the address that a press finds, once: a double-click opens one game, not two. Failures are shown by the page. */
export function useWayOut(): Take {
  const [way] = useState(() => {
    const out = new WayOut((href) => {
      window.location.hash = href;
    });
    return (find: Parameters<Take>[0]) => {
      out.take(find).catch(() => undefined);
    };
  });
  return way;
}
