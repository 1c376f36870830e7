import type { Words } from '@nunatak/words';
import type { LocalConfig } from './config.ts';

/** The name on a seat: a player's own, Siku's or a dummy's. */
export function seatName(config: LocalConfig, seat: number, words: Pick<Words, 'seats'>): string {
  const player = config.seats[seat];
  if (player !== undefined) return player.name;
  return config.players === 2 ? words.seats.siku : words.seats.dummy(seat);
}
