/** The protocol this code speaks. It goes up when a message changes in a way that an older side would misread. */
export const PROTOCOL_VERSION = 4;

/** The oldest protocol a server of this version still serves. */
export const OLDEST_VERSION = 4;

export type VersionVerdict = 'fits' | 'clientOld' | 'serverOld';

/** Which side of a handshake is too old, if one is. */
export function judgeVersion(client: number, server = PROTOCOL_VERSION, oldest = OLDEST_VERSION): VersionVerdict {
  if (client < oldest) return 'clientOld';
  return client > server ? 'serverOld' : 'fits';
}
