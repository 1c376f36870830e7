import { ours, summary } from '../clauses.ts';
import { capital, list } from '../compose.ts';
import { temple } from '../ruleFigures.ts';
import type { SectionRules } from '../shape/texts.ts';
import { spelled } from './numbers.ts';

const [base, ...above] = temple.sizes;

export const templeRules: SectionRules<'G'> = {
  G1: {
    title: `${capital(spelled(temple.levels))} levels`,
    text: `The temple has ${spelled(temple.levels)} levels: ${base} spaces at the bottom, then ${list(above, 'and')}. That makes ${temple.spaces} spaces, and there are just as many floor tiles, ice blocks to place and building cards. A space is named by level, column and row: 2B3 is on level 2, column B, row 3.`,
  },
  G2: {
    title: 'Squares',
    text: `Four neighbouring spaces in a 2×2 arrangement on one level are a square. On the levels below the top every square carries one space of the level above: ${list(temple.squares, 'and')} squares. The whole top level is one more. Squares overlap, so a space can belong to up to four of them.`,
  },
  G3: {
    title: 'Open spaces, free blocks',
    text: [
      'A space is open when its floor tile is there and no block stands on it.',
      ours('A block is free when nothing lies on it.'),
    ],
  },
  G4: {
    title: 'Outer and corner tiles',
    text: [
      `Outer tiles are those along the border of the levels below the top: ${list(temple.outer, 'and')}, so ${temple.allOuter}. Corner tiles are the four corners of each of these levels: ${temple.corners}.`,
      summary('The top level has neither.'),
      ours('Option O2 can change that.'),
    ],
  },
  G5: {
    title: 'Complete rows and columns',
    text: [
      'A row or column is complete when every one of its spaces on that level carries a block.',
      ours('A space that has no tile yet has no block either, so its row is not complete.'),
    ],
  },
  G6: {
    title: 'There is always room',
    text: 'Until the temple is finished, every turn starts with at least one open space: the lowest unfinished level always has all its tiles.',
  },
};
