import {
  blessingsOfMode,
  CURRENT_RULES,
  DEFAULT_EDITION,
  legalActions,
  nextInt,
  type Options,
  type PlayerCount,
  seedRng,
} from '@nunatak/engine';
import fc from 'fast-check';
import { lastState, playOn } from '../../../src/line/line.ts';
import { type LocalConfig, usualConfig } from '../../../src/session/config.ts';
import { originOf, type SavedGame, saveOf } from '../../../src/session/games.ts';
import { LocalReferee } from '../../../src/session/localReferee.ts';

/** A game to begin with: who plays by which options, and how many decisions by chance were made already. */
export interface Setup {
  readonly people: readonly boolean[];
  readonly teacher: boolean;
  readonly options: Partial<Options>;
  readonly seed: number;
  readonly decided: number;
}

/** More decisions than any game has, so that a game may also begin at its end. */
const MOST_DECIDED = 300;
const NAMES = ['Ana', 'Bo', 'Mira', 'Kim'];

function optionsFor(players: PlayerCount): fc.Arbitrary<Partial<Options>> {
  return fc.record(
    {
      reshuffle: fc.constantFrom('whole', 'sameBack', 'below'),
      outerTop: fc.boolean(),
      expansion: fc.constantFrom('replaces', 'adds'),
      firstPlayer: fc.constantFrom('seat0', 'random'),
      blessings: fc.subarray([...blessingsOfMode(players, DEFAULT_EDITION)]),
    },
    { requiredKeys: [] },
  );
}

/** Games of some players, at least one of them a person at this screen. */
export function setups(players: PlayerCount): fc.Arbitrary<Setup> {
  const people = fc
    .array(fc.boolean(), { minLength: players, maxLength: players })
    .map((seats) => (seats.includes(true) ? seats : seats.map((_, seat) => seat === 0)));
  return fc.record({
    people,
    teacher: fc.boolean(),
    options: optionsFor(players),
    seed: fc.nat(9999),
    decided: fc.nat(MOST_DECIDED),
  });
}

function configOf({ people, teacher, options, seed }: Setup): LocalConfig {
  const usual = usualConfig(people.length as PlayerCount, NAMES);
  const isAlone = people.filter(Boolean).length === 1;
  return {
    ...usual,
    rules: CURRENT_RULES,
    seats: usual.seats.map((seat, i) => ({ ...seat, kind: people[i] === true ? 'person' : 'bot' })),
    options: { ...usual.options, ...options },
    seed: `model ${seed}`,
    ...(teacher && isAlone && { teacher: true }),
  };
}

/** The save that a game begins from. */
export function beginningOf(setup: Setup): SavedGame {
  const config = configOf(setup);
  const origin = originOf(config);
  const rng = seedRng(config.seed);
  let line = new LocalReferee(config, origin, []).line;
  for (let i = 0; i < setup.decided; i++) {
    const actions = legalActions(lastState(line).view);
    if (actions.length === 0) break;
    const action = actions[nextInt(rng, actions.length)];
    if (action === undefined) break;
    line = playOn(line, [action]);
  }
  return saveOf(new LocalReferee(config, origin, line.entries));
}
