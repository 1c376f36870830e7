import { memo } from 'react';
import { IconShape } from '../art/Icon.tsx';
import { COLOURS, type ColourId, TOKENS } from '../art/tokens.ts';
import './temple.css';

/** The temple of the title in isometric projection: x to the right and down, y to the left and down, z up. */
const ACROSS = 30;
const DOWN = 15.6;
const BLOCK = 25;
const LEVEL = 28.5;
const SIZES = [5, 4, 3, 2] as const;
const GLYPH = 64;

type Point = readonly [number, number];

function at(x: number, y: number, z: number): Point {
  return [(x - y) * ACROSS, (x + y) * DOWN - z];
}

function polygon(points: readonly Point[]): string {
  return points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
}

interface Block {
  readonly key: string;
  readonly colour: ColourId;
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly left: boolean;
  readonly right: boolean;
}

const PATTERN = 'AEGFAFGEAEGFEAFGAGEFAEGAFGEFAGEAFEGAEFGAFEGGEFAEGAFE';
const LETTERS = 'AEFG';

/** Only what can be seen from the front: the border of every level, the whole top. */
const LEVELS = SIZES.map((size, level) => {
  const blocks: Block[] = [];
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      const border = row === 0 || column === 0 || row === size - 1 || column === size - 1;
      if (!border && level < SIZES.length - 1) continue;
      const letter = PATTERN.charAt((level * 13 + row * 7 + column * 5) % PATTERN.length);
      blocks.push({
        key: `${level} ${row} ${column}`,
        colour: COLOURS[LETTERS.indexOf(letter)] ?? 'aurora',
        x: column + level / 2,
        y: row + level / 2,
        z: level * LEVEL,
        left: row === size - 1,
        right: column === size - 1,
      });
    }
  }
  return { level, size, blocks };
});

const GAP = 0.035;

function IceBlock({ colour, x, y, z, left, right }: Omit<Block, 'key'>) {
  const [x0, x1, y0, y1] = [x + GAP, x + 1 - GAP, y + GAP, y + 1 - GAP];
  const top = z + BLOCK;
  const scale = 0.5;
  const inset = (1 - scale) / 2;
  const etch = TOKENS.color.player[colour].etch;
  const glyph = `player-${colour}` as const;
  const [lx, ly] = at(x0 + inset, y1, top - BLOCK * inset);
  const [rx, ry] = at(x1, y1 - inset, top - BLOCK * inset);
  const [ax, ay, dz] = [(ACROSS * scale) / GLYPH, (DOWN * scale) / GLYPH, (BLOCK * scale) / GLYPH];
  return (
    <g className="nk-ice">
      <polygon
        points={polygon([at(x0, y0, top), at(x1, y0, top), at(x1, y1, top), at(x0, y1, top)])}
        fill={`url(#nk-top-${colour})`}
      />
      {left && (
        <>
          <polygon
            points={polygon([at(x0, y1, top), at(x1, y1, top), at(x1, y1, z), at(x0, y1, z)])}
            fill={`url(#nk-left-${colour})`}
          />
          <polygon
            className="nk-sheen"
            points={polygon([at(x0, y1, top), at(x0 + 0.62, y1, top), at(x0 + 0.2, y1, z), at(x0, y1, z)])}
          />
          <g transform={`matrix(${ax} ${ay} 0 ${dz} ${lx} ${ly})`} opacity="0.72">
            <IconShape name={glyph} colour={etch} />
          </g>
        </>
      )}
      {right && (
        <>
          <polygon
            points={polygon([at(x1, y1, top), at(x1, y0, top), at(x1, y0, z), at(x1, y1, z)])}
            fill={`url(#nk-right-${colour})`}
          />
          <polygon
            className="nk-sheen"
            points={polygon([at(x1, y1, top), at(x1, y1 - 0.3, top), at(x1, y1 - 0.12, z), at(x1, y1, z)])}
          />
          <g transform={`matrix(${ax} ${-ay} 0 ${dz} ${rx} ${ry})`} opacity="0.6">
            <IconShape name={glyph} colour={etch} />
          </g>
        </>
      )}
    </g>
  );
}

function Slab({ level, size }: { level: number; size: number }) {
  const [from, to] = [level / 2 - 0.06, level / 2 + size + 0.06];
  const z = level * LEVEL;
  return (
    <g className="nk-slab">
      <polygon
        points={polygon([
          at(from, to, z),
          at(to, to, z),
          at(to, from, z),
          at(to, from, z - 4),
          at(to, to, z - 4),
          at(from, to, z - 4),
        ])}
      />
      <polygon points={polygon([at(from, from, z), at(to, from, z), at(to, to, z), at(from, to, z)])} />
    </g>
  );
}

function Frame() {
  const [from, to] = [-0.42, 5.42];
  const [inner, outer] = [-0.16, 5.16];
  return (
    <g>
      <ellipse cx="0" cy={5 * DOWN + 10} rx="250" ry="122" fill="url(#nk-shade)" className="nk-temple-shade" />
      <g className="nk-timber">
        <polygon
          points={polygon([
            at(from, to, 0),
            at(to, to, 0),
            at(to, from, 0),
            at(to, from, -9),
            at(to, to, -9),
            at(from, to, -9),
          ])}
          data-side="true"
        />
        <polygon points={polygon([at(from, from, 0), at(to, from, 0), at(to, to, 0), at(from, to, 0)])} />
      </g>
      <polygon
        className="nk-stone"
        points={polygon([at(inner, inner, 0), at(outer, inner, 0), at(outer, outer, 0), at(inner, outer, 0)])}
      />
      {[at(to - 0.13, to - 0.13, 2), at(from + 0.13, to - 0.13, 2), at(to - 0.13, from + 0.13, 2)].map(([x, y]) => (
        <path key={x} className="nk-brass" d={`M${x - 9} ${y}l9-5 9 5v7l-9 5-9-5z`} />
      ))}
    </g>
  );
}

