import { outerBlocks } from '../scoring/outer.ts';
import type { Blessing } from './blessing.ts';

export const edge: Blessing = { id: 'edge', rule: 'E21', kind: 'end', endPoints: outerBlocks };
