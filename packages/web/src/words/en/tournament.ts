import { count } from '@nunatak/words';
import type { Widen } from '../widen.ts';

/** Texts of tournaments. */
export const tournament = {
  title: 'Tournament',
  line: 'Every table of a round plays the same deal. What counts is how you do against those who had your seat elsewhere.',
  back: 'Play together',
  open: 'Open a tournament',
  opening: 'Opening …',
  name: 'Name of the tournament',
  players: 'Players at a table',
  rounds: 'Rounds',
  link: 'Link of the tournament',
  copy: 'Copy the link',
  status: {
    open: 'Not begun yet',
    playing: (round: number, rounds: number) => `Round ${round} of ${rounds} is under way`,
    between: (round: number, rounds: number) => `Round ${round} of ${rounds} is over`,
    finished: 'The tournament is over',
  },
  enter: 'Take part',
  enterLine: 'You get a table in every round. Whoever comes late plays from the next round on.',
  entered: (name: string) => `You take part, as ${name}.`,
  leave: 'Leave the tournament',
  begin: (round: number) => `Begin round ${round}`,
  beginLine: 'Bots fill up the last table.',
  waiting: 'The next round begins when the host says so.',
  toTable: 'To your table',
  standings: 'Standings',
  rank: 'Place',
  player: 'Name',
  score: 'Score',
  points: 'Points',
  you: 'you',
  left: 'has left',
  nobody: 'Nobody takes part yet.',
  scoreLine:
    'Score: for each round up to 100, the share of those on the same seat that you beat; a tie counts half. With a single table, those at the table.',
  round: (round: number) => `Round ${round}`,
  table: (table: number) => `Table ${table}`,
  seat: 'Seat',
  bot: 'Bot',
  replay: 'Look at the game',
  replayOf: (table: number, round: number) => `Look at the game of table ${table}, round ${round}`,
  people: (people: number) => count(people, 'person', 'people'),
  backToIt: 'Back to the tournament',
  again: 'Try again',
};

export type TournamentTexts = Widen<typeof tournament>;
