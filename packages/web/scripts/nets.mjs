/* What the net of each number of players weighs, and how long a page takes to have it ready, in milliseconds. */
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { preview } from 'vite';
import { launch } from './browser.ts';

const ROUNDS = 5;
const PLAYER_COUNTS = [1, 2, 3, 4];

/** Returns the time from requesting the net and the inference code to an installed judge, in ms, on a page without a cache. */
function timeOf(page, players, net, code) {
  return page.evaluate(
    async ([number, file, module]) => {
      const start = performance.now();
      const [{ installNet }, bytes] = await Promise.all([
        import(module),
        fetch(file).then((response) => response.arrayBuffer()),
      ]);
      installNet(number, new Uint8Array(bytes));
      return performance.now() - start;
    },
    [players, net, code],
  );
}

/** The medians of some first visits to the built site; `output` is what was built. */
export async function measureNets(root, outDir, output) {
  const codeFile = path.join(root, '../bots/src/net/installNet.ts');
  const code = output.find(({ facadeModuleId }) => facadeModuleId === codeFile)?.fileName;
  if (code === undefined) throw new Error('no chunk was built for the code that counts with nets');
  const server = await preview({ root, logLevel: 'warn', build: { outDir }, preview: { port: 0, host: '127.0.0.1' } });
  const address = server.resolvedUrls?.local[0];
  if (address === undefined) throw new Error('the preview server has no address');
  const browser = await launch();
  try {
    const found = {};
    for (const players of PLAYER_COUNTS) {
      const net = output.find(({ fileName }) => new RegExp(`players${players}-[^/]*\\.net$`).test(fileName));
      if (net === undefined) throw new Error(`no net was built for ${players} players`);
      const times = [];
      for (let round = 0; round < ROUNDS; round++) {
        const context = await browser.newContext({ serviceWorkers: 'block' });
        const page = await context.newPage();
        await page.goto(`${address}icon.svg`);
        times.push(await timeOf(page, players, `${address}${net.fileName}`, `${address}${code}`));
        await context.close();
      }
      const ready = Math.round(times.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)]);
      found[players] = { bytes: net.source.length, gzip: gzipSync(net.source, { level: 9 }).length, ready };
    }
    return found;
  } finally {
    await browser.close();
    await server.close();
  }
}
