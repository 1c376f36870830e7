/**
 * The engine's entry point for sending games: a game as a short path for a link, or step by step to clients that only
 * have a View.
 */
export { type Followed, follow, type Revealed, revealedBy } from './follow.ts';
export { hex } from './hash.ts';
export { encodeMove, followPath, pathOf } from './path.ts';
