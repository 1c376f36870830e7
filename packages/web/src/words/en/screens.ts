import { count } from '@nunatak/words';
import type { Widen } from '../widen.ts';
import { endBlessings, ledger } from './end.ts';
import { newGame, start } from './start.ts';

const importing = {
  title: 'Open a record',
  back: 'Back',
  line: 'A record holds a whole game, move by move. It is checked in full before it opens.',
  file: 'Choose a file',
  drop: 'or drop it here',
  paste: 'Or paste it as text',
  open: 'Open',
  noJson: 'This is not JSON.',
  noJsonExpected: 'a text that begins with { and ends with }',
  broken: 'This record does not hold together.',
  field: 'Where',
  found: 'Found',
  expected: 'Expected',
  kept: 'It was put aside unchanged.',
  notKept: 'There is no room to put it aside here. Keep your own copy.',
  aside: 'Put aside',
  asideLine: 'Games and records that could not be read. Nothing is thrown away unless you say so.',
  save: 'Download',
  size: (kilobytes: number) => `${kilobytes} kB`,
  remove: 'Delete',
  removeSure: 'Delete for good?',
  taken: (number: number) => `${count(number, 'game', 'games')} taken into your games`,
  known: (number: number) => `${count(number, 'game was', 'games were')} there already.`,
  left: (number: number) => `There is no room for ${count(number, 'game', 'games')}. They are still in the file.`,
  unreadable: (number: number) =>
    `${count(number, 'game', 'games')} of the file cannot be read; the file still has them:`,
  notListed: 'There is no room here to keep this record. Keep your own copy.',
  replay: 'Replay',
  step: (number: number, all: number) => `Move ${number} of ${all}`,
  play: 'Play',
  pause: 'Pause',
  first: 'To the start',
  previous: 'One move back',
  next: 'One move on',
  last: 'To the end',
  log: 'Log',
  goOn: 'Play on from here',
  goOnLine: 'Play on at the table, from the move shown.',
  ledger: 'Final scoring',
  other: 'Another record',
  turn: (turn: number) => `Turn ${turn}`,
  seat: (number: number) => `Player ${number}`,
};

/** Texts of the screens around the table: start, new game, import, end. */
export const screens = {
  start,
  newGame,
  importing,
  endBlessings,
  ledger,
};

export type ScreenTexts = Widen<typeof screens>;
