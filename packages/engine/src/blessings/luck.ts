import type { Blessing } from './blessing.ts';

export const luck: Blessing = { id: 'luck', rule: 'E17', kind: 'end', endPoints: () => 6 };
