import { NoGame } from '../library/NoGame.tsx';
import { BrokenLink } from '../share/BrokenLink.tsx';
import type { ReplayOpening } from './openReplay.ts';

/** Says why there is no game to look at. */
export function NoReplay({ opening }: { opening: Exclude<ReplayOpening, { kind: 'open' }> }) {
  return opening.kind === 'brokenLink' ? <BrokenLink reason={opening.reason} /> : <NoGame opening={opening} />;
}
