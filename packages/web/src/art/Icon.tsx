import type { CSSProperties } from 'react';
import { type IconName, type IconPath, iconPaths } from './icons.ts';

function path(one: IconPath, colour: string) {
  if (one.stroke === undefined)
    return <path key={one.d} d={one.d} fill={colour} fillRule="evenodd" opacity={one.opacity} />;
  return (
    <path
      key={one.d}
      d={one.d}
      fill="none"
      stroke={colour}
      strokeWidth={one.stroke}
      strokeLinecap="round"
      strokeLinejoin="round"
      opacity={one.opacity}
    />
  );
}

/** The strokes of an icon on the 64 grid, to place inside an SVG of your own. */
export function IconShape({ name, colour = 'currentColor' }: { name: IconName; colour?: string }) {
  return <>{iconPaths(name).map((one) => path(one, colour))}</>;
}

interface IconProps {
  name: IconName;
  /** Edge in pixels of the usual text size; 16 is the floor, 20 the norm. */
  size?: number;
  /** Spoken name; without it the icon is decoration. */
  label?: string;
  className?: string;
  style?: CSSProperties;
}

/** A drawn symbol that takes the colour of the text around it. */
export function Icon({ name, size = 20, label, className, style }: IconProps) {
  const edge = `${size / 16}rem`;
  const shape = { viewBox: '0 0 64 64', width: edge, height: edge, className, style };
  if (label === undefined) {
    return (
      <svg aria-hidden="true" {...shape}>
        <IconShape name={name} />
      </svg>
    );
  }
  return (
    <svg role="img" aria-label={label} {...shape}>
      <IconShape name={name} />
    </svg>
  );
}
