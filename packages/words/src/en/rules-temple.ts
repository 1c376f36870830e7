import { ours, summary } from '../clauses.ts';
import type { SectionRules } from '../shape/texts.ts';

export const templeRules: SectionRules<'G'> = {
  G1: {
    title: 'Four levels',
    text: 'The temple has four levels: 5×5 spaces at the bottom, then 4×4, 3×3 and 2×2. That makes 54 spaces, and there are just as many floor tiles, ice blocks to place and building cards. A space is named by level, column and row: 2B3 is on level 2, column B, row 3.',
  },
  G2: {
    title: 'Squares',
    text: 'Four neighbouring spaces in a 2×2 arrangement on one level are a square. On levels 1 to 3 every square carries one space of the level above: 16, 9 and 4 squares. The whole top level is the thirtieth. Squares overlap, so a space can belong to up to four of them.',
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
      'Outer tiles are those along the border of levels 1 to 3: 16, 12 and 8, so 36. Corner tiles are the four corners of each of these levels: 12.',
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
