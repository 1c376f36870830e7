/** How many sit at a table, as one says it: *zu dritt*. */
export function inCompany(players: number): string {
  return { 1: 'allein', 2: 'zu zweit', 3: 'zu dritt' }[players] ?? 'zu viert';
}
