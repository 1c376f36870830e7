import type { Blessing } from './blessing.ts';

export const progress: Blessing = {
  id: 'progress',
  rule: 'E15',
  kind: 'end',
  amend: (rules, facts) => ({ ...rules, artisans: facts.progress, toolSet: 12 }),
};
