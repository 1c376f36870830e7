import { end } from './blessing.ts';

const figures = { toolSet: 12 };

export const progress = end({
  id: 'progress',
  rule: 'E15',
  kind: 'end',
  figures,
  amend: (rules, facts) => ({ ...rules, artisans: facts.progress, toolSet: figures.toolSet }),
});
