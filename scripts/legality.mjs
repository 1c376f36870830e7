import { launch } from './launch.mjs';

await launch('packages/bots/scripts/legality.ts', process.argv.slice(2));
