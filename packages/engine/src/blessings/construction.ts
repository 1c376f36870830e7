import { layBlessing } from '../mutators.ts';
import { BUILDER } from '../words.ts';
import { immediate } from './blessing.ts';
import { blessingNumber } from './ids.ts';

const CONSTRUCTION = blessingNumber('construction');

const figures = { most: 25, tied: 15 };

export const construction = immediate({
  id: 'construction',
  rule: 'E18',
  kind: 'immediate',
  figures,
  onTake: (view, seat, emit) => layBlessing(view, seat, CONSTRUCTION, BUILDER, emit),
  amend: (rules) => ({ ...rules, mostBuilders: figures.most, tiedBuilders: figures.tied }),
});
