import type { MomentKind } from './turns.ts';
import './marks.css';

/** Shape and sign: a class is never told by its colour alone. */
const SHAPES: Readonly<Record<MomentKind | 'good', { readonly shape: string; readonly sign: string }>> = {
  good: { shape: 'M10 1.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 0 0 0-17z', sign: 'M6 10.4l2.8 2.8 5.4-5.8' },
  inexact: { shape: 'M10 1l9 9-9 9-9-9z', sign: 'M5.8 10.8c1.5-2 2.7-2 4.2-.6s2.7 1.400 4.200-.8' },
  mistake: { shape: 'M10 1.8l8.700 15.700H1.300z', sign: 'M10 7.500v4.600M10 14.800v.1' },
  blunder: { shape: 'M6.500 1.500h7l5 5v7l-5 5h-7l-5-5v-7z', sign: 'M7 7l6 6M13 7l-6 6' },
  luck: {
    shape: 'M10 1l2.600 6 6.400.6-4.900 4.300 1.500 6.400L10 14.900l-5.600 3.400 1.500-6.400L1 7.600 7.400 7z',
    sign: '',
  },
};

/** The mark of a class inside a drawing of 20 by 20. */
export function ClassShape({ kind }: { kind: MomentKind | 'good' }) {
  const { shape, sign } = SHAPES[kind];
  return (
    <g className="nk-mark" data-kind={kind}>
      <path className="nk-mark-shape" d={shape} />
      <path className="nk-mark-sign" d={sign} />
    </g>
  );
}

export function ClassMark({ kind, name }: { kind: MomentKind | 'good'; name: string }) {
  return (
    <span className="nk-mark-named" data-kind={kind}>
      <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
        <ClassShape kind={kind} />
      </svg>
      {name}
    </span>
  );
}
