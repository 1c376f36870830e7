import type { Referee } from '../line/referee.ts';

const KEPT_MS = 60_000;

/** Hands a text to the person as a file. */
export function download(name: string, text: string, type = 'application/json'): void {
  downloadFile(new File([text], name, { type }));
}

export function downloadFile(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  // Some browsers fetch the file after the click, and find nothing where the address is gone.
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}

/** Hands the record of a game, as far as it was played. */
export function downloadRecord(referee: Referee): void {
  const record = referee.record();
  if (record !== undefined) download(`nunatak-${record.seed ?? 'game'}.json`, JSON.stringify(record, undefined, 1));
}
