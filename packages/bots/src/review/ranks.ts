import type { PlayerCount } from '@nunatak/engine';

/** Ranks of play, best first, by the average loss of an unforced decision. */
export const PLAY_RANKS = ['master', 'expert', 'strong', 'steady', 'casual', 'learning', 'beginning'] as const;
export type PlayRank = (typeof PLAY_RANKS)[number];

/**
 * Maximum average loss of each rank except the last: in chance to win, scaled to two players, and in points in the solo
 * game. Of our bots, Nunatak plays like a master, Glacier like an expert, Serac strongly, Ridge casually.
 */
const BOUNDS: Readonly<Record<Exclude<PlayRank, 'beginning'>, { readonly chance: number; readonly points: number }>> = {
  master: { chance: 0.003, points: 0.1 },
  expert: { chance: 0.008, points: 0.25 },
  strong: { chance: 0.015, points: 0.5 },
  steady: { chance: 0.025, points: 0.8 },
  casual: { chance: 0.04, points: 1.2 },
  learning: { chance: 0.06, points: 1.8 },
};

/**
 * Returns the rank for an average loss per unforced decision: `lost` is in chance to win, or in points in the solo
 * game.
 */
export function rankOf(lost: number, players: PlayerCount): PlayRank {
  const isWithin = (rank: PlayRank): boolean => {
    if (rank === 'beginning') return true;
    return players === 1 ? lost <= BOUNDS[rank].points : (lost * players) / 2 <= BOUNDS[rank].chance;
  };
  return PLAY_RANKS.find(isWithin) ?? 'beginning';
}
