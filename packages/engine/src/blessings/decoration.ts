import { end } from './blessing.ts';

export const decoration = end({
  id: 'decoration',
  rule: 'E26',
  kind: 'end',
  figures: {},
  amend: (rules, facts) => ({ ...rules, sculptors: facts.decoration }),
});
