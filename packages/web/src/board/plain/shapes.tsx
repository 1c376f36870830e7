import { memo } from 'react';
import { IconShape } from '../../art/Icon.tsx';
import { CARD_TYPES, COLOURS, type ColourId, type Theme, TOKENS } from '../../art/tokens.ts';
import type { Target, TileFace } from '../board.ts';
import { seeded } from '../random.ts';
import { Soft } from './Soft.tsx';

const DARK_GROUND = ['#2c3a49', '#131f2d', '#0b1522'] as const;
const HALO: Readonly<Record<Theme, string>> = { dark: '#ffb347', light: '#d9661e' };
const LIGHT_GROUND = ['#fbfcfd', '#e9eff4', '#d3dee7'] as const;

/** Gradients and patterns, defined once per drawing. */
export function PlainDefs({ id, theme }: { id: string; theme: Theme }) {
  const ground = theme === 'dark' ? DARK_GROUND : LIGHT_GROUND;
  const { stone, wood, brass } = TOKENS.color.scene[theme];
  return (
    <defs>
      <radialGradient id={`${id}ground`} cx="50%" cy="46%" r="75%">
        <stop offset="0" stopColor={ground[0]} />
        <stop offset=".62" stopColor={ground[1]} />
        <stop offset="1" stopColor={ground[2]} />
      </radialGradient>
      <linearGradient id={`${id}wood`} x2="0" y2="1">
        <stop offset="0" stopColor={wood} />
        <stop offset="1" stopColor="#3a2413" />
      </linearGradient>
      <linearGradient id={`${id}brass`} x2="1" y2="1">
        <stop offset="0" stopColor="#f0cb7d" />
        <stop offset="1" stopColor={brass} />
      </linearGradient>
      <radialGradient id={`${id}stone`}>
        <stop offset="0" stopColor={stone} />
        <stop offset="1" stopColor={theme === 'dark' ? '#232d37' : '#6d7a85'} />
      </radialGradient>
      <linearGradient id={`${id}rim`} x2="1" y2="1">
        <stop offset="0" stopColor="#a3b0bb" />
        <stop offset="1" stopColor="#5c6873" />
      </linearGradient>
      <linearGradient id={`${id}sheen`} x2="1" y2="1">
        <stop offset="0" stopColor="#fff" stopOpacity=".3" />
        <stop offset=".45" stopColor="#fff" stopOpacity="0" />
        <stop offset="1" stopColor="#000" stopOpacity=".2" />
      </linearGradient>
      <radialGradient id={`${id}frost`} cx="42%" cy="36%" r="74%">
        <stop offset="0" stopColor="#fff" stopOpacity=".26" />
        <stop offset=".5" stopColor="#fff" stopOpacity="0" />
        <stop offset=".86" stopColor="#eefaff" stopOpacity=".1" />
        <stop offset="1" stopColor="#eefaff" stopOpacity=".5" />
      </radialGradient>
      {COLOURS.map((colour) => (
        <linearGradient key={colour} id={`${id}${colour}`} x2=".5" y2="1">
          <stop offset="0" stopColor={TOKENS.color.player[colour].ice} />
          <stop offset="1" stopColor={TOKENS.color.player[colour].deep} />
        </linearGradient>
      ))}
      {CARD_TYPES.map((type) => (
        <linearGradient key={type} id={`${id}${type}`} x2=".6" y2="1">
          <stop offset="0" stopColor={TOKENS.color.crew[type].cardTop} />
          <stop offset=".5" stopColor={TOKENS.color.crew[type].tile} />
          <stop offset="1" stopColor={TOKENS.color.crew[type].tile} />
        </linearGradient>
      ))}
    </defs>
  );
}

function CrewSymbol({ type, x, y, size }: { type: TileFace[number]; x: number; y: number; size: number }) {
  const scale = size / 64;
  return (
    <g transform={`translate(${x - size / 2} ${y - size / 2}) scale(${scale})`}>
      <IconShape name={type} colour={TOKENS.color.crew[type].ink} />
    </g>
  );
}

interface PlainTileProps {
  id: string;
  theme: Theme;
  face: TileFace;
  legal: Target | undefined;
  refused: boolean;
}

