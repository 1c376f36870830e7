/** An id that nobody else makes. `crypto.randomUUID` is missing on a page that came by plain http, as in a home network. */
export function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
