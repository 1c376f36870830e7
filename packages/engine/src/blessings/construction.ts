import { layBlessing } from '../verbs.ts';
import { BUILDER } from '../words.ts';
import type { Blessing } from './blessing.ts';
import { blessingNumber } from './ids.ts';

const CONSTRUCTION = blessingNumber('construction');

export const construction: Blessing = {
  id: 'construction',
  rule: 'E18',
  kind: 'immediate',
  onTake: (view, seat, emit) => layBlessing(view, seat, CONSTRUCTION, BUILDER, emit),
  amend: (rules) => ({ ...rules, mostBuilders: 25, tiedBuilders: 15 }),
};
