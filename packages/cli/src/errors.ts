/** What the exit code says: 0 all is well, 1 a check failed or something could not be done, 2 wrong usage or input that cannot be read. */
export const EXIT = { ok: 0, failed: 1, usage: 2 } as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** An end with one line for the reader on stderr. */
export class CliError extends Error {
  override name = 'CliError';
  readonly exitCode: ExitCode;

  constructor(message: string, exitCode: ExitCode, options?: ErrorOptions) {
    super(message, options);
    this.exitCode = exitCode;
  }
}

/** Wrong usage, or input that cannot be read. */
export function usageError(message: string, cause?: unknown): CliError {
  return new CliError(message, EXIT.usage, { cause });
}

/** A check that failed: the input was read and is not what it should be. */
export function checkFailed(message: string): CliError {
  return new CliError(message, EXIT.failed);
}

/** Something that depends on others could not be done: a server does not answer, or says no. */
export function couldNot(message: string, cause?: unknown): CliError {
  return new CliError(message, EXIT.failed, { cause });
}
