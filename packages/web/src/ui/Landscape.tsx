import { memo } from 'react';
import { useTheme } from '../session/settings.ts';
import tallDark from './stills/tall-dark.webp';
import tallLight from './stills/tall-light.webp';
import wideDark from './stills/wide-dark.webp';
import wideLight from './stills/wide-light.webp';
import './landscape.css';

/** The scene of the table as it is when the last block is laid, for a wide screen and for an upright one. */
const STILLS = {
  dark: { wide: wideDark, tall: tallDark },
  light: { wide: wideLight, tall: tallLight },
} as const;

const FLAKE_COUNT = 26;
const FLAKES = Array.from({ length: FLAKE_COUNT }, (_, i) => ({
  left: `${(i * 61.8) % 100}%`,
  size: 2 + ((i * 5) % 4),
  delay: `${-((i * 37) % 240) / 10}s`,
  time: `${14 + ((i * 13) % 12)}s`,
}));

/** The polar evening behind every screen that is not the table; by day in the light theme. */
export const Landscape = memo(function Landscape({ quiet = false }: { quiet?: boolean }) {
  const { wide, tall } = STILLS[useTheme()];
  return (
    <div className="nk-landscape" data-quiet={quiet} aria-hidden="true">
      <picture>
        <source media="(max-width: 759px)" srcSet={tall} />
        <img src={wide} alt="" />
      </picture>
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
