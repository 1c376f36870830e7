import { ErrorBody, type ErrorCode, readDocument, readJson, Seated } from '@nunatak/protocol';
import { couldNot } from '../errors.ts';
import type { MatchAddress } from './address.ts';

const PATIENCE_MS = 10_000;

/** What a refusal means to the person at the keyboard. */
const REASONS: Partial<Record<ErrorCode, string>> = {
  unknownMatch: 'there is no such match; its room may have been given up',
  roomFull: 'every seat is taken',
  notOpen: 'the game has started already',
  nameTaken: 'somebody at the table has this name already; choose another one with --name',
  tooFast: 'too many attempts from your address; wait a moment and try again',
  unavailable: 'the server has no database at the moment; try again',
};

/** Takes the first open seat of a match under a name. */
export async function takeSeat({ server, matchId }: MatchAddress, name: string): Promise<Seated> {
  const response = await fetch(`${server}/api/matches/${matchId}/seats`, {
    method: 'POST',
    body: JSON.stringify({ name }),
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).catch((error: unknown) => {
    throw couldNot(`${server} does not answer: ${reasonOf(error)}`, error);
  });
  const document = readJson(await response.text());
  const body = document.ok ? document.value : undefined;
  const seated = readDocument(Seated, body);
  if (response.ok && seated.ok) return seated.value;
  const refusal = readDocument(ErrorBody, fieldOf(body, 'error'));
  if (!refusal.ok) {
    throw couldNot(`${server} is not a Nunatak server: it answered with status ${response.status} and no seat`);
  }
  const { code, message } = refusal.value;
  throw couldNot(`no seat in ${matchId}: ${REASONS[code] ?? message} (${code})`);
}

function fieldOf(document: unknown, name: string): unknown {
  if (typeof document !== 'object' || document === null) return undefined;
  return Object.entries(document).find(([field]) => field === name)?.[1];
}

/** The innermost reason says most: `fetch failed` says nothing. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `no answer within ${PATIENCE_MS / 1000} seconds`;
  if (error.cause instanceof AggregateError && error.cause.errors.length > 0) return reasonOf(error.cause.errors[0]);
  return error.cause === undefined ? error.message : reasonOf(error.cause);
}
