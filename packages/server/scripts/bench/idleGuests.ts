import { Recorder } from './figures.ts';
import { BenchTable } from './load.ts';

/** The players of matches in which nobody moves: connects all of them, says so to the process that asked, and stays. */
const OPENED_AT_ONCE = 50;

const [url = '', count = '0'] = process.argv.slice(2);
const recorder = new Recorder();
for (let start = 0; start < Number(count); start += OPENED_AT_ONCE) {
  const length = Math.min(OPENED_AT_ONCE, Number(count) - start);
  await Promise.all(
    Array.from({ length }, async (_, i) => {
      const table = new BenchTable(url, recorder, `idle ${start + i}`);
      await table.connect();
      await table.open();
    }),
  );
}
process.send?.('seated');
