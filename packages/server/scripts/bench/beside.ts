import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SUBJECTS } from './subjects.ts';

/**
 * The servers of another release, each under the tables that speak its protocol: `folder` is a checkout of it with its
 * packages installed. Its bench has to have the same shape as this one, as that of every release has so far.
 */
export async function releaseAt(folder: string): Promise<typeof SUBJECTS> {
  const file = path.resolve(folder, 'packages/server/scripts/bench/subjects.ts');
  const release: { readonly SUBJECTS?: typeof SUBJECTS } = await import(pathToFileURL(file).href);
  if (release.SUBJECTS === undefined)
    throw new Error(`${file} has no SUBJECTS, so it is no bench of a release of ours`);
  return release.SUBJECTS;
}
