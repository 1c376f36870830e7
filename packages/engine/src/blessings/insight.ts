import type { Blessing } from './blessing.ts';

export const insight: Blessing = {
  id: 'insight',
  rule: 'E13',
  kind: 'end',
  endPoints: (view, seat) => view.facts.trackNext[view.track[seat]],
};
