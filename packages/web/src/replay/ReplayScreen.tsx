import { goTo } from '../app/route.ts';
import { NoReplay } from './NoReplay.tsx';
import { Replay } from './Replay.tsx';
import { useReplay } from './useReplay.ts';

interface ReplayScreenProps {
  id: string | undefined;
  /** The step to begin at. */
  step: number | undefined;
}

/** A game of the library to look at again. */
export function ReplayScreen({ id, step }: ReplayScreenProps) {
  const opening = useReplay(id, step);
  if (opening === undefined) return <div className="nk-loading" aria-busy="true" />;
  if (opening.kind === 'open')
    return <Replay game={opening.game} id={id ?? opening.id} onClose={() => goTo('start')} />;
  return <NoReplay opening={opening} />;
}
