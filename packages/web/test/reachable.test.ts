import { expect, it } from 'vitest';
import { Aiming } from '../src/board/aim.ts';
import { type Size, VIEWS } from '../src/board/board.ts';
import { pickCell, sightOf } from '../src/board/targets.ts';
import { propsFor } from './positions.ts';
import { placingPositions } from './reachable.ts';

const POSITIONS = placingPositions(200);
const DESK: Size = { width: 1280, height: 800 };
const PANELS = { top: 60, right: 250, bottom: 190, left: 270 };
const SMALLEST = 24;

it('starts from positions with many different heights', () => {
  const built = POSITIONS.map(({ blocks }) => blocks.filter((block) => block !== undefined).length);
  expect(POSITIONS).toHaveLength(200);
  expect(Math.min(...built)).toBeLessThan(6);
  expect(Math.max(...built)).toBeGreaterThan(34);
  expect(POSITIONS.every(({ open }) => open.length > 0)).toBe(true);
});

it.each(VIEWS)('lets every legal tile of 200 mid-game positions be hit in %s', { timeout: 120_000 }, (view) => {
  const missed = POSITIONS.flatMap((position, i) => {
    const props = propsFor(position, { view, insets: PANELS });
    const sight = sightOf(props, DESK, { azimuth: (i * 47) % 360, elevation: 22 + ((i * 13) % 44), zoom: 1 });
    const aim = new Aiming().at(sight);
    return position.open.filter((cell) => {
      const hit = aim.hits.find((one) => one.cell === cell);
      return hit === undefined || hit.size < SMALLEST || pickCell(aim, hit.at) !== cell;
    });
  });
  expect(missed).toEqual([]);
});
