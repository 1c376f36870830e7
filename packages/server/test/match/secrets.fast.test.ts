import {
  BLESSING_IDS,
  determinize,
  legalActions,
  nextInt,
  type PlayerCount,
  type Rng,
  type State,
  seedRng,
  setup,
} from '@nunatak/engine';
import { followStep, type LineView, type Step } from '@nunatak/protocol';
import { describe, expect, it } from 'vitest';
import { type Line, type Made, makeAction } from '../../src/match/log.ts';
import { namedStepOf } from '../../src/match/namedView.ts';
import { proveWhole } from '../../src/match/proof.ts';

/** The same position to everybody who sees it, with the same things to come in this step, and everything else dealt anew. */
function imagined({ view }: State, { events }: Made, rng: Rng): State {
  const { cardIds, tileIds } = view.facts;
  const { secret } = determinize(view, rng);
  const coming = {
    deck: events.flatMap((event) => (event.type === 'cardRevealed' ? [cardIds.indexOf(event.card)] : [])),
    tiles: events.flatMap((event) => (event.type === 'tileRevealed' ? [tileIds.indexOf(event.tile)] : [])),
    blessings: events.flatMap((event) =>
      event.type === 'blessingRevealed' ? secret.blessings.filter((one) => BLESSING_IDS[one] === event.blessing) : [],
    ),
  };
  const onTop = (hidden: readonly number[], next: readonly number[]) => [
    ...hidden.filter((one) => !next.includes(one)),
    ...next.toReversed(),
  ];
  return {
    view,
    secret: {
      deck: onTop(secret.deck, coming.deck),
      tiles: onTop(secret.tiles, coming.tiles),
      blessings: onTop(secret.blessings, coming.blessings),
      rng: secret.rng,
    },
  };
}

describe.each([1, 2, 3, 4] satisfies PlayerCount[])('what is told of a game of %i', (players) => {
  it('is the same whatever lies hidden, and leads everybody to what they see', () => {
    const rng = seedRng(`told ${players}`);
    let at: Line = { state: setup({ players }, `told ${players}`), line: { length: 0, floor: 0 } };
    let seen = { view: at.state.view, line: at.line as LineView };
    let imaginedSteps = 0;
    let otherHashes = 0;
    for (let seq = 1; at.state.view.phase !== 'over'; seq++) {
      const actions = legalActions(at.state.view);
      const action = actions[nextInt(rng, actions.length)];
      const entry = { seq, seat: at.state.view.decider, by: 'seat', at: seq, action } as const;
      const made = makeAction(at, entry, proveWhole);
      // Of a shuffle, chance decides what comes; of all else it lies there already.
      if (!made.events.some(({ type }) => type === 'reshuffled')) {
        const other = makeAction({ ...at, state: imagined(at.state, made, rng) }, entry, proveWhole);
        expect(other.step).toEqual(made.step);
        expect(namedStepOf(other, other.step)).toEqual(namedStepOf(made, made.step));
        imaginedSteps++;
        if (other.stored.hash !== made.stored.hash) otherHashes++;
      }
      const told: Step = JSON.parse(JSON.stringify(made.step));
      const followed = followStep(seen.view, seen.line, told);
      expect(followed?.view).toEqual(made.state.view);
      expect(followed?.step).toMatchObject({ seq, seat: entry.seat, by: 'seat', action, line: made.line });
      seen = { view: made.state.view, line: made.line };
      at = made;
    }
    // What lay hidden was indeed another: the hash that the log keeps tells them apart, and is told to nobody.
    expect(otherHashes).toBeGreaterThan(imaginedSteps / 2);
  });
});
