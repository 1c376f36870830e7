import type { PlayerCount } from '@nunatak/engine';
import { hasNet, setNet, unusableNet } from '../src/net/netRegistry.ts';

// Bundlers recognise a file by exactly this form.
const FILES: Readonly<Record<PlayerCount, URL>> = {
  1: new URL('../nets/players1.net', import.meta.url),
  2: new URL('../nets/players2.net', import.meta.url),
  3: new URL('../nets/players3.net', import.meta.url),
  4: new URL('../nets/players4.net', import.meta.url),
};
/** A net that takes longer is not waited for: the next decision asks again. */
const PATIENCE_MS = 5000;

/**
 * Takes the net for a number of players from the site, unless it is at hand, and with it the code that counts with nets;
 * what goes wrong is told with the bots' answers.
 */
export async function fetchNet(players: PlayerCount): Promise<void> {
  if (hasNet(players)) return;
  try {
    const [{ installNet }, file] = await Promise.all([import('../src/net/installNet.ts'), read(FILES[players])]);
    installNet(players, file);
  } catch (error) {
    setNet(players, unusableNet(players, error));
  }
}

async function read(file: URL): Promise<Uint8Array> {
  const response = await fetch(file, { signal: AbortSignal.timeout(PATIENCE_MS) });
  if (!response.ok) throw new Error(`${file.pathname} answered ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}
