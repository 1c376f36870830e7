/** The protocol version of this code. Increased when a message changes in a way that an older side would misread. */
export const PROTOCOL_VERSION = 4;

/** The oldest protocol version that this server supports. */
export const OLDEST_VERSION = 4;

export type VersionVerdict = 'fits' | 'clientOld' | 'serverOld';

/** Compares the versions of a handshake and tells which side is too old, if any. */
export function judgeVersion(client: number, server = PROTOCOL_VERSION, oldest = OLDEST_VERSION): VersionVerdict {
  if (client < oldest) return 'clientOld';
  return client > server ? 'serverOld' : 'fits';
}
