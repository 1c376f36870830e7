/** One facet of a rock. */
export interface Facet {
  readonly d: string;
  /** How the light falls: the rock itself, its shaded side, or snow. */
  readonly tone: 'body' | 'shade' | 'snow';
}

interface Row {
  readonly seed: number;
  readonly base: number;
  readonly peak: number;
  readonly step: number;
}

/** A small generator: the same rocks on every machine. */
function chance(seed: number): () => number {
  let state = seed * 2654435761;
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9;
    return ((state >>> 8) & 0xffff) / 0xffff;
  };
}

function path(points: readonly (readonly [number, number])[]): string {
  return `M${points.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join('L')}Z`;
}

/** A row of rocks, each a few facets: a body, a shaded right flank and snow on the top. */
export function ridges({ seed, base, peak, step }: Row, width: number): readonly Facet[] {
  const next = chance(seed);
  const facets: Facet[] = [];
  for (let x = -step; x < width + step; x += step * (0.62 + next() * 0.9)) {
    const height = peak * (0.28 + 0.72 * next() ** 1.6);
    const half = step * (0.75 + next() * 0.65);
    const top: readonly [number, number] = [x + half * (next() - 0.5) * 0.5, base - height];
    const shoulder = (side: -1 | 1): readonly [number, number] => [
      x + side * half * (0.42 + next() * 0.25),
      base - height * (0.42 + next() * 0.22),
    ];
    const [left, right] = [shoulder(-1), shoulder(1)];
    const fold: readonly [number, number] = [x + half * 0.1 * (next() - 0.3), base - height * 0.3];
    const footLeft: readonly [number, number] = [x - half * 1.15, base + 8];
    const footRight: readonly [number, number] = [x + half * 1.25, base + 8];
    facets.push({ tone: 'body', d: path([footLeft, left, top, right, footRight]) });
    facets.push({ tone: 'shade', d: path([top, right, footRight, [x + half * 0.25, base + 8], fold]) });
    const melt = height * (0.2 + next() * 0.12);
    facets.push({
      tone: 'snow',
      d: path([
        top,
        [top[0] - (top[0] - left[0]) * 0.42, top[1] + (left[1] - top[1]) * 0.42],
        [top[0] - half * 0.09, top[1] + melt * 0.62],
        [top[0] - half * 0.02, top[1] + melt * 1.15],
        [top[0] + half * 0.07, top[1] + melt * 0.55],
      ]),
    });
  }
  return facets;
}
