import { launch } from './launch.mjs';

await launch('packages/web/scripts/strongest.ts', process.argv.slice(2));
