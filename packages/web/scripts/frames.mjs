/* How long a picture of the full temple takes on this machine, in milliseconds, and what it is made of. */
import { FIRST, withFirstTemple } from './firstTemple.mjs';
import { withTemplePages } from './templePages.mjs';

const PICTURES = 12;
const PICTURES_OF_TIER = 5;
const REST_MS = 800;
const IDLE_MS = 2000;

/** Opens pages with the full temple, at rest, that count what they draw. */
function withTemples(work, house) {
  return withTemplePages(
    (open) =>
      work(async (query) => {
        const page = await open(`position=full&${query}`);
        await rest(page);
        return page;
      }),
    countWebGL,
    house,
  );
}

/** Waits until nothing has been drawn for a while: the picture at rest comes in strips, one after the other. */
async function rest(page) {
  const drawn = () => page.evaluate(() => window.counts.calls);
  for (let before = -1, now = 0; before !== now; ) {
    before = await drawn();
    await page.waitForTimeout(REST_MS);
    now = await drawn();
  }
}

/** Runs in the page: counts draw calls, triangles and the bytes of the textures that are held. */
function countWebGL() {
  const sizes = new Map();
  const counts = {
    calls: 0,
    triangles: 0,
    get textureBytes() {
      return [...sizes.values()].reduce((sum, size) => sum + size, 0);
    },
  };
  Object.assign(window, { counts });
  const { prototype } = WebGL2RenderingContext;
  const after = (name, note) => {
    const real = prototype[name];
    prototype[name] = function counted(...rest) {
      note(...rest);
      return real.apply(this, rest);
    };
  };
  const drawn = (corners, instances) => {
    counts.calls++;
    counts.triangles += Math.floor(corners / 3) * instances;
  };
  after('drawElements', (_, count) => drawn(count, 1));
  after('drawArrays', (_, __, count) => drawn(count, 1));
  after('drawElementsInstanced', (_, count, __, ___, instances) => drawn(count, instances));
  after('drawArraysInstanced', (_, __, count, instances) => drawn(count, instances));
  const BYTES = { 33323: 2, 32856: 4, 35907: 4, 34842: 8, 33190: 4, 36012: 4, 35056: 4 };
  const bound = new Map();
  const stored = (target, levels, format, width, height, faces) => {
    const mips = levels > 1 ? 4 / 3 : 1;
    sizes.set(bound.get(target), Math.round(width * height * (BYTES[format] ?? 4) * mips * faces));
  };
  for (const name of ['bindTexture', 'bindRenderbuffer']) after(name, (target, held) => bound.set(target, held));
  for (const name of ['deleteTexture', 'deleteRenderbuffer']) after(name, (held) => sizes.delete(held));
  after('texStorage2D', (target, levels, format, width, height) =>
    stored(target, levels, format, width, height, target === 0x8513 ? 6 : 1),
  );
  after('renderbufferStorageMultisample', (target, samples, format, width, height) =>
    stored(target, 1, format, width, height, samples),
  );
}

function median(times) {
  const sorted = [...times].sort((a, b) => a - b);
  return Math.round(sorted[Math.floor((sorted.length - 1) / 2)] ?? 0);
}

/** Draws pictures one by one: turned by the camera's setting, or by dragging, when the picture may be coarser. */
function timePictures(page, count, dragging) {
  return page.evaluate(
    async ({ pictures, drags }) => {
      const gl = document.querySelector('canvas')?.getContext('webgl2');
      const pixel = new Uint8Array(4);
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const finger = (type, x) =>
        document.elementFromPoint(640, 400)?.dispatchEvent(
          new PointerEvent(type, {
            bubbles: true,
            pointerId: 1,
            isPrimary: true,
            clientX: x,
            clientY: 400,
            buttons: 1,
          }),
        );
      const spent = [];
      if (drags) finger('pointerdown', 600);
      for (let i = 0; i < pictures; i++) {
        await frame();
        const start = performance.now();
        if (drags) finger('pointermove', 610 + i * 8);
        else window.temple?.set({ camera: { azimuth: 28 + i * 3, elevation: 25, zoom: 1 }, lit: [i] });
        await frame();
        await frame();
        gl?.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, pixel);
        spent.push(performance.now() - start);
      }
      if (drags) finger('pointerup', 610 + pictures * 8);
      return spent;
    },
    { pictures: count, drags: dragging },
  );
}

/** Median, best and worst of some pictures for each view; `query` is added to the page's address. */
export function measureFrames(views, query = '') {
  return withTemples(async (open) => {
    const frames = {};
    for (const view of views) {
      const page = await open(`${view === 'finale' ? 'finale' : `view=${view}`}&${query}`);
      const times = await timePictures(page, PICTURES, false);
      frames[view] = {
        median: median(times),
        best: Math.round(Math.min(...times)),
        worst: Math.round(Math.max(...times)),
      };
      await page.close();
    }
    return frames;
  });
}

/** What a picture is made of, how long one takes at rest and while the temple is turned, and what is drawn for nothing. */
async function costOf(page) {
  const textureKilobytes = await page.evaluate(() => Math.round(window.counts.textureBytes / 1000));
  const moving = median(await timePictures(page, PICTURES_OF_TIER, true));
  await rest(page);
  const forget = () => page.evaluate(() => Object.assign(window.counts, { calls: 0, triangles: 0 }));
  await forget();
  const [first] = await timePictures(page, 1, false);
  const { calls, triangles } = await page.evaluate(() => window.counts);
  const still = median([first, ...(await timePictures(page, PICTURES_OF_TIER - 1, false))]);
  await rest(page);
  await forget();
  await page.waitForTimeout(IDLE_MS);
  const idleCalls = await page.evaluate(() => window.counts.calls);
  return { calls, triangles, textureKilobytes, moving, still, idleCalls };
}

/** The costs of each tier; times also as ratios to a picture of the first version, where the history has it. */
export async function measureTiers(tiers) {
  const first = await withFirstTemple((house) => withTemples(async (open) => costOf(await open(FIRST.query)), house));
  const costs = await withTemples(async (open) => {
    const found = {};
    for (const tier of tiers) {
      const page = await open(`quality=${tier}`);
      found[tier] = await costOf(page);
      await page.close();
    }
    return found;
  });
  if (first === undefined) return costs;
  const times = (took) => Math.round((took / first.still) * 10) / 10;
  const compared = Object.entries(costs).map(([tier, cost]) => [
    tier,
    { ...cost, movingTimesFirst: times(cost.moving), stillTimesFirst: times(cost.still) },
  ]);
  return { first: { ...first, commit: FIRST.commit }, ...Object.fromEntries(compared) };
}
