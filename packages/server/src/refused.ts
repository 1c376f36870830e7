import { type Problem, problemText } from '@nunatak/engine';
import type { ErrorBody, ErrorCode } from '@nunatak/protocol';

/** A request that cannot be met, with the error its sender gets. */
export class Refused extends Error {
  override name = 'Refused';
  readonly body: ErrorBody;

  constructor(
    code: ErrorCode,
    message: string,
    details: Omit<Partial<ErrorBody>, 'code' | 'message'> = {},
    cause?: unknown,
  ) {
    super(message, cause === undefined ? undefined : { cause });
    this.body = { code, message, ...details };
  }
}

export function malformed(problem: Problem): Refused {
  return new Refused('malformed', problemText(problem), { ...problem });
}

export function tooLarge(text: string, most: number): Refused {
  const found = `${Buffer.byteLength(text)} bytes`;
  return new Refused('tooLarge', `A message may hold ${most} bytes`, { found, expected: `${most} bytes` });
}

/** The database failed: the sender may try again, and a retry of an action is safe. */
export function unavailable(cause: unknown): Refused {
  return new Refused('unavailable', 'The database does not answer; try again', { retryAfter: 1 }, cause);
}
