import { describe, expect, it } from 'vitest';
import { Aiming } from '../src/board/aim.ts';
import { type BoardProps, type Camera, type Size, VIEWS } from '../src/board/board.ts';
import { poseOf, project, rayThrough, towardsEye } from '../src/board/camera.ts';
import { CELLS, cellAt } from '../src/board/cells.ts';
import { faceOf } from '../src/board/faces.ts';
import { placeLabels } from '../src/board/labels.ts';
import { blockBox, cellOrigins, solidsOf } from '../src/board/layout.ts';
import { backToFront } from '../src/board/sorting.ts';
import { pickCell, sightOf } from '../src/board/targets.ts';
import { rayToBox, type Vec3 } from '../src/board/vector.ts';
import { overlaps, rectRound, seeFace, seeSolids, visibility } from '../src/board/visibility.ts';
import { grow, propsFor, targetsOn } from './positions.ts';

const DESK: Size = { width: 1280, height: 800 };
const PHONE: Size = { width: 390, height: 390 };
const floors = cellOrigins('temple');
const cell = (level: number, row: number, col: number) => cellAt({ level, row, col }) ?? -1;

function seen(target: number, view: 'table' | 'plan', blocks: Parameters<typeof faceOf>[1]['blocks'], azimuth = 0) {
  const pose = poseOf({ view, size: DESK, camera: { azimuth, elevation: 22, zoom: 1 } });
  const tiles = blocks.map((block) => (block === undefined ? undefined : (['elder'] as const)));
  const solids = seeSolids(solidsOf({ tiles, blocks }, floors), pose);
  const face = seeFace(faceOf(target, { blocks, floors }), solids, pose);
  return { ...visibility(face), coveredBy: face.coveredBy };
}

function aimAt(props: BoardProps, size: Size, camera?: Camera) {
  return new Aiming().at(sightOf(props, size, camera));
}

describe('visibility', () => {
  it('sees the whole of a tile with nothing near it', () => {
    const { share, disc, coveredBy } = seen(
      cell(0, 2, 2),
      'table',
      CELLS.map(() => undefined),
    );
    expect(share).toBe(1);
    expect(coveredBy).toEqual([]);
    expect(disc?.size).toBeGreaterThan(24);
  });

  it('names the block that stands in front of a tile', () => {
    const blocks = CELLS.map((one) => (one === cell(0, 3, 2) ? ('ember' as const) : undefined));
    const { share, coveredBy } = seen(cell(0, 2, 2), 'table', blocks);
    expect(coveredBy).toEqual([cell(0, 3, 2)]);
    expect(share).toBeLessThan(0.5);
    expect(seen(cell(0, 2, 2), 'table', blocks, 180).share).toBe(1);
  });

  it('hides no open tile from straight above, whatever has been built', () => {
    for (let seed = 1; seed <= 8; seed++) {
      const { blocks, open } = grow(seed * 6, seed);
      for (const target of open) expect(seen(target, 'plan', blocks).share).toBe(1);
    }
  });
});

