import type { BotLevel } from '../session/levels.ts';
import './face.css';

interface Strokes {
  /** The body, from the ground up. */
  readonly body: string;
  /** Snow or light on it. */
  readonly light: string;
  /** The mouth; the eyes are the same for all. */
  readonly mouth: string;
  /** Where the eyes are: the middle between them, and how far apart. */
  readonly eyes: { readonly x: number; readonly y: number; readonly apart: number };
}

/** Each bot is a piece of the landscape it is named after, in a drawing of 48 by 48. */
const FACES: Readonly<Record<BotLevel, Strokes>> = {
  pebble: {
    body: 'M8 38c-4-8 2-20 14-21s20 8 18 18c-1 5-6 7-16 7S10 42 8 38z',
    light: 'M14 24c3-4 8-5 12-4',
    mouth: 'M20 35c2 2 6 2 8 0',
    eyes: { x: 24, y: 29, apart: 6 },
  },
  drift: {
    body: 'M3 42c3-12 12-20 22-20 6 0 8 3 13 3-2 3-2 6 2 9s5 6 5 8z',
    light: 'M10 32c4-5 9-7 15-7',
    mouth: 'M20 37h8',
    eyes: { x: 23, y: 32, apart: 5 },
  },
  ridge: {
    body: 'M3 42l10-20 7 8 8-16 8 14 4-4 6 18z',
    light: 'M28 14l-5 10 5-2 5 3z',
    mouth: 'M20 38l4-2 4 2',
    eyes: { x: 24, y: 33, apart: 6 },
  },
  serac: {
    body: 'M10 42l3-26 6-8 4 5 6-9 6 12 3 26z',
    light: 'M19 8l-2 14M29 4l1 14',
    mouth: 'M20 36h8',
    eyes: { x: 24, y: 28, apart: 5 },
  },
  glacier: {
    body: 'M2 42c2-10 8-12 10-20 6 3 10-4 14-8 4 6 8 4 12 8 0 8 6 12 8 20z',
    light: 'M12 24c6 3 10-2 14-7M26 17c3 4 7 3 11 6',
    mouth: 'M19 37c3 1.5 7 1.5 10 0',
    eyes: { x: 24, y: 31, apart: 7 },
  },
  nunatak: {
    body: 'M2 42c6-4 9-6 12-14l5-12 5-12 6 12 4 11c3 9 6 11 12 15z',
    light: 'M24 4l-4 10 4-2 4 3z',
    mouth: 'M20 37c2-1 6-1 8 0',
    eyes: { x: 24, y: 29, apart: 5 },
  },
};

/** The face of a bot: a piece of ice or rock that looks at you. */
export function Face({ level, size = 40 }: { level: BotLevel; size?: number }) {
  const { body, light, mouth, eyes } = FACES[level];
  const edge = `${size / 16}rem`;
  return (
    <svg className="nk-face" data-level={level} viewBox="0 0 48 48" width={edge} height={edge} aria-hidden="true">
      <path className="nk-face-body" d={body} />
      <path className="nk-face-light" d={light} />
      <circle className="nk-face-eye" cx={eyes.x - eyes.apart} cy={eyes.y} r="1.9" />
      <circle className="nk-face-eye" cx={eyes.x + eyes.apart} cy={eyes.y} r="1.9" />
      <path className="nk-face-mouth" d={mouth} />
    </svg>
  );
}
