import { type CSSProperties, memo } from 'react';
import { useTheme } from '../session/settings.ts';
import homeDark from './stills/home-dark.webp';
import homeLight from './stills/home-light.webp';
import tallDark from './stills/tall-dark.webp';
import tallLight from './stills/tall-light.webp';
import wideDark from './stills/wide-dark.webp';
import wideLight from './stills/wide-light.webp';
import './landscape.css';

/**
 * The scene of the table as it is when the last block is laid: for a wide screen beside its menu, for one where games lie
 * below it too, and for an upright one.
 */
const STILLS = {
  dark: { wide: wideDark, home: homeDark, tall: tallDark },
  light: { wide: wideLight, home: homeLight, tall: tallLight },
} as const;

interface LandscapeProps {
  /** Steps back behind what is read. */
  quiet?: boolean;
  /** Games lie along the foot of the screen. */
  games?: boolean;
}

const FLAKE_COUNT = 26;
const FLAKES = Array.from({ length: FLAKE_COUNT }, (_, i) => ({
  left: `${(i * 61.8) % 100}%`,
  size: 2 + ((i * 5) % 4),
  delay: `${-((i * 37) % 240) / 10}s`,
  time: `${14 + ((i * 13) % 12)}s`,
}));

/** The polar evening behind every screen that is not the table; by day in the light theme. */
export const Landscape = memo(function Landscape({ quiet = false, games = false }: LandscapeProps) {
  const { wide, home, tall } = STILLS[useTheme()];
  return (
    <div className="nk-landscape" data-quiet={quiet} aria-hidden="true">
      <picture>
        <source media="(max-width: 759px)" srcSet={tall} />
        {games && <source media="(min-width: 1100px)" srcSet={home} />}
        <img src={wide} alt="" />
      </picture>
      {!quiet && (
        <div className="nk-flakes">
          {FLAKES.map(({ left, size, delay, time }) => (
            <i
              key={left}
              style={
                {
                  insetInlineStart: left,
                  inlineSize: size,
                  blockSize: size,
                  animationDelay: delay,
                  // A figure for the style sheet, where the layer of those who want no motion has the last word.
                  '--nk-fall-time': time,
                } as CSSProperties
              }
            />
          ))}
        </div>
      )}
    </div>
  );
});
