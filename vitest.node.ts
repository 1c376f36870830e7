import { readFileSync } from 'node:fs';

/** Ends the test runner with a plain message if Node is too old to run TypeScript: Vitest itself would fail much later. */
export function refuseOldNode(): void {
  if (process.features.typescript) return;
  const wanted = readFileSync(new URL('.node-version', import.meta.url), 'utf8').trim();
  process.stderr.write(
    `\nThe tests need Node 22.18 or newer, best ${wanted}, and this is Node ${process.versions.node}.\n` +
      'Install it, or run `npm run vitest -- run` in place of `npx vitest run`: it fetches that Node first.\n\n',
  );
  process.exit(1);
}
