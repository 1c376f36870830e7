import { isTool, prepare, runTool, toolNames } from './launch.mjs';

const [name, ...args] = process.argv.slice(2);
if (isTool(name)) {
  process.exitCode = await runTool(await prepare(), name, args);
} else {
  process.stderr.write(`Unknown tool ${name ?? '(none)'}: expected one of ${toolNames.join(', ')}.\n`);
  process.exitCode = 1;
}
