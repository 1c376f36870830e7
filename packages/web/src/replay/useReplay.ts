import { useEffect, useState } from 'react';
import { openReplay, type ReplayOpening } from './openReplay.ts';

/** A game to look at, from a step on; undefined until it is known whether it is there. */
export function useReplay(id: string | undefined, step = 0): ReplayOpening | undefined {
  const [opening, setOpening] = useState<ReplayOpening>();
  useEffect(() => {
    let isWanted = true;
    const found = (next: ReplayOpening) => {
      if (!isWanted) return;
      if (next.kind === 'open') next.game.move((head) => head.goTo(step));
      setOpening(next);
    };
    openReplay(id).then(found, () => found({ kind: 'missing' }));
    return () => {
      isWanted = false;
    };
  }, [id, step]);
  return opening;
}
