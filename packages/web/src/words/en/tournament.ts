import { count } from '@nunatak/words';
import type { Widen } from '../widen.ts';

/** Texts of tournaments. */
export const tournament = {
  title: 'Tournament',
  line: 'Every table plays the same deal. You’re compared with everyone who had your seat.',
  back: 'Play together',
  open: 'Open a tournament',
  opening: 'Opening…',
  name: 'Tournament name',
  players: 'Players per table',
  rounds: 'Rounds',
  link: 'Tournament link',
  copy: 'Copy link',
  status: {
    open: 'Not started yet',
    playing: (round: number, rounds: number) => `Round ${round} of ${rounds} in progress`,
    between: (round: number, rounds: number) => `Round ${round} of ${rounds} finished`,
    finished: 'The tournament is over',
  },
  enter: 'Join',
  enterLine: 'You’ll get a table every round. Latecomers start with the next round.',
  entered: (name: string) => `You’re in, as ${name}.`,
  leave: 'Leave tournament',
  begin: (round: number) => `Start round ${round}`,
  beginLine: 'Bots take any empty seats.',
  waiting: 'Waiting for the host to start the next round.',
  toTable: 'Go to table',
  standings: 'Standings',
  rank: 'Rank',
  player: 'Name',
  score: 'Score',
  points: 'Points',
  you: 'you',
  left: 'left',
  nobody: 'No players yet.',
  scoreLine:
    'Up to 100 a round: the percentage of players in your seat that you beat. Ties count half. With just one table, you’re compared with everyone there.',
  round: (round: number) => `Round ${round}`,
  table: (table: number) => `Table ${table}`,
  seat: 'Seat',
  bot: 'Bot',
  replay: 'View game',
  replayOf: (table: number, round: number) => `View game: table ${table}, round ${round}`,
  people: (people: number) => count(people, 'player', 'players'),
  backToIt: 'Back to tournament',
  again: 'Try again',
};

export type TournamentTexts = Widen<typeof tournament>;
