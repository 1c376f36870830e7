/* How long the full temple takes from a click to the picture that answers it, drawn and in 3D, in milliseconds. */
import { FIRST, withFirstTemple } from './firstTemple.mjs';
import { withTemplePages } from './templePages.mjs';

const VIEWS = ['plan', 'table'];
const CELLS = [0, 2, 4, 20, 22, 24, 25, 28, 41, 50, 53];
const ROUNDS = 2;

/** Notes for every click when it was made and when the next picture was there. */
function watchClicks(page) {
  return page.evaluate(() => {
    const waits = [];
    Object.assign(window, { waits });
    const gl = document.querySelector('canvas')?.getContext('webgl2');
    const pixel = new Uint8Array(4);
    document.addEventListener(
      'pointerup',
      (event) => {
        requestAnimationFrame(() => {
          const channel = new MessageChannel();
          channel.port1.onmessage = () => {
            // Waits until what WebGL was told is drawn.
            gl?.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, pixel);
            waits.push(performance.now() - event.timeStamp);
          };
          channel.port2.postMessage(undefined);
        });
      },
      true,
    );
  });
}

/** How long some clicks took, nine of ten at most `p90`, and which of them was the slowest. */
async function timeClicks(open, view, query) {
  const page = await open(`position=full&view=${view}&${query}`);
  await page.evaluate((cells) => {
    const targets = cells.map((cell) => ({ cell, label: '+12', zero: false, step: true, sayAs: `${cell}` }));
    window.temple?.set({ cap: false, targets });
  }, CELLS);
  await page.waitForFunction((count) => window.temple?.handle?.targets().length === count, CELLS.length);
  const hits = await page.evaluate(() => [...window.temple.handle.targets()]);
  await watchClicks(page);
  for (let made = 0; made < ROUNDS * hits.length; made++) {
    const { at } = hits[made % hits.length];
    await page.mouse.click(at.x, at.y);
    await page.waitForFunction((count) => window.waits.length > count, made);
  }
  const times = await page.evaluate(() => window.waits);
  await page.close();
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share) => Math.round(sorted[Math.floor((sorted.length - 1) * share)]);
  const slowest = times.indexOf(Math.max(...times));
  const worstClick = { click: slowest + 1, cell: hits[slowest % hits.length].cell };
  return { median: at(0.5), best: at(0), p90: at(0.9), worst: at(1), worstClick };
}

/** The clicks of every view. */
function timeViews(query, house) {
  return withTemplePages(
    async (open) => {
      const times = {};
      for (const view of VIEWS) times[view] = await timeClicks(open, view, query);
      return times;
    },
    undefined,
    house,
  );
}

/** The same of the first version, where the history has it. */
export async function measureClicks() {
  const first = await withFirstTemple((house) => timeViews(FIRST.query, house));
  const now = await timeViews('quality=low');
  return first === undefined ? now : { ...now, first };
}
