import type { Blessing } from './blessing.ts';

export const decoration: Blessing = {
  id: 'decoration',
  rule: 'E26',
  kind: 'end',
  amend: (rules, facts) => ({ ...rules, sculptors: facts.decoration }),
};
