import type { PlayerCount } from '@nunatak/engine';
import { hasNet, setNet, unusableNet } from '../src/net/netRegistry.ts';

// Keep exactly this form: bundlers recognise files by it.
const FILES: Readonly<Record<PlayerCount, URL>> = {
  1: new URL('../nets/players1.net', import.meta.url),
  2: new URL('../nets/players2.net', import.meta.url),
  3: new URL('../nets/players3.net', import.meta.url),
  4: new URL('../nets/players4.net', import.meta.url),
};
/** Timeout for fetching a net, in ms; after that, the bot decides without it, and the next decision tries again. */
const FETCH_TIMEOUT_MS = 5000;

/**
 * Fetches the net of a number of players and the inference code, unless the net is installed already. Never rejects: a
 * failure is stored in the registry and reported with the bots' answers.
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
  const response = await fetch(file, { signal: AbortSignal.timeout(FETCH_TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${file.pathname} answered ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}
