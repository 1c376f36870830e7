const OFFERED = 4;

/** Returns the names most similar to an unknown one, best first. */
export function nearest(name: string, names: readonly string[]): string[] {
  const wanted = name.toLowerCase();
  return names
    .map((known, i) => ({ known, i, distance: distance(wanted, known.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance || a.i - b.i)
    .slice(0, OFFERED)
    .map(({ known }) => known);
}

/** Returns how many letters must be added, removed or replaced (Levenshtein distance). */
function distance(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const current = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = previous[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1);
      current.push(Math.min(replaced, previous[j] + 1, current[j - 1] + 1));
    }
    previous = current;
  }
  return previous[b.length];
}
