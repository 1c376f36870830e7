import { OrthographicCamera, PerspectiveCamera, Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import { DEFAULT_CAMERA, type Size, VIEWS } from '../src/board/board.ts';
import { bestArrangement, clampCamera, poseOf, project, rayThrough } from '../src/board/camera.ts';
import { CELLS } from '../src/board/cells.ts';
import { cellOrigins } from '../src/board/layout.ts';
import { add, scale, subtract } from '../src/board/vector.ts';
import { inside } from '../src/board/visibility.ts';
import { applyPose } from '../src/temple/scene/view.ts';
import { scaleOf } from '../src/ui/scale.ts';

const SIZES: readonly Size[] = [
  { width: 1280, height: 800 },
  { width: 390, height: 390 },
];
const INSETS = { top: 60, right: 250, bottom: 190, left: 270 };

describe('projection', () => {
  it.each(VIEWS)('agrees with the matrices three draws %s with', (view) => {
    for (const size of SIZES) {
      const pose = poseOf({ view, size, camera: { azimuth: -71, elevation: 41, zoom: 1.2 }, insets: INSETS });
      const camera = pose.nearness === 0 ? new OrthographicCamera() : new PerspectiveCamera();
      applyPose(camera, pose, size);
      for (const floor of cellOrigins(bestArrangement(view, size, INSETS))) {
        const drawn = new Vector3(...floor)
          .applyMatrix4(camera.matrixWorldInverse)
          .applyMatrix4(camera.projectionMatrix);
        const seen = project(pose, floor);
        expect(((drawn.x + 1) / 2) * size.width).toBeCloseTo(seen.x, 4);
        expect(((1 - drawn.y) / 2) * size.height).toBeCloseTo(seen.y, 4);
      }
    }
  });

  it.each(VIEWS)('sends a ray back through the point it shows, in %s', (view) => {
    const size = { width: 1280, height: 800 };
    const pose = poseOf({ view, size });
    for (const floor of cellOrigins('temple')) {
      const { origin, direction } = rayThrough(pose, project(pose, floor));
      const along = subtract(floor, origin);
      const share = Math.hypot(...along) / Math.hypot(...direction);
      const back = subtract(add(origin, scale(direction, share)), floor);
      expect(Math.hypot(...back)).toBeLessThan(1e-6);
    }
  });

  it('shows the middle of the temple in the middle of the gap between panels', () => {
    const size = { width: 1280, height: 800 };
    const pose = poseOf({ view: 'plan', size, insets: INSETS });
    expect(project(pose, [0, 0, 0])).toMatchObject({ x: 270 + 760 / 2, y: 60 + 550 / 2 });
  });

  it('has room for the whole frame of the site in Plan where it is asked for', () => {
    const size = { width: 1280, height: 800 };
    const corner = project(poseOf({ view: 'plan', size, insets: INSETS, framed: true }), [-3.18, 0, -3.18]);
    expect(corner.y).toBeGreaterThanOrEqual(INSETS.top);
    expect(project(poseOf({ view: 'plan', size, insets: INSETS }), [-3.18, 0, -3.18]).y).toBeLessThan(INSETS.top);
  });

  it('spreads the levels upright in a high window, with larger tiles than in a square', () => {
    const size = { width: 390, height: 470 };
    expect(bestArrangement('exploded', size)).toBe('upright');
    expect(poseOf({ view: 'exploded', size }).scale).toBeGreaterThan(390 / 10.7);
    expect(bestArrangement('exploded', { width: 740, height: 490 })).toBe('square');
    expect(bestArrangement('exploded', { width: 1600, height: 500 })).toBe('row');
  });

  it('puts row 1 far and column A left', () => {
    const size = { width: 1280, height: 800 };
    const [a1, b1, a2] = [0, 1, 5].map((cell) =>
      project(poseOf({ view: 'plan', size }), cellOrigins('temple')[cell] ?? [0, 0, 0]),
    );
    expect(a1?.x).toBeLessThan(b1?.x ?? 0);
    expect(a1?.y).toBeLessThan(a2?.y ?? 0);
  });

  it('fits the exploded grids into the free area of desktop and phone', () => {
    for (const size of [...SIZES, { width: 844, height: 390 }]) {
      const pose = poseOf({ view: 'exploded', size });
      const floors = cellOrigins(bestArrangement('exploded', size));
      for (const cell of CELLS) {
        const { x, y } = project(pose, floors[cell] ?? [0, 0, 0]);
        expect(x).toBeGreaterThan(pose.scale / 2);
        expect(x).toBeLessThan(size.width - pose.scale / 2);
        expect(y).toBeGreaterThan(pose.scale / 2);
        expect(y).toBeLessThan(size.height - pose.scale / 2);
      }
    }
  });
});

describe('orbit', () => {
  it('keeps elevation and zoom in bounds and azimuth within a turn', () => {
    expect(clampCamera({ azimuth: 388, elevation: 3, zoom: 9 })).toEqual({ azimuth: 28, elevation: 18, zoom: 1.8 });
    expect(clampCamera({ azimuth: -200, elevation: 80, zoom: 0.1 })).toEqual({
      azimuth: 160,
      elevation: 65,
      zoom: 0.7,
    });
    expect(clampCamera(DEFAULT_CAMERA)).toEqual(DEFAULT_CAMERA);
  });
});

describe('the hole that panels leave to the temple', () => {
  const CORNERS = [-3.2, 3.2].flatMap((x) => [-3.2, 3.2].map((z) => [x, 0, z] as const));
  const CAP_TIP = [0, 4 * 0.695 + 2, 0] as const;
  const HOLES = [
    { size: { width: 1280, height: 800 }, insets: { top: 112, right: 260, bottom: 210, left: 288 } },
    { size: { width: 1100, height: 700 }, insets: { top: 112, right: 260, bottom: 210, left: 288 } },
    { size: { width: 2560, height: 1440 }, insets: { top: 180, right: 416, bottom: 336, left: 460 } },
    { size: { width: 390, height: 420 }, insets: { top: 6, right: 6, bottom: 6, left: 6 } },
  ];

  it.each(HOLES)(
    'has all corners of the frame and the cap in it, at every height: $size.width px',
    ({ size, insets }) => {
      const obstacles = [
        {
          left: size.width - insets.right - 60,
          top: insets.top - 40,
          right: size.width - insets.right,
          bottom: insets.top + 150,
        },
        {
          left: insets.left,
          top: size.height - insets.bottom - 50,
          right: insets.left + 130,
          bottom: size.height - insets.bottom,
        },
      ];
      for (const storeys of [0, 1, 2, 3, 4]) {
        for (const cap of storeys === 4 ? [false, true] : [false]) {
          const pose = poseOf({ view: 'table', size, insets, obstacles, growth: { storeys, cap } });
          for (const point of cap ? [...CORNERS, CAP_TIP] : CORNERS) {
            const { x, y } = project(pose, point);
            expect(x).toBeGreaterThanOrEqual(insets.left);
            expect(x).toBeLessThanOrEqual(size.width - insets.right);
            expect(y).toBeGreaterThanOrEqual(insets.top);
            expect(y).toBeLessThanOrEqual(size.height - insets.bottom);
            expect(obstacles.filter((rect) => inside({ x, y }, rect))).toEqual([]);
          }
        }
      }
    },
  );
});

describe('the scale of the interface', () => {
  it('B23: is the usual one up to 1600 px, and grows with the window from there', () => {
    expect(scaleOf({ width: 1280, height: 800 }, 100)).toBe(1);
    expect(scaleOf({ width: 1600, height: 900 }, 100)).toBe(1);
    expect(scaleOf({ width: 1920, height: 1080 }, 100)).toBeCloseTo(1.2);
    expect(scaleOf({ width: 2560, height: 1440 }, 100)).toBeCloseTo(1.6);
  });

  it('follows the wish as far as the window has room', () => {
    expect(scaleOf({ width: 1280, height: 800 }, 150)).toBe(1.5);
    expect(scaleOf({ width: 1280, height: 800 }, 90)).toBe(0.9);
    expect(scaleOf({ width: 390, height: 844 }, 150)).toBeLessThan(1.2);
  });
});
