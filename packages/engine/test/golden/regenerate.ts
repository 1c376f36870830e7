import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { legalMoves, MoveList, makeLegalMove, toAction } from '../../src/fast.ts';
import { CURRENT_RULES, formatAction, type Options, type PlayerCount, seedRng } from '../../src/game.ts';
import { anyKindOfMove, MODES } from '../properties/games.ts';
import { begin, countFrom, type GoldenCount, type GoldenKey, replay } from './golden.ts';

/**
 * Rewrites the golden files of the current rules: `node packages/engine/test/golden/regenerate.ts`, then `npm run
 * format`. Only for rules that are not published yet: golden files of published rules never change.
 */
const VERSION = `rules-${CURRENT_RULES}`;

/**
 * Returns one of two sets of options. With four players, `varied` also randomizes the first player, since extra turns
 * follow turn order.
 */
function optionsOf(players: PlayerCount, name: 'plain' | 'varied'): Partial<Options> {
  if (name === 'plain') return {};
  const varied = { reshuffle: 'below', outerTop: true, expansion: 'adds' } as const;
  return players === 4 ? { ...varied, firstPlayer: 'random' } : varied;
}

/**
 * Length of the counted sequences, in actions. Counting starts at each quarter of the game, and once more nine actions
 * before its end.
 */
const DEPTH = 5;
const QUARTERS = [0, 1, 2, 3] as const;
const LAST_ACTIONS = 9;

const counts: GoldenCount[] = [];
for (const players of MODES) {
  for (const name of ['plain', 'varied'] as const) {
    const file = `${VERSION}-game-${players}-${name}.json`;
    const seed = `golden ${VERSION} ${players} ${name}`;
    const key: GoldenKey = { players, rules: CURRENT_RULES, options: optionsOf(players, name), seed };
    const game = replay(key, randomActions(key));
    write(file, game);
    const length = game.actions.length;
    const count = (after: number, depth: number) =>
      counts.push({ game: file, after, counts: countFrom(game, after, depth) });
    for (const quarter of QUARTERS) count(Math.floor((length * quarter) / QUARTERS.length), DEPTH);
    count(length - LAST_ACTIONS, LAST_ACTIONS);
  }
}
write(`${VERSION}-perft.json`, counts);

function randomActions(key: GoldenKey): string[] {
  const state = begin(key);
  const rng = seedRng(`${key.seed} choices`);
  const moves = new MoveList();
  const actions: string[] = [];
  while (state.view.phase !== 'over') {
    legalMoves(state.view, moves);
    const move = anyKindOfMove(moves, rng);
    actions.push(formatAction(toAction(state.view.facts, move)));
    makeLegalMove(state, move);
  }
  return actions;
}

function write(name: string, document: unknown): void {
  writeFileSync(path.join(import.meta.dirname, name), `${JSON.stringify(document, undefined, 2)}\n`);
}
