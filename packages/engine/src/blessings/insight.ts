import { end } from './blessing.ts';

export const insight = end({
  id: 'insight',
  rule: 'E13',
  kind: 'end',
  figures: {},
  points: (view, seat) => view.facts.trackNext[view.track[seat]],
});
