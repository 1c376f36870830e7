import { BoxGeometry, ConeGeometry, CylinderGeometry, Group, Sprite } from 'three';
import type { Theme } from '../../art/tokens.ts';
import type { Effort } from '../effort.ts';
import { LAMP } from './lamplight.ts';
import { stonesGeometry } from './land.ts';
import { meshAt } from './meshAt.ts';
import { rockColours } from './palette.ts';
import { roundedBox } from './roundedBox.ts';
import { type SiteCoats, siteCoats } from './siteCoats.ts';

const FRAME = 3.02;
const BEAM_STEPS = 20;
const SIGNS = [-1, 1] as const;
const CORNERS = SIGNS.flatMap((x) => SIGNS.map((z) => ({ x, z })));

function siteShapes(theme: Theme, effort: Effort) {
  const { rock, snow } = rockColours(theme);
  return {
    stones: stonesGeometry(rock, snow),
    floor: new BoxGeometry(5.95, 0.21, 5.95),
    beam:
      effort === 'rich'
        ? roundedBox([2 * FRAME, 0.24, 0.2], 0.035, 1)
        : new BoxGeometry(2 * FRAME, 0.24, 0.2, BEAM_STEPS, 1, 1),
    corner: roundedBox([0.36, 0.34, 0.36], 0.05, effort === 'rich' ? 2 : 1),
    post: new CylinderGeometry(0.045, 0.065, 1.3, 6),
    tray: new CylinderGeometry(0.17, 0.12, 0.07, 6),
    pane: new CylinderGeometry(0.15, 0.12, 0.3, 6),
    hat: new ConeGeometry(0.26, 0.26, 6),
  };
}

type SiteShapes = ReturnType<typeof siteShapes>;

function makeLamp(shapes: SiteShapes, coats: SiteCoats): Group {
  const glow = new Sprite(coats.glow);
  glow.position.y = 1.47;
  glow.scale.setScalar(2.3);
  glow.renderOrder = 35;
  const lamp = new Group();
  lamp.add(
    meshAt(shapes.post, coats.post, [0, 0.62, 0], { casts: true }),
    meshAt(shapes.tray, coats.roof, [0, 1.29, 0]),
    meshAt(shapes.pane, coats.glass, [0, 1.47, 0]),
    meshAt(shapes.hat, coats.roof, [0, 1.74, 0], { casts: true }),
    glow,
  );
  return lamp;
}

/** The building site: stone floor, timber frame with brass corners, lamps, loose stones. */
export class Site {
  readonly group = new Group();
  readonly #supplies: { dispose(): void }[];

  constructor(theme: Theme, effort: Effort) {
    const shapes = siteShapes(theme, effort);
    const coats = siteCoats(theme, effort);
    this.#supplies = [...Object.values(shapes), ...Object.values(coats)];
    const solid = { casts: true, receives: true };
    this.group.add(meshAt(shapes.stones, coats.rock, [0, 0, 0], solid));
    if ('stone' in coats) this.group.add(meshAt(shapes.floor, coats.stone, [0, -0.11, 0], { receives: true }));
    for (const side of SIGNS) {
      const across = meshAt(shapes.beam, coats.wood, [side * FRAME, 0.02, 0], solid);
      across.rotation.y = Math.PI / 2;
      this.group.add(meshAt(shapes.beam, coats.wood, [0, 0.02, side * FRAME], solid), across);
    }
    for (const { x, z } of CORNERS) {
      const lamp = makeLamp(shapes, coats);
      lamp.position.set(x * LAMP, -0.12, z * LAMP);
      this.group.add(meshAt(shapes.corner, coats.brass, [x * FRAME, 0.04, z * FRAME], { casts: true }), lamp);
    }
  }

  dispose(): void {
    for (const supply of this.#supplies) supply.dispose();
  }
}
