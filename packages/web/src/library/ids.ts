const LENGTH = 12;

/** An id for a game that no other game of this browser has. */
export function freshGameId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(LENGTH));
  return Array.from(bytes, (byte) => (byte % 36).toString(36)).join('');
}
