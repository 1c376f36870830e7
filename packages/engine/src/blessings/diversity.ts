import type { Blessing } from './blessing.ts';

export const diversity: Blessing = {
  id: 'diversity',
  rule: 'E27',
  kind: 'end',
  amend: (rules) => ({ ...rules, set: 15 }),
};
