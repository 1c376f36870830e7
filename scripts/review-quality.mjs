import { launch } from './launch.mjs';

await launch('packages/bots/scripts/reviewQuality.ts', process.argv.slice(2));
