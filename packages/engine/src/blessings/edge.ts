import { outerBlocks } from '../scoring/outer.ts';
import { end } from './blessing.ts';

const figures = { each: 1 };

export const edge = end({
  id: 'edge',
  rule: 'E21',
  kind: 'end',
  figures,
  points: (view, seat) => figures.each * outerBlocks(view, seat),
});
