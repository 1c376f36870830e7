/*
 * Prints how long a picture of the full temple takes: node scripts/frames-board.mjs [view ...] [--quality=high].
 * Other work on the machine shows in the figures, so its load stands beside them.
 */
import { loadavg } from 'node:os';
import { measureFrames } from './frames.mjs';

const words = process.argv.slice(2);
const views = words.filter((word) => !word.startsWith('--'));
const query = words
  .filter((word) => word.startsWith('--'))
  .map((word) => word.slice(2))
  .join('&');
const frames = await measureFrames(views.length > 0 ? views : ['table', 'plan', 'exploded', 'finale'], query);
for (const [view, { median, best, worst }] of Object.entries(frames)) {
  console.log(`${view}: median ${median} ms, best ${best} ms, worst ${worst} ms`);
}
console.log(`load ${loadavg()[0]?.toFixed(1)}`);
