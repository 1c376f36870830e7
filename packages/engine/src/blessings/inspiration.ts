import { advanceTrack, useUpBlessing } from '../mutators.ts';
import { immediate } from './blessing.ts';
import { blessingNumber } from './ids.ts';

const INSPIRATION = blessingNumber('inspiration');

const figures = { spaces: 3 };

export const inspiration = immediate({
  id: 'inspiration',
  rule: 'E12',
  kind: 'immediate',
  figures,
  onTake(view, seat, emit) {
    useUpBlessing(view, seat, INSPIRATION, emit);
    advanceTrack(view, seat, figures.spaces, 'E12', emit);
  },
});
