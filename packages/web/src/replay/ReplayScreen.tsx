import { useEffect, useState } from 'react';
import { goTo } from '../app/route.ts';
import { NoGame } from '../library/NoGame.tsx';
import { openReplay, type ReplayOpening } from './openReplay.ts';
import { Replay } from './Replay.tsx';

interface ReplayScreenProps {
  id: string | undefined;
  /** The step to begin at. */
  step: number | undefined;
}

/** A game of the library to look at again. */
export function ReplayScreen({ id, step }: ReplayScreenProps) {
  const [opening, setOpening] = useState<ReplayOpening>();
  useEffect(() => {
    let isWanted = true;
    const found = (next: ReplayOpening) => {
      if (!isWanted) return;
      if (next.kind === 'open') next.game.move((head) => head.goTo(step ?? 0));
      setOpening(next);
    };
    openReplay(id).then(found, () => found({ kind: 'missing' }));
    return () => {
      isWanted = false;
    };
  }, [id, step]);
  if (opening === undefined) return <div className="nk-loading" aria-busy="true" />;
  if (opening.kind === 'open')
    return <Replay game={opening.game} id={id ?? opening.id} onClose={() => goTo('start')} />;
  return <NoGame opening={opening} />;
}
