/** A game on its way elsewhere: whole, as short as a link, or step by step to whoever sees only the view. */
export { type Followed, follow, type Revealed, revealedBy } from './follow.ts';
export { hex } from './hash.ts';
export { followPath, pathOf, signOf } from './path.ts';
