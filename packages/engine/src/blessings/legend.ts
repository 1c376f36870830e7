import { advanceTrack, layBlessing } from '../mutators.ts';
import { ARCHITECT } from '../words.ts';
import { immediate } from './blessing.ts';
import { blessingNumber } from './ids.ts';

const LEGEND = blessingNumber('legend');

const figures = { spaces: 1 };

export const legend = immediate({
  id: 'legend',
  rule: 'E19',
  kind: 'immediate',
  figures,
  onTake(view, seat, emit) {
    layBlessing(view, seat, LEGEND, ARCHITECT, emit);
    advanceTrack(view, seat, figures.spaces, 'E19', emit);
  },
});
