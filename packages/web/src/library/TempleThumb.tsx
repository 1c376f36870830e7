import type { ColourId } from '../art/tokens.ts';
import { type Corner, cubesOf, FLOOR_CORNERS, facesOfCube } from '../ui/cubes.ts';

function points(corners: readonly Corner[]): string {
  return corners.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
}

function Block({ x, y, colour }: { x: number; y: number; colour: ColourId }) {
  const { top, left, right } = facesOfCube({ x, y });
  return (
    <g className="nk-thumb-block" data-colour={colour}>
      <polygon className="nk-thumb-top" points={points(top)} />
      <polygon className="nk-thumb-left" points={points(left)} />
      <polygon className="nk-thumb-right" points={points(right)} />
    </g>
  );
}

/** The temple of a game as a small drawing: whose block stands where. */
export function TempleThumb({ blocks, colours }: { blocks: string; colours: readonly ColourId[] }) {
  return (
    <svg className="nk-thumb" viewBox="-54 -44 108 74" aria-hidden="true">
      <polygon className="nk-thumb-floor" points={points(FLOOR_CORNERS)} />
      {cubesOf(blocks.length).map(({ cell, x, y }) => {
        const colour = colours[Number(blocks[cell])];
        return colour === undefined ? undefined : <Block key={cell} x={x} y={y} colour={colour} />;
      })}
    </svg>
  );
}
