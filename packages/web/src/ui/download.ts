import type { Game } from '../line/game.ts';

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
export function downloadRecord(game: Game): void {
  download(`nunatak-${game.config.seed}.json`, JSON.stringify(game.referee.record(), undefined, 1));
}
