/**
 * Exit codes: 0 for success; 1 if a check failed or something could not be done; 2 for wrong usage or unreadable input.
 */
export const EXIT = { ok: 0, failed: 1, usage: 2 } as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** Ends the command with an exit code and one line on stderr. */
export class CliError extends Error {
  override name = 'CliError';
  readonly exitCode: ExitCode;

  constructor(message: string, exitCode: ExitCode, options?: ErrorOptions) {
    super(message, options);
    this.exitCode = exitCode;
  }
}

/** Creates an error for wrong usage or unreadable input. */
export function usageError(message: string, cause?: unknown): CliError {
  return new CliError(message, EXIT.usage, { cause });
}

/** Creates an error for a failed check: the input was read, but is not valid. */
export function checkFailed(message: string): CliError {
  return new CliError(message, EXIT.failed);
}

/** Creates an error for something that failed outside this program, e.g. a server that doesn't answer or refuses. */
export function couldNot(message: string, cause?: unknown): CliError {
  return new CliError(message, EXIT.failed, { cause });
}
