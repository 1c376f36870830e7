import { advanceTrack, layBlessing } from '../verbs.ts';
import { ARCHITECT } from '../words.ts';
import type { Blessing } from './blessing.ts';
import { blessingNumber } from './ids.ts';

const LEGEND = blessingNumber('legend');

export const legend: Blessing = {
  id: 'legend',
  rule: 'E19',
  kind: 'immediate',
  onTake(view, seat, emit) {
    layBlessing(view, seat, LEGEND, ARCHITECT, emit);
    advanceTrack(view, seat, 1, 'E19', emit);
  },
};
