import { cardIdOf, cloneState, determinize, type Rng, replay, type State, type Step } from '@nunatak/engine';

/** A game as far as it was played: its first state, and every step since, chance's among them. */
export interface Played {
  readonly initial: State;
  readonly steps: readonly Step[];
}

/**
 * The same game up to now with all that still lies hidden dealt anew, every way that the table could know alike. Undefined
 * where that cannot be written as another deal of the same game.
 */
export function dealAnew({ initial, steps }: Played, rng: Rng): Played | undefined {
  const now = stateAfter({ initial, steps });
  const { deckCount, tileCount, blessingCount } = now.view;
  const { deck, tiles, blessings } = determinize(now.view, rng).secret;
  const dealt = cloneState(initial);
  const { secret } = dealt;
  secret.tiles.splice(0, tileCount, ...tiles);
  secret.blessings.splice(0, blessingCount, ...blessings);
  // T4: the deck that lies there now is that of the last reshuffle, where there was one.
  const last = steps.findLastIndex(({ type }) => type === 'reshuffle');
  if (last === -1) secret.deck.splice(0, deckCount, ...deck);
  const anew: Played = { initial: dealt, steps: last === -1 ? steps : reshuffled(steps, last, now, deck) };
  return isSamePosition(anew, now) ? anew : undefined;
}

/** The steps with another order of the cards under those that were drawn since a reshuffle. */
function reshuffled(steps: readonly Step[], at: number, { view }: State, deck: readonly number[]): readonly Step[] {
  const step = steps[at];
  if (step?.type !== 'reshuffle') return steps;
  const drawn = step.order.slice(0, step.order.length - view.deckCount);
  const hidden = deck.map((card) => cardIdOf(view.facts, card)).reverse();
  return steps.with(at, { type: 'reshuffle', order: [...drawn, ...hidden] });
}

function stateAfter({ initial, steps }: Played): State {
  return replay(initial, steps).stateAt(steps.length);
}

function isSamePosition(played: Played, { view }: State): boolean {
  return JSON.stringify(stateAfter(played).view) === JSON.stringify(view);
}
