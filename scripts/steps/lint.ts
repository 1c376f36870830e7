import type { Outcome } from './step.ts';
import { single } from './step.ts';
import { outputOf } from './tool.ts';

/** Checks format, import order and lint rules of the whole repository; counts as one check. */
export async function lint(): Promise<Outcome> {
  const { code, output } = await outputOf('@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.']);
  process.stdout.write(output);
  return single(code === 0 ? undefined : `biome ended with code ${code}`);
}
