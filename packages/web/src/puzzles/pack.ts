import { openPuzzle, type Puzzle, type PuzzlePack, type PuzzleTheme, solutionOf } from '@nunatak/bots/puzzles';
import type { PlayerCount } from '@nunatak/engine';
import { fetchOnce } from '../app/fetchOnce.ts';
import { COLOURS } from '../art/tokens.ts';
import type { Sitter } from '../people/seat.ts';
import { neutralSitters } from '../people/sitters.ts';
import type { Exercise } from '../practice/exercise.ts';

/** The puzzles that come with the game, fetched when they are first opened. */
export const loadPack = fetchOnce(
  async (): Promise<PuzzlePack> => (await import('@nunatak/bots/puzzles/pack')).default as PuzzlePack,
);

/** A puzzle as something to try: whoever decides in it sits here. */
export function exerciseOf(puzzle: Puzzle, { rules }: PuzzlePack): Exercise {
  const position = openPuzzle(puzzle, rules);
  return {
    id: puzzle.id,
    kind: 'puzzle',
    position,
    sitters: puzzleSitters(puzzle.players, position.view.decider),
    best: solutionOf(puzzle, position),
    played: undefined,
  };
}

/** Oneself on the seat that decides; the others have the names that bots have by themselves. */
function puzzleSitters(players: PlayerCount, own: number): readonly Sitter[] {
  const seats = COLOURS.slice(0, players).map((colour, seat): Sitter => {
    const other = seat < own ? seat + 1 : seat;
    return {
      kind: seat === own ? 'here' : 'bot',
      colour,
      name: ({ screens }) => screens.newGame.names[seat === own ? 0 : other] ?? String(seat + 1),
    };
  });
  return [...seats, ...neutralSitters(players, COLOURS.slice(players))];
}

/** The puzzle to try next: of those not tried, the one nearest to the player's rating. */
export function nextPuzzle(
  { puzzles }: PuzzlePack,
  tried: ReadonlySet<string>,
  theme: PuzzleTheme | undefined,
  rating: number,
): Puzzle | undefined {
  const distance = (puzzle: Puzzle) => Math.abs(puzzle.rating - rating);
  return puzzles
    .filter(({ id, themes }) => !tried.has(id) && (theme === undefined || themes.includes(theme)))
    .toSorted((a, b) => distance(a) - distance(b))[0];
}
