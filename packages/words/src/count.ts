/**
 * Returns a number with its noun, such as `1 card` or `−3 points`. All plurals are decided here: English, German and
 * Dutch use the singular for 1 and −1 only.
 */
export function count(number: number, one: string, many: string): string {
  const size = Math.abs(number);
  return `${number < 0 ? '−' : ''}${size} ${size === 1 ? one : many}`;
}
