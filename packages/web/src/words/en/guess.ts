import { count } from '@nunatak/words';

/** Texts of guessing what was played. */
export const guess = {
  title: 'Guess the move',
  line: 'Watch the game as it came, and find each move of one seat yourself. Nothing that is still to come is shown.',
  seat: 'Whose moves?',
  begin: 'Begin',
  yourTask: 'It is your move. What did you play?',
  task: (name: string) => `${name} is to move. What was played?`,
  same: 'Exactly that was played.',
  card: (move: string) => `The right card. Played was: ${move}.`,
  other: (move: string) => `Played was: ${move}.`,
  tally: (same: number, card: number, all: number) =>
    `${count(all, 'guess', 'guesses')}: ${same} exact, ${card} with the right card`,
  over: 'That was the game.',
  reveal: 'Show me',
  replay: 'Replay',
  noMoves: 'In this game nobody has made a move that could be guessed.',
};
