import { cornerBlocks } from '../scoring/outer.ts';
import { end } from './blessing.ts';

const figures = { each: 2, most: 14 };

export const stability = end({
  id: 'stability',
  rule: 'E22',
  kind: 'end',
  figures,
  points: (view, seat) => Math.min(figures.each * cornerBlocks(view, seat), figures.most),
});
