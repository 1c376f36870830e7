/* How long a picture of the full temple takes in each view on this machine, in milliseconds. */
import { withTemplePages } from './templePages.mjs';

const PICTURES = 12;

function timePictures(page) {
  return page.evaluate(async (count) => {
    const gl = document.querySelector('canvas')?.getContext('webgl2');
    const pixel = new Uint8Array(4);
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const spent = [];
    for (let i = 0; i < count; i++) {
      await frame();
      const start = performance.now();
      window.temple?.set({ camera: { azimuth: 28 + i * 3, elevation: 25, zoom: 1 }, lit: [i] });
      await frame();
      await frame();
      gl?.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, pixel);
      spent.push(performance.now() - start);
    }
    return spent.sort((a, b) => a - b);
  }, PICTURES);
}

/** Median, best and worst of some pictures for each view; `query` is added to the page's address. */
export function measureFrames(views, query = '') {
  return withTemplePages(async (open) => {
    const frames = {};
    for (const view of views) {
      const page = await open(`position=full&${view === 'finale' ? 'finale' : `view=${view}`}&${query}`);
      await page.waitForTimeout(800);
      const times = await timePictures(page);
      const at = (share) => Math.round(times[Math.floor((times.length - 1) * share)] ?? 0);
      frames[view] = { median: at(0.5), best: at(0), worst: at(1) };
      await page.close();
    }
    return frames;
  });
}
