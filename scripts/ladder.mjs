import { launch } from './launch.mjs';

await launch('packages/bots/scripts/ladder.ts', process.argv.slice(2));
