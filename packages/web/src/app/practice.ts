import { fetchOnce } from './fetchOnce.ts';

type Practice = typeof import('../practice/screens.ts');

/** A part of what there is to practise with; whichever is asked for first fetches them all. */
export function practice<Name extends keyof Practice>(name: Name): () => Promise<Practice[Name]> {
  return fetchOnce(async () => (await import('../practice/screens.ts'))[name]);
}
