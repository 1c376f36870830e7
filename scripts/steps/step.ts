/** Result of a step: number of passed checks, the failed ones, and the time of each test file. */
export interface Outcome {
  readonly passed: number;
  readonly failures: readonly string[];
  readonly files?: readonly FileTime[];
}

export interface FileTime {
  readonly file: string;
  readonly seconds: number;
}

/** A part of `npm test`. Filters select test files; a step without tests ignores them. */
export type Step = (filters: readonly string[]) => Promise<Outcome>;

/** Returns the outcome of one check: passed, or failed with a message. */
export function single(failure: string | undefined): Outcome {
  return failure === undefined ? { passed: 1, failures: [] } : { passed: 0, failures: [failure] };
}
