import { memo } from 'react';
import { ridges } from './ridges.ts';
import './landscape.css';

const WIDTH = 1280;
const HEIGHT = 800;
const HORIZON = 545;

/** Far rocks first; each row nearer, lower and darker. */
const ROWS = [
  { seed: 11, base: HORIZON + 6, peak: 150, step: 96, depth: 'far' },
  { seed: 5, base: HORIZON + 26, peak: 205, step: 150, depth: 'near' },
] as const;
const MOUNTAINS = ROWS.map((row) => ({ ...row, shapes: ridges(row, WIDTH) }));

const STAR_COUNT = 70;
const STARS = Array.from({ length: STAR_COUNT }, (_, i) => ({
  x: (i * 389 + 67) % WIDTH,
  y: ((i * i * 47 + i * 131) % 400) + 8,
  r: 0.6 + ((i * 7) % 10) / 9,
}));

const FLAKE_COUNT = 26;
const FLAKES = Array.from({ length: FLAKE_COUNT }, (_, i) => ({
  left: `${(i * 61.8) % 100}%`,
  size: 2 + ((i * 5) % 4),
  delay: `${-((i * 37) % 240) / 10}s`,
  time: `${14 + ((i * 13) % 12)}s`,
}));

/** The folds of the aurora: how bright each is, and where. */
const RAY_WIDTH = 690;
const RAYS = [0.5, 0.95, 0.5, 0.8, 0.35, 0.62, 0.4, 1, 0.55, 0.3, 0.85, 0.45, 0.7, 0.5] as const;
const RAY_PLACES = [0, 0.07, 0.12, 0.2, 0.29, 0.34, 0.43, 0.51, 0.56, 0.67, 0.75, 0.82, 0.93, 1] as const;

function Sky() {
  return (
    <>
      <defs>
        <linearGradient id="nk-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className="nk-sky-top" />
          <stop offset="0.62" className="nk-sky-low" />
          <stop offset="0.66" className="nk-sky-low" />
        </linearGradient>
        <linearGradient id="nk-aurora-green" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#2fe0a8" stopOpacity="0" />
          <stop offset="0.72" stopColor="#2fe0a8" stopOpacity="0.62" />
          <stop offset="1" stopColor="#2fe0a8" stopOpacity="0" />
        </linearGradient>
        <linearGradient id="nk-aurora-violet" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#6138bf" stopOpacity="0" />
          <stop offset="0.6" stopColor="#6138bf" stopOpacity="0.6" />
          <stop offset="1" stopColor="#2fe0a8" stopOpacity="0" />
        </linearGradient>
        <radialGradient id="nk-sun">
          <stop offset="0" stopColor="#fffaf0" stopOpacity="0.95" />
          <stop offset="0.18" stopColor="#fff2d8" stopOpacity="0.75" />
          <stop offset="1" stopColor="#fff0d6" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="nk-ray" x1="0" y1="0" x2="1" y2="0">
          {RAYS.map((strength, i) => (
            <stop key={RAY_PLACES[i]} offset={RAY_PLACES[i]} stopColor="#fff" stopOpacity={strength} />
          ))}
        </linearGradient>
        <pattern
          id="nk-rays"
          width={RAY_WIDTH}
          height={HEIGHT}
          patternUnits="userSpaceOnUse"
          patternTransform="skewX(-8)"
        >
          <rect width={RAY_WIDTH} height={HEIGHT} fill="url(#nk-ray)" />
        </pattern>
        <mask id="nk-curtain">
          <rect x="-200" width={WIDTH + 400} height={HEIGHT} fill="url(#nk-rays)" />
        </mask>
        <filter id="nk-soft" x="-20%" y="-20%" width="140%" height="140%">
          <feGaussianBlur stdDeviation="16" />
        </filter>
      </defs>
      <rect width={WIDTH} height={HEIGHT} fill="url(#nk-sky)" />
      <g className="nk-night">
        {STARS.map(({ x, y, r }) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={r} fill="#dcebf7" opacity={0.25 + r / 3} />
        ))}
        <g filter="url(#nk-soft)" mask="url(#nk-curtain)" className="nk-aurora">
          <path
            d="M-60 60C180-20 330 190 560 90S900-40 1340 60V300C1130 190 960 330 760 286S300 190-60 318Z"
            fill="url(#nk-aurora-green)"
          />
          <path
            d="M-60-60C260 40 480-120 760-20S1180 80 1340-40V150C1120 226 900 90 700 160S240 60-60 190Z"
            fill="url(#nk-aurora-violet)"
          />
        </g>
      </g>
      <circle className="nk-day" cx="1010" cy="360" r="420" fill="url(#nk-sun)" />
    </>
  );
}

function Ground() {
  return (
    <>
      <defs>
        <linearGradient id="nk-snow" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className="nk-snow-far" />
          <stop offset="0.5" className="nk-snow-mid" />
          <stop offset="1" className="nk-snow-low" />
        </linearGradient>
        <radialGradient id="nk-warm">
          <stop offset="0" className="nk-warm-in" />
          <stop offset="1" className="nk-warm-out" />
        </radialGradient>
      </defs>
      <path
        d={`M0 ${HORIZON + 10}C300 ${HORIZON - 8} 700 ${HORIZON + 34} ${WIDTH} ${HORIZON + 4}V${HEIGHT}H0Z`}
        fill="url(#nk-snow)"
      />
      <path
        className="nk-drift"
        d={`M0 640C220 596 430 660 690 634S1120 590 ${WIDTH} 622V660C1040 640 900 690 640 684S200 700 0 684Z`}
      />
      <path
        className="nk-drift"
        d={`M0 742C260 706 560 770 820 730S1180 716 ${WIDTH} 734V770C1020 764 760 800 480 792S120 786 0 792Z`}
      />
      <ellipse cx="880" cy="690" rx="520" ry="150" fill="url(#nk-warm)" />
    </>
  );
}

/** The polar evening behind every screen that is not the table; by day in the light theme. */
export const Landscape = memo(function Landscape({ quiet = false }: { quiet?: boolean }) {
  return (
    <div className="nk-landscape" data-quiet={quiet} aria-hidden="true">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <Sky />
        {MOUNTAINS.map(({ depth, shapes }) => (
          <g key={depth} className={`nk-rock nk-rock-${depth}`}>
            {shapes.map(({ d, tone }) => (
              <path key={d} d={d} data-tone={tone} />
            ))}
          </g>
        ))}
        <Ground />
      </svg>
      {!quiet && (
        <div className="nk-flakes">
          {FLAKES.map(({ left, size, delay, time }) => (
            <i
              key={left}
              style={{
                insetInlineStart: left,
                inlineSize: size,
                blockSize: size,
                animationDelay: delay,
                animationDuration: time,
              }}
            />
          ))}
        </div>
      )}
    </div>
  );
});
