import { type Faces, facesOf, type Standing } from './faces.ts';
import { type Aim, fadedBlocks, hitTargetsIn, type Sight } from './targets.ts';

const NOTHING_FADED: ReadonlySet<number> = new Set();

/** All that decides what the eye sees of each face: neither colours nor targets do. */
function standingKey({ tiles, blocks, pose, floors }: Standing): string {
  const there = (things: readonly unknown[]) => things.map((thing) => (thing === undefined ? 0 : 1)).join('');
  return JSON.stringify([there(tiles), there(blocks), pose, floors]);
}

/** All else that decides where targets can be hit: a hover or a relit cell need not make it be reckoned again. */
function marksKey({ targets, ghost, xray, size, insets, obstacles, scale }: Sight, faded: ReadonlySet<number>): string {
  return JSON.stringify([targets, ghost, xray, size, insets, obstacles, scale, [...faded]]);
}

/** Works out what can be aimed at, and only what changed since it was last asked. */
export class Aiming {
  #faces: { readonly key: string; readonly faces: Faces } | undefined;
  #known: { readonly key: string; readonly aim: Aim } | undefined;

  at(sight: Sight): Aim {
    const standing = standingKey(sight);
    if (this.#faces?.key !== standing) this.#faces = { key: standing, faces: facesOf(sight) };
    const { faces } = this.#faces;
    const faded = fadedBlocks(sight, faces);
    const key = standing + marksKey(sight, faded);
    const hits = this.#known?.key === key ? this.#known.aim.hits : hitTargetsIn(sight, faded, faces);
    const aim = { sight, faded, hits };
    this.#known = { key, aim };
    return aim;
  }

  /** While the camera is turned nothing can be hit, and what had faded stays so. */
  turning(sight: Sight): Aim {
    return { sight: { ...sight, targets: [] }, faded: this.#known?.aim.faded ?? NOTHING_FADED, hits: [] };
  }
}
