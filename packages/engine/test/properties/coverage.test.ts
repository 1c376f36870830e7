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

/**
 * Upper limit on the number of games. The rarest event (T6) occurs about once in 250 games, so 5,000 games miss it with
 * probability e^-20.
 */
const MOST_GAMES = 5_000;
const TIMEOUT_MS = 120_000;

const REACTIONS: readonly BlessingId[] = ['expansion', 'providence', 'foresight'];

/**
 * Lists the events that random games must produce: every blessing taken, used and kept, every reaction in another
 * seat's turn, T4 to T6.
 */
function expectedEvents(players: PlayerCount): Set<string> {
  const expected = new Set<string>(['T4', 'T5']);
  // In solo games T6 occurs only once in thousands, because the diamond is rarely refilled during a round.
  if (players !== 1) expected.add('T6');
  for (const id of blessingsOfMode(players, DEFAULT_EDITION)) {
    expected.add(`${id} taken`);
    expected.add(`${id} used`);
    expected.add(`${id} kept`);
    if (REACTIONS.includes(id)) expected.add(`${id} as reaction`);
  }
  return expected;
}

describe.each(['whole', 'sameBack'] as const)('with reshuffle %s', (reshuffle) => {
  test.each(MODES)(
    'games of %i players use every blessing and reach every shortage of cards',
    { timeout: TIMEOUT_MS },
    (players) => {
      const facts = factsFor(players, { reshuffle });
      const missing = expectedEvents(players);
      for (let game = 0; game < MOST_GAMES && missing.size > 0; game++) playGame(facts, `coverage ${game}`, missing);
      expect([...missing]).toEqual([]);
    },
  );
});

/** Plays a game and removes the events that occurred from `missing`. */
function playGame(facts: Facts, seed: string, missing: Set<string>): void {
  const state = deal(facts, seed);
  const { view } = state;
  const rng = seedRng(`${seed} choices`);
  const moves = new MoveList();
  while (view.phase !== 'over') {
    if (view.free) missing.delete(view.deckCount === 0 ? 'T5' : 'T6');
    legalMoves(view, moves);
    makeLegalMove(state, anyKindOfMove(moves, rng), (event) => removeSeen(event, view, missing));
  }
  BLESSING_IDS.forEach((id, blessing) => {
    if (view.blessingState[blessing] === HELD) missing.delete(`${id} kept`);
  });
}

function removeSeen(event: GameEvent, { active }: View, missing: Set<string>): void {
  switch (event.type) {
    case 'reshuffled':
      missing.delete('T4');
      break;
    case 'blessingTaken':
      missing.delete(`${event.blessing} taken`);
      break;
    case 'blessingUsed':
      missing.delete(`${event.blessing} used`);
      if (event.seat !== active) missing.delete(`${event.blessing} as reaction`);
      break;
    // E37: Construction, Legend and Change are used by being laid with the cards.
    case 'cardJoined':
      missing.delete(`${event.card} used`);
      break;
    default:
  }
}
