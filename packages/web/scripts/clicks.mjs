/* How long the full temple takes in Plan from a click to the picture that answers it, in milliseconds. */
import { FIRST, withFirstTemple } from './firstTemple.mjs';
import { withTemplePages } from './templePages.mjs';

const CELLS = [0, 2, 4, 20, 22, 24, 25, 28, 41, 50, 53];
const ROUNDS = 2;

/** Notes for every click when it was made and when the next picture was painted. */
function watchClicks(page) {
  return page.evaluate(() => {
    const waits = [];
    Object.assign(window, { waits });
    document.addEventListener(
      'pointerup',
      (event) => {
        requestAnimationFrame(() => {
          const channel = new MessageChannel();
          channel.port1.onmessage = () => waits.push(performance.now() - event.timeStamp);
          channel.port2.postMessage(undefined);
        });
      },
      true,
    );
  });
}

/** Median, best and worst of some clicks. */
function timeClicks(query, house) {
  return withTemplePages(
    async (open) => {
      const page = await open(`position=full&view=plan&${query}`);
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
      const times = (await page.evaluate(() => window.waits)).sort((a, b) => a - b);
      const at = (share) => Math.round(times[Math.floor((times.length - 1) * share)]);
      return { median: at(0.5), best: at(0), worst: at(1) };
    },
    undefined,
    house,
  );
}

/** The same of the first version, where the history has it. */
export async function measureClicks() {
  const first = await withFirstTemple((house) => timeClicks(FIRST.query, house));
  const now = await timeClicks('quality=low');
  return first === undefined ? now : { ...now, first };
}
