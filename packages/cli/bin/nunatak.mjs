#!/usr/bin/env node
import { launch } from '../../../scripts/launch.mjs';

await launch('packages/cli/src/main.ts', process.argv.slice(2));
