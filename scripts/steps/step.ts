/** How many checks of a step passed, which failed, and how long each test file took. */
export interface Outcome {
  readonly passed: number;
  readonly failures: readonly string[];
  readonly files?: readonly FileTime[];
}

export interface FileTime {
  readonly file: string;
  readonly seconds: number;
}

/** A part of `npm test`. Filters name the test files to run; a step without tests ignores them. */
export type Step = (filters: readonly string[]) => Promise<Outcome>;

/** One check that has passed, or failed with a message. */
export function single(failure: string | undefined): Outcome {
  return failure === undefined ? { passed: 1, failures: [] } : { passed: 0, failures: [failure] };
}
