import type { Referee } from '../line/referee.ts';

/** Hands a text to the person as a file. */
export function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** Hands the record of a game, as far as it was played. */
export function downloadRecord(referee: Referee): void {
  const record = referee.record();
  if (record !== undefined) download(`nunatak-${record.seed ?? 'game'}.json`, JSON.stringify(record, undefined, 1));
}
