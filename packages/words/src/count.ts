/**
 * A number with its noun, as in `1 card` or `−3 points`: the one place that decides about plurals.
 * English, German and Dutch alike have the singular for one alone, of points lost too.
 */
export function count(number: number, one: string, many: string): string {
  const size = Math.abs(number);
  return `${number < 0 ? '−' : ''}${size} ${size === 1 ? one : many}`;
}
