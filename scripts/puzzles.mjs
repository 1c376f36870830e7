import { launch } from './launch.mjs';

await launch('packages/bots/scripts/puzzles.ts', process.argv.slice(2));