export const PlainTile = memo(function PlainTile({ id, theme, face, legal, refused }: PlainTileProps) {
  const [first, second] = face;
  if (first === undefined) return undefined;
  return (
    <g style={refused ? { filter: 'saturate(.25) brightness(.72)' } : undefined}>
      <Soft colour="#000000" y={0.04} edge={1.01} opacity={0.55} />
      {legal !== undefined && <Soft colour={HALO[theme]} y={0} edge={1.1} opacity={legal.zero ? 0.5 : 0.95} />}
      <rect x="-.475" y="-.475" width=".95" height=".95" rx=".05" fill={`url(#${id}rim)`} />
      <rect x="-.43" y="-.43" width=".86" height=".86" rx=".06" fill={`url(#${id}${first})`} />
      {second !== undefined && (
        <>
          <path d="M.43-.37V.37A.06.06 0 0 1 .37.43H-.37L-.41.41.41-.41z" fill={`url(#${id}${second})`} />
          <path d="M.41-.41-.41.41" stroke="#fff" strokeOpacity=".85" strokeWidth=".016" />
        </>
      )}
      <rect x="-.43" y="-.43" width=".86" height=".86" rx=".06" fill={`url(#${id}sheen)`} />
      <rect
        x="-.415"
        y="-.415"
        width=".83"
        height=".83"
        rx=".05"
        fill="none"
        stroke="#fff"
        strokeOpacity=".5"
        strokeWidth=".01"
      />
      {second === undefined ? (
        <CrewSymbol type={first} x={0} y={0} size={0.55} />
      ) : (
        <>
          <CrewSymbol type={first} x={-0.17} y={-0.17} size={0.32} />
          <CrewSymbol type={second} x={0.17} y={0.17} size={0.32} />
        </>
      )}
      {legal !== undefined && (
        <rect
          x="-.455"
          y="-.455"
          width=".91"
          height=".91"
          rx=".07"
          fill="none"
          className="nk-plain-ring"
          strokeWidth=".06"
          opacity={legal.zero ? 0.6 : 1}
        />
      )}
    </g>
  );
});

function cracks(seed: number): string {
  const random = seeded(seed);
  return Array.from({ length: 4 }, () => {
    let [x, y] = [(random() - 0.5) * 0.8, (random() - 0.5) * 0.8];
    let way = random() * 6.3;
    const steps = Array.from({ length: 3 }, () => {
      way += random() - 0.5;
      x = Math.max(-0.44, Math.min(0.44, x + Math.cos(way) * 0.1));
      y = Math.max(-0.44, Math.min(0.44, y + Math.sin(way) * 0.1));
      return `L${x.toFixed(3)} ${y.toFixed(3)}`;
    });
    return `M${x.toFixed(3)} ${y.toFixed(3)}${steps.join('')}`;
  }).join('');
}

interface PlainBlockProps {
  id: string;
  colour: ColourId;
  cell: number;
  xray?: boolean;
  last?: boolean;
  legal?: boolean;
  ghost?: boolean;
}

export const PlainBlock = memo(function PlainBlock({
  id,
  colour,
  cell,
  xray = false,
  last = false,
  legal = false,
  ghost = false,
}: PlainBlockProps) {
  const { etch, ice } = TOKENS.color.player[colour];
  const pale = colour === 'fjord' || colour === 'garnet';
  const outline = xray || ghost;
  return (
    <g>
      {!outline && <Soft colour="#000000" y={0.055} edge={1.02} opacity={0.6} />}
      <rect
        x="-.47"
        y="-.47"
        width=".94"
        height=".94"
        rx=".08"
        fill={outline ? ice : `url(#${id}${colour})`}
        opacity={fillOpacity(xray, ghost)}
      />
      {!outline && (
        <>
          <rect x="-.47" y="-.47" width=".94" height=".94" rx=".08" fill={`url(#${id}frost)`} />
          <path d={cracks(cell * 13 + 1)} stroke="#fff" strokeOpacity=".35" strokeWidth=".008" fill="none" />
          <rect
            x="-.44"
            y="-.44"
            width=".88"
            height=".88"
            rx=".06"
            fill="none"
            stroke="#fff"
            strokeOpacity=".42"
            strokeWidth=".018"
          />
        </>
      )}
      {outline && (
        <rect
          x="-.45"
          y="-.45"
          width=".9"
          height=".9"
          rx=".07"
          fill="none"
          stroke={ghost ? '#fff' : ice}
          strokeWidth=".03"
          strokeDasharray={ghost ? '.1 .07' : undefined}
        />
      )}
      {!xray && (
        <g>
          {!ghost && (
            <g transform="translate(-.222 -.222) scale(.0072)" opacity=".5">
              <IconShape name={`player-${colour}`} colour={pale ? '#000018' : '#ffffff'} />
            </g>
          )}
          <g transform="translate(-.2304 -.2304) scale(.0072)" opacity={ghost ? 1 : 0.9}>
            <IconShape name={`player-${colour}`} colour={ghost ? '#ffffff' : etch} />
          </g>
        </g>
      )}
      {last && (
        <rect
          x="-.485"
          y="-.485"
          width=".97"
          height=".97"
          rx=".09"
          fill="none"
          className="nk-plain-last"
          strokeWidth=".025"
        />
      )}
      {legal && (
        <rect
          x="-.455"
          y="-.455"
          width=".91"
          height=".91"
          rx=".08"
          fill="none"
          className="nk-plain-ring"
          strokeWidth=".06"
        />
      )}
    </g>
  );
});

function fillOpacity(xray: boolean, ghost: boolean): number {
  if (xray) return 0.12;
  return ghost ? 0.5 : 0.97;
}
