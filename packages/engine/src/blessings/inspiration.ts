import { advanceTrack, useUpBlessing } from '../verbs.ts';
import type { Blessing } from './blessing.ts';
import { blessingNumber } from './ids.ts';

const INSPIRATION = blessingNumber('inspiration');

const STEPS = 3;

export const inspiration: Blessing = {
  id: 'inspiration',
  rule: 'E12',
  kind: 'immediate',
  onTake(view, seat, emit) {
    useUpBlessing(view, seat, INSPIRATION, emit);
    advanceTrack(view, seat, STEPS, 'E12', emit);
  },
};
