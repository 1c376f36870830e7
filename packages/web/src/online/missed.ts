import type { OnlineGame } from './onlineMatch.ts';

/** Shows again what happened since the player's own last decision, also while a step is being shown. */
export function watchMissed(game: OnlineGame): void {
  const from = game.referee.missedFrom;
  game.referee.forgetMissed();
  if (from !== undefined) game.move((head) => head.watchFrom(from));
}
