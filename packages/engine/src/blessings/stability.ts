import { blocksWithin } from '../scoring/outer.ts';
import type { Blessing } from './blessing.ts';

const EACH = 2;
const MOST = 14;

export const stability: Blessing = {
  id: 'stability',
  rule: 'E22',
  kind: 'end',
  endPoints: (view, seat) => Math.min(EACH * blocksWithin(view, seat, view.facts.corners), MOST),
};