describe('hit targets', () => {
  const cameras = [-150, -62, 0, 28, 45, 118].flatMap((azimuth) =>
    [22, 29, 65].map((elevation) => ({ azimuth, elevation, zoom: 1 })),
  );

  it.each(VIEWS)('lets every legal tile be hit in %s, on desktop and phone', (view) => {
    for (const size of [DESK, PHONE]) {
      for (const [i, camera] of (view === 'table' ? cameras : cameras.slice(0, 1)).entries()) {
        const props = propsFor(grow(6 + ((i * 7) % 46), i + 1), { view });
        const aim = aimAt(props, size, camera);
        expect(aim.hits.map((hit) => hit.cell).sort((a, b) => a - b)).toEqual(
          props.targets.map((target) => target.cell),
        );
        for (const hit of aim.hits) {
          expect(hit.size).toBeGreaterThanOrEqual(24);
          expect(pickCell(aim, hit.at)).toBe(hit.cell);
          expect(hit.at.x).toBeGreaterThan(0);
          expect(hit.at.x).toBeLessThan(size.width);
          expect(hit.at.y).toBeGreaterThan(0);
          expect(hit.at.y).toBeLessThan(size.height);
        }
      }
    }
  });

  it('needs no pin in plan', () => {
    for (const size of [DESK, PHONE]) {
      const { hits } = aimAt(propsFor(grow(30, 3), { view: 'plan' }), size);
      expect(hits.map((hit) => hit.by)).not.toContain('pin');
    }
  });

  it('pins a tile behind a tower and fades a single block in front of another', () => {
    const position = grow(0, 1);
    for (const row of [1, 2]) for (const col of [1, 2, 3]) position.blocks[cell(0, row, col)] = 'fjord';
    for (const col of [1, 2]) {
      position.tiles[cell(1, 1, col)] = ['elder'];
      position.blocks[cell(1, 1, col)] = 'garnet';
    }
    const camera = { azimuth: 0, elevation: 22, zoom: 1 };
    const behind = propsFor(position, { targets: targetsOn([cell(0, 0, 2)]) });
    expect(aimAt(behind, DESK, camera).hits[0]?.by).toBe('pin');
    const beside = propsFor(grow(0, 1), { targets: targetsOn([cell(0, 1, 0)]) });
    const blocks = CELLS.map((one) => (one === cell(0, 2, 0) ? ('ember' as const) : undefined));
    expect([...aimAt({ ...beside, blocks }, DESK, camera).faded]).toEqual([cell(0, 2, 0)]);
    expect(aimAt({ ...beside, blocks }, DESK, camera).hits[0]?.by).not.toBe('pin');
  });

  it('B11: never fades a block that is spoken of: the tile behind it is pinned instead', () => {
    const camera = { azimuth: 0, elevation: 22, zoom: 1 };
    const before = cell(0, 2, 0);
    const blocks = CELLS.map((one) => (one === before ? ('ember' as const) : undefined));
    const props = { ...propsFor(grow(0, 1), { targets: targetsOn([cell(0, 1, 0)]) }), blocks };
    expect([...aimAt(props, DESK, camera).faded]).toEqual([before]);
    expect([...aimAt({ ...props, lit: [before] }, DESK, camera).faded]).toEqual([]);
    expect(aimAt({ ...props, lit: [before] }, DESK, camera).hits).toHaveLength(1);
  });

  it('reckons nothing again for a lit cell, and what has changed as if it had never looked', () => {
    const aiming = new Aiming();
    const props = propsFor(grow(20, 3), { view: 'table' });
    const first = aiming.at(sightOf(props, DESK));
    const unlit = CELLS.find((one) => props.blocks[one] !== undefined && !first.faded.has(one)) ?? -1;
    const relit = aiming.at(sightOf({ ...props, lit: [unlit] }, DESK));
    expect(relit.hits).toBe(first.hits);
    const fewer = { ...props, targets: props.targets.slice(1) };
    const recoloured = { ...fewer, blocks: fewer.blocks.map((colour) => colour && ('ember' as const)) };
    expect(aiming.at(sightOf(recoloured, DESK)).hits).toEqual(aimAt(recoloured, DESK).hits);
    const grown = propsFor(grow(21, 3), { view: 'table' });
    expect(aiming.at(sightOf(grown, DESK))).toEqual(aimAt(grown, DESK));
  });

  it('targets the top of a block where one stands', () => {
    const position = grow(12, 5);
    const block = position.blocks.findIndex((colour) => colour !== undefined);
    const props = propsFor(position, { targets: targetsOn([block]), view: 'plan' });
    const aim = aimAt(props, DESK);
    expect(pickCell(aim, aim.hits[0]?.at ?? { x: 0, y: 0 })).toBe(block);
  });

  it('picks tiles that are no target too, so that they can say why not', () => {
    const props = propsFor(grow(0, 1), { targets: [], view: 'plan' });
    const aim = aimAt(props, DESK);
    for (const one of [0, 7, 24]) expect(pickCell(aim, project(aim.sight.pose, floors[one] ?? [0, 0, 0]))).toBe(one);
    expect(pickCell(aim, { x: 2, y: 2 })).toBeUndefined();
  });
});

describe('labels', () => {
  it('never lets one chip cover another', () => {
    const wishes = Array.from({ length: 25 }, () => ({ width: 54, height: 26, wish: { x: 195, y: 195 } }));
    const rects = placeLabels(wishes, PHONE).map((at) => rectRound(at, 54, 26));
    for (const [i, one] of rects.entries())
      for (const two of rects.slice(i + 1)) expect(overlaps(one, two)).toBe(false);
  });
});

describe('drawing order', () => {
  it('draws a block after everything it can cover', () => {
    const samples: readonly Vec3[] = [-0.45, 0, 0.45].flatMap((x) =>
      [0.08, 0.38, 0.69].flatMap((y) => [-0.45, 0, 0.45].map((z): Vec3 => [x, y, z])),
    );
    for (const azimuth of [-170, -45, 0, 28, 90, 133]) {
      const pose = poseOf({ view: 'table', size: DESK, camera: { azimuth, elevation: 22, zoom: 1 } });
      const rank = new Map(backToFront(floors, pose).map((one, i) => [one, i]));
      for (const behind of CELLS) {
        const base = floors[behind] ?? [0, 0, 0];
        for (const [dx, dy, dz] of samples) {
          const from: Vec3 = [base[0] + dx, base[1] + dy, base[2] + dz];
          const direction = towardsEye(pose, from);
          for (const front of CELLS) {
            if (front === behind || rayToBox(from, direction, blockBox(floors[front] ?? [0, 0, 0])) === undefined)
              continue;
            expect(rank.get(front)).toBeGreaterThan(rank.get(behind) ?? Number.POSITIVE_INFINITY);
          }
        }
      }
    }
  });
});

describe('rays', () => {
  it('measure the distance to a box and miss what lies behind', () => {
    const box = { min: [-1, -1, -1], max: [1, 1, 1] } as const;
    expect(rayToBox([0, 0, 5], [0, 0, -1], box)).toBe(4);
    expect(rayToBox([0, 0, 5], [0, 0, 1], box)).toBeUndefined();
    expect(rayToBox([3, 0, 5], [0, 0, -1], box)).toBeUndefined();
    const { origin, direction } = rayThrough(poseOf({ view: 'plan', size: DESK }), { x: 640, y: 400 });
    expect(rayToBox(origin, direction, box)).toBeGreaterThan(0);
  });
});
