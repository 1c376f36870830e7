/** A difference with its sign; nothing has none. */
export function signed(number: number): string {
  if (number === 0) return '0';
  return `${number < 0 ? '−' : '+'}${Math.abs(number)}`;
}
