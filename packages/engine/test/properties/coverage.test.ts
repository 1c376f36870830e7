import { describe, expect, test } from 'vitest';
import { legalMoves, MoveList, makeLegalMove } from '../../src/fast.ts';
import {
  BLESSING_IDS,
  type BlessingId,
  blessingsOfMode,
  DEFAULT_EDITION,
  deal,
  type Facts,
  type GameEvent,
  HELD,
  type PlayerCount,
  seedRng,
  type View,
} from '../../src/game.ts';
import { anyKindOfMove, factsFor, MODES } from './games.ts';

/** Far more games than it takes: the rarest wish, T6, comes about once in 250 games, so e^-20 is left to bad luck. */
const MOST_GAMES = 5_000;
const PATIENCE_MS = 120_000;

const REACTIONS: readonly BlessingId[] = ['expansion', 'providence', 'foresight'];

/** E2, E3: every blessing of the mode taken, used and kept, every reaction used in somebody else's turn; T4 to T6. */
function wishesOf(players: PlayerCount): Set<string> {
  const wishes = new Set<string>(['T4', 'T5']);
  // With a diamond that is seldom filled up in mid-round, T6 comes once in thousands of solo games.
  if (players !== 1) wishes.add('T6');
  for (const id of blessingsOfMode(players, DEFAULT_EDITION)) {
    wishes.add(`${id} taken`);
    wishes.add(`${id} used`);
    wishes.add(`${id} kept`);
    if (REACTIONS.includes(id)) wishes.add(`${id} answered`);
  }
  return wishes;
}

describe.each(['whole', 'sameBack'] as const)('with reshuffle %s', (reshuffle) => {
  test.each(MODES)(
    'games of %i players bring every blessing and every shortage of cards',
    { timeout: PATIENCE_MS },
    (players) => {
      const facts = factsFor(players, { reshuffle });
      const missing = wishesOf(players);
      for (let game = 0; game < MOST_GAMES && missing.size > 0; game++) playGame(facts, `coverage ${game}`, missing);
      expect([...missing]).toEqual([]);
    },
  );
});

/** Plays a game and strikes off what it brought. */
function playGame(facts: Facts, seed: string, missing: Set<string>): void {
  const state = deal(facts, seed);
  const { view } = state;
  const rng = seedRng(`${seed} choices`);
  const moves = new MoveList();
  while (view.phase !== 'over') {
    if (view.free) missing.delete(view.deckCount === 0 ? 'T5' : 'T6');
    legalMoves(view, moves);
    makeLegalMove(state, anyKindOfMove(moves, rng), (event) => strikeOff(event, view, missing));
  }
  BLESSING_IDS.forEach((id, blessing) => {
    if (view.blessingState[blessing] === HELD) missing.delete(`${id} kept`);
  });
}

function strikeOff(event: GameEvent, { active }: View, missing: Set<string>): void {
  switch (event.type) {
    case 'reshuffled':
      missing.delete('T4');
      break;
    case 'blessingTaken':
      missing.delete(`${event.blessing} taken`);
      break;
    case 'blessingUsed':
      missing.delete(`${event.blessing} used`);
      if (event.seat !== active) missing.delete(`${event.blessing} answered`);
      break;
    // E37: Construction, Legend and Change are used by being laid with the cards.
    case 'cardJoined':
      missing.delete(`${event.card} used`);
      break;
    default:
  }
}
