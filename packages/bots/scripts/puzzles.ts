import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { CURRENT_RULES, type PlayerCount, settled, setup } from '@nunatak/engine';
import { makeLegalMove } from '@nunatak/engine/fast';
import { encodeMove } from '@nunatak/engine/wire';
import { loadNet } from '../node/loadNet.ts';
import { botNamed } from '../src/index.ts';
import {
  clearlyBest,
  equivalenceKey,
  type Found,
  movesOf,
  notationOf,
  openPuzzle,
  type Puzzle,
  type PuzzlePack,
  ratingOf,
  solutionOf,
  themesOf,
  viewHash,
} from '../src/puzzles/index.ts';

/**
 * Makes puzzles from games of bots: positions with one clearly best plan, verified with fifty times a review's thinking
 * time and several seeds. At most one puzzle per game. Continues until the pack is full. With --confirm, checks every
 * puzzle of the pack again, with another seed and ten times the thinking time, and prints the fraction that fails.
 *
 *     node packages/bots/scripts/puzzles.ts [--count 300] [--pack FILE] [--seconds 200] [--confirm] [--drop]
 */
const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '300' },
    pack: { type: 'string', default: 'packages/bots/puzzles/pack.json' },
    seconds: { type: 'string', default: '1000000' },
    confirm: { type: 'boolean', default: false },
    drop: { type: 'boolean', default: false },
  },
});
const PLAYERS: readonly PlayerCount[] = [3, 2, 4];
const CHECK_SEEDS = ['a', 'b', 'c'];
const CHECK_EFFORT = 50;
const CONFIRM_EFFORT = 10;
/** First turn that may give a puzzle; the turns before it are too similar. */
const FIRST_TURN = 6;
const BLESSING_EVERY = 8;
const PLAYING_BOTS = ['glacier', 'serac', 'ridge'] as const;

interface Kept extends PuzzlePack {
  /** Number of the first game not examined yet. */
  readonly next: number;
}

function readPack(): Kept {
  if (!existsSync(values.pack)) return { format: 'nunatak-puzzles/1', rules: CURRENT_RULES, next: 0, puzzles: [] };
  return JSON.parse(readFileSync(values.pack, 'utf8'));
}

/** Writes one puzzle per line, so that diffs of the pack are readable. */
function writePack({ puzzles, ...head }: Kept): void {
  const lines = puzzles.map((puzzle) => `    ${JSON.stringify(puzzle)}`).join(',\n');
  const text = JSON.stringify(head, undefined, 2).replace(/\n}$/, '');
  writeFileSync(values.pack, `${text},\n  "puzzles": [\n${lines}\n  ]\n}\n`);
}

/** Returns the first puzzle in a game. */
function puzzleOf(game: number): Puzzle | undefined {
  const players = PLAYERS[game % PLAYERS.length];
  loadNet(players);
  const seed = `puzzle-${game}`;
  const state = settled(setup({ players }, seed));
  // Start at different turns, so that puzzles come from all parts of a game.
  const from = FIRST_TURN + ((game * 7) % 40);
  // The best blessing is often clear; if every game could give a blessing puzzle, most puzzles would be of that kind.
  const mayBless = game % BLESSING_EVERY === 0;
  let path = '';
  while (state.view.phase !== 'over') {
    const { view } = state;
    const isAsked = view.turn >= from && (view.phase === 'takeCard' || (mayBless && view.phase === 'takeBlessing'));
    const found = isAsked ? checked(view) : undefined;
    const themes = found === undefined ? [] : themesOf(view, found);
    if (found !== undefined && themes.length > 0) {
      const solution = notationOf(state, found.plan);
      const rating = ratingOf(state, found);
      return { id: `p${game}`, players, seed, path, hash: viewHash(state), themes, solution, gap: found.gap, rating };
    }
    for (const move of botNamed(PLAYING_BOTS[view.decider % PLAYING_BOTS.length]).decide(view, seed).moves) {
      path += encodeMove(state.view, move);
      makeLegalMove(state, move);
    }
  }
  return undefined;
}

/** Checks with little thinking time first, because most positions have no clearly best plan. */
function checked(view: Parameters<typeof clearlyBest>[0]): Found | undefined {
  const quick = clearlyBest(view, 1, 'quick');
  if (quick === undefined) return undefined;
  const key = equivalenceKey(view, quick.plan);
  let found: Found | undefined;
  for (const seed of CHECK_SEEDS) {
    found = clearlyBest(view, CHECK_EFFORT, seed);
    if (found === undefined || equivalenceKey(view, found.plan) !== key) return undefined;
  }
  return found;
}

/** Returns true if a search with another seed finds the same plan best. */
function isConfirmed(puzzle: Puzzle, { rules }: PuzzlePack): boolean {
  loadNet(puzzle.players);
  const state = openPuzzle(puzzle, rules);
  const found = clearlyBest(state.view, CONFIRM_EFFORT, 'confirm', 0);
  const solution = equivalenceKey(state.view, movesOf(state, solutionOf(puzzle, state)));
  return found !== undefined && equivalenceKey(state.view, found.plan) === solution;
}

let pack = readPack();
if (values.confirm) {
  const failed = pack.puzzles.filter((puzzle) => !isConfirmed(puzzle, pack));
  const share = ((100 * failed.length) / Math.max(1, pack.puzzles.length)).toFixed(1);
  process.stdout.write(`${failed.length} of ${pack.puzzles.length} puzzles fail (${share}%)\n`);
  for (const { id } of failed) process.stdout.write(`  ${id}\n`);
  if (values.drop) writePack({ ...pack, puzzles: pack.puzzles.filter((puzzle) => !failed.includes(puzzle)) });
} else {
  const end = performance.now() + 1000 * Number(values.seconds);
  while (pack.puzzles.length < Number(values.count) && performance.now() < end) {
    const puzzle = puzzleOf(pack.next);
    pack = { ...pack, next: pack.next + 1, puzzles: puzzle === undefined ? pack.puzzles : [...pack.puzzles, puzzle] };
    writePack(pack);
  }
  process.stdout.write(`${pack.puzzles.length} puzzles of ${pack.next} games\n`);
}
