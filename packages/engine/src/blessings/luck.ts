import { end } from './blessing.ts';

const figures = { points: 6 };

export const luck = end({ id: 'luck', rule: 'E17', kind: 'end', figures, points: () => figures.points });
