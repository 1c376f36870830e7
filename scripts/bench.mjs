import { launch } from './launch.mjs';

await launch('packages/cli/src/main.ts', ['bench', ...process.argv.slice(2)]);
