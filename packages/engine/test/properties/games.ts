import { blessingField, END_BLESSING, fieldB, type Move, type MoveList, makeMove, moveType } from '../../src/fast.ts';
import {
  BLESSING_IDS,
  type BlessingId,
  blessingsOfMode,
  CURRENT_RULES,
  DEFAULT_EDITION,
  type Edition,
  type Facts,
  factsOf,
  nextInt,
  type Options,
  type PlayerCount,
  parseConfig,
  problemText,
  type Rng,
  seedRng,
} from '../../src/game.ts';
import { everyTileSplit } from '../editions.ts';

export const MODES: readonly PlayerCount[] = [1, 2, 3, 4];

/** A named set of options to test with. `facts` returns the facts of its n-th game. */
export interface OptionSet {
  readonly name: string;
  facts(players: PlayerCount, game: number): Facts;
}

/** Returns the facts of a config; throws if the config is invalid, because then the test is wrong. */
export function factsFor(
  players: PlayerCount,
  options: Partial<Options> = {},
  rules = CURRENT_RULES,
  edition?: Edition,
): Facts {
  const config = parseConfig({ players, rules, options, ...(edition === undefined ? {} : { edition }) });
  if (!config.ok) throw new Error(problemText(config.reason));
  return factsOf(config.value);
}

function fixed(name: string, options: Partial<Options>): OptionSet {
  const known = new Map<PlayerCount, Facts>();
  return {
    name,
    facts(players) {
      const facts = known.get(players) ?? factsFor(players, options);
      known.set(players, facts);
      return facts;
    },
  };
}

/** O5: picks blessings of a mode: none, one, two and so on, a different selection for each choice. */
function someBlessings(players: PlayerCount, choice: number): BlessingId[] {
  const rng = seedRng(`subset ${players} ${choice}`);
  const left = [...blessingsOfMode(players, DEFAULT_EDITION)];
  const chosen: BlessingId[] = [];
  while (chosen.length < choice && left.length > 0) chosen.push(...left.splice(nextInt(rng, left.length), 1));
  return chosen;
}

function subsets(): OptionSet {
  const known = new Map<string, Facts>();
  return {
    name: 'a subset of the blessings',
    facts(players, game) {
      const choice = game % BLESSING_IDS.length;
      const key = `${players} ${choice}`;
      const facts = known.get(key) ?? factsFor(players, { blessings: someBlessings(players, choice) });
      known.set(key, facts);
      return facts;
    },
  };
}

/** C2: returns an option set with an edition where split cards and split tiles share at most one symbol. */
function everySplit(): OptionSet {
  const edition = everyTileSplit();
  const known = new Map<PlayerCount, Facts>();
  return {
    name: 'every tile split',
    facts(players) {
      const facts = known.get(players) ?? factsFor(players, {}, CURRENT_RULES, edition);
      known.set(players, facts);
      return facts;
    },
  };
}

export const OPTION_SETS: readonly OptionSet[] = [
  fixed('default', {}),
  fixed('sameBack', { reshuffle: 'sameBack' }),
  fixed('below', { reshuffle: 'below' }),
  fixed('outerTop and adds', { outerTop: true, expansion: 'adds' }),
  fixed('random first player', { firstPlayer: 'random' }),
  subsets(),
  everySplit(),
];

/** Picks a legal move at random, all equally likely. */
export function anyMove(moves: MoveList, rng: Rng): Move {
  return moves.moves[nextInt(rng, moves.count)];
}

/**
 * Picks a kind of move at random, then a move of that kind. Otherwise the hundreds of ways to swap tiles or to use
 * Moon, Movement or Transference would leave hardly any blessing unused.
 */
export function anyKindOfMove(moves: MoveList, rng: Rng): Move {
  const kinds = new Set<number>();
  for (let i = 0; i < moves.count; i++) kinds.add(kindOf(moves.moves[i]));
  const kind = [...kinds][nextInt(rng, kinds.size)];
  let count = 0;
  for (let i = 0; i < moves.count; i++) if (kindOf(moves.moves[i]) === kind) count++;
  let left = nextInt(rng, count);
  for (let i = 0; i < moves.count; i++) {
    if (kindOf(moves.moves[i]) === kind && left-- === 0) return moves.moves[i];
  }
  throw new Error('no legal move');
}

/** Returns a move's type and blessing as one number; for an end blessing also whether it is kept or used. */
function kindOf(move: Move): number {
  const type = moveType(move);
  const keeps = type === END_BLESSING && fieldB(move) === 0 ? 1 : 0;
  return makeMove(type, keeps, 0, blessingField(move));
}
