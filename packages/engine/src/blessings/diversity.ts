import { end } from './blessing.ts';

const figures = { set: 15 };

export const diversity = end({
  id: 'diversity',
  rule: 'E27',
  kind: 'end',
  figures,
  amend: (rules) => ({ ...rules, set: figures.set }),
});
