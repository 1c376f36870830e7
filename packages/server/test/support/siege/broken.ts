/** What servers promise, whatever happens to them. */
export const PROMISES = {
  kept: 'what was acknowledged is there, once',
  fence: 'in each epoch of a match one process commits',
  owned: 'others own the tables of a lost process soon',
  answered: 'everybody is answered in time',
  goesOn: 'play goes on',
  clock: 'clocks run on time',
} as const;

export type PromiseId = keyof typeof PROMISES;

/** A promise that was not kept. */
export class Broken extends Error {
  override name = 'Broken';
  readonly promise: PromiseId;

  constructor(promise: PromiseId, what: string, cause?: unknown) {
    super(what, { cause });
    this.promise = promise;
  }
}