function Cap() {
  const z = SIZES.length * LEVEL;
  const [from, to] = [1.86, 3.14];
  const [x, y] = at(2.5, 2.5, z + 66);
  const [left, front, right, back] = [
    at(from, to, z + 4),
    at(to, to, z + 4),
    at(to, from, z + 4),
    at(from, from, z + 4),
  ];
  return (
    <g>
      <g className="nk-slab">
        <polygon points={polygon([at(1.6, 3.4, z), at(3.4, 3.4, z), at(3.4, 1.6, z), at(1.6, 1.6, z)])} />
      </g>
      <polygon
        className="nk-brass"
        points={polygon([at(1.74, 3.26, z), at(3.26, 3.26, z), at(3.26, 1.74, z), at(1.74, 1.74, z)])}
      />
      <circle cx={x} cy={y + 26} r="52" fill="url(#nk-cap-glow)" />
      <polygon points={polygon([[x, y], left, back, right])} fill="#bfe6ff" opacity="0.35" />
      <polygon points={polygon([[x, y], left, front])} fill="url(#nk-cap-left)" />
      <polygon points={polygon([[x, y], front, right])} fill="url(#nk-cap-right)" />
      <path d={`M${x} ${y + 42}l5 7-5 7-5-7z`} fill="#fff" opacity="0.8" />
      <circle cx={x} cy={y} r="4.5" fill="#d9fbff" />
      <circle cx={x} cy={y} r="16" fill="url(#nk-cap-glow)" />
    </g>
  );
}

function Lamp({ x, y, big = 1 }: { x: number; y: number; big?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${big})`}>
      <circle cx="0" cy="-44" r="46" fill="url(#nk-lamp-glow)" className="nk-lamp-light" />
      <ellipse cx="0" cy="2" rx="30" ry="9" fill="url(#nk-lamp-glow)" opacity="0.7" />
      <path d="M-1.6 0V-36H1.6V0Z" fill="#2b1c10" />
      <path d="M-6 -52H6L5 -36H-5Z" fill="#ffe2a6" className="nk-lamp-glass" />
      <path d="M-8.500-51 0-60 8.500-51Z" fill="#6b5a2c" />
      <path d="M-6.500-36H6.500L5-33H-5Z" fill="#6b5a2c" />
    </g>
  );
}

function Inks() {
  return (
    <defs>
      {COLOURS.map((colour) => {
        const { ice, deep } = TOKENS.color.player[colour];
        return (
          <g key={colour}>
            <linearGradient id={`nk-top-${colour}`} x1="0" y1="0" x2="0" y2="1">
              <stop offset="0" stopColor={`color-mix(in srgb, ${ice} 62%, #ffffff)`} />
              <stop offset="1" stopColor={`color-mix(in srgb, ${ice} 88%, #ffffff)`} />
            </linearGradient>
            <linearGradient id={`nk-left-${colour}`} x1="0" y1="0" x2="0.3" y2="1">
              <stop offset="0" stopColor={`color-mix(in srgb, ${ice} 92%, #ffffff)`} />
              <stop offset="0.5" stopColor={ice} />
              <stop offset="1" stopColor={`color-mix(in srgb, ${deep} 70%, ${ice})`} />
            </linearGradient>
            <linearGradient id={`nk-right-${colour}`} x1="0" y1="0" x2="0.2" y2="1">
              <stop offset="0" stopColor={`color-mix(in srgb, ${ice} 60%, ${deep})`} />
              <stop offset="1" stopColor={`color-mix(in srgb, ${deep} 82%, #04101c)`} />
            </linearGradient>
          </g>
        );
      })}
      <radialGradient id="nk-shade">
        <stop offset="0.45" className="nk-shade-in" />
        <stop offset="1" className="nk-shade-out" />
      </radialGradient>
      <linearGradient id="nk-cap-left" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#e4f8ff" stopOpacity="0.95" />
        <stop offset="1" stopColor="#7fc0e6" stopOpacity="0.8" />
      </linearGradient>
      <linearGradient id="nk-cap-right" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#a9dcf5" stopOpacity="0.95" />
        <stop offset="1" stopColor="#3f86b4" stopOpacity="0.85" />
      </linearGradient>
      <radialGradient id="nk-cap-glow">
        <stop offset="0" stopColor="#9feaff" stopOpacity="0.75" />
        <stop offset="1" stopColor="#9feaff" stopOpacity="0" />
      </radialGradient>
      <radialGradient id="nk-lamp-glow">
        <stop offset="0" stopColor="#ffb45a" stopOpacity="0.8" />
        <stop offset="0.35" stopColor="#ff9a3c" stopOpacity="0.34" />
        <stop offset="1" stopColor="#ff9a3c" stopOpacity="0" />
      </radialGradient>
    </defs>
  );
}

/** The finished temple as a drawing, lamps lit: the picture of the start screen. */
export const TempleDrawing = memo(function TempleDrawing() {
  return (
    <svg className="nk-temple-drawing" viewBox="-232 -128 464 348" aria-hidden="true">
      <Inks />
      <Lamp x={-186} y={66} />
      <Lamp x={186} y={66} />
      <Frame />
      {LEVELS.map(({ level, size, blocks }) => (
        <g key={level}>
          {level > 0 && <Slab level={level} size={size} />}
          {blocks.map(({ key, ...block }) => (
            <IceBlock key={key} {...block} />
          ))}
        </g>
      ))}
      <Cap />
      <Lamp x={-22} y={206} big={1.15} />
    </svg>
  );
});
