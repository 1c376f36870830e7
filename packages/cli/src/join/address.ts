import { usageError } from '../errors.ts';

/** Where a match is played. */
export interface MatchAddress {
  /** The server's address without a slash at its end. */
  readonly server: string;
  readonly matchId: string;
}

const EXPECTED = 'expected the link of a match, https://HOST/m/ID, or its API address, https://HOST/api/matches/ID';
const PATH = /^(?<base>.*)\/(?:m|api\/matches)\/(?<id>[0-9a-z]{16})\/?$/;

/** Reads the link that a host shares, or the API address of the same match. */
export function readAddress(text: string): MatchAddress {
  let url: URL;
  try {
    url = new URL(text);
  } catch (error) {
    throw usageError(`"${text}" is not an address; ${EXPECTED}`, error);
  }
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    throw usageError(`"${text}" begins with ${url.protocol}; ${EXPECTED}`);
  }
  const { base = '', id } = PATH.exec(url.pathname)?.groups ?? {};
  if (id === undefined) throw usageError(`"${text}" is not the link of a match; ${EXPECTED}`);
  return { server: `${url.origin}${base}`, matchId: id };
}
