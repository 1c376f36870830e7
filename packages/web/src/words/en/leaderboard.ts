import { count } from '@nunatak/words';
import type { Widen } from '../widen.ts';

/** Texts of the leaderboards of the deal of the day. */
export const leaderboard = {
  title: 'Leaderboard',
  line: 'Every game here was played again by the server, move by move.',
  back: 'Deal of the day',
  open: 'Leaderboard',
  earlier: 'The day before',
  later: 'The day after',
  handIn: 'Hand in',
  handInLine: 'Your name, your points and all your moves are then shown to everyone who comes to this server.',
  name: 'Name on the leaderboard',
  waiting: (name: string) => `It will be handed in as ${name} as soon as the server answers.`,
  tryNow: 'Try now',
  listed: (name: string) => `On the leaderboard as ${name}.`,
  unfit: 'The server cannot take it. A name has up to 24 ordinary characters, and a deal can be handed in for a week.',
  withdraw: 'Withdraw',
  rank: 'Place',
  player: 'Name',
  points: 'Points',
  game: 'Game',
  you: 'you',
  games: (games: number) => count(games, 'game', 'games'),
  none: 'Nobody has handed in a game of this deal yet.',
  hidden: 'The games can be looked at once yours is over.',
  look: 'Look',
  lookAt: (name: string) => `Look at ${name}’s game`,
  compare: 'Compare',
  compareWith: (name: string) => `Compare your game with ${name}’s`,
  again: 'Try again',
};

export type LeaderboardTexts = Widen<typeof leaderboard>;
