import { launch } from './launch.mjs';

await launch('packages/cli/src/main.ts', ['play', ...process.argv.slice(2)]);
