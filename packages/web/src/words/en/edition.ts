import { LEVEL_SIZE } from '@nunatak/engine';
import { count } from '@nunatak/words';
import type { Widen } from '../widen.ts';

/** The page on which an owner of the box corrects our edition. */
export const edition = {
  title: 'Your edition',
  back: 'Back',
  line: 'Enter what the cards and tiles of your box really show. It begins with our reconstruction.',
  name: 'Name',
  nameUsual: 'My box',
  play: 'Play with it',
  save: 'Download the file',
  load: 'Load a file',
  reset: 'Begin again with ours',
  changed: (number: number) =>
    number === 0
      ? 'Nothing differs from our edition.'
      : `${count(number, 'figure differs', 'figures differ')} from ours.`,
  notYet: 'It cannot be played yet.',
  notTaken: 'This is not taken over yet.',
  parts: 'Parts of the edition',
  part: {
    tiles: 'Tiles',
    cards: 'Cards',
    figures: 'Track and points',
    blessings: 'Blessings',
    changes: 'Changes',
  },
  tilesLine: `What the tiles show is ours entirely. A tile shows one symbol or two, of any types; ${LEVEL_SIZE[0] ** 2} have the number 1.`,
  tilesOf: (pile: number, tiles: number) => `Number ${pile}: ${tiles}`,
  cardsLine: 'How many cards show what is printed. The numbers on their backs, animals and most elders are ours.',
  trackLine: 'The numbers after the start in order, with – for a space without one.',
  tableLine: (number: number) => `Points for 1, 2, 3… cards: ${count(number, 'figure', 'figures')} in order.`,
  blessingsLine: 'From how many players on a blessing is used: those marked 2+ or 3+ stay in the box with fewer.',
  tableOf: {
    sculptors: 'Points for sculptors',
    decoration: 'Points for sculptors with Decoration',
    artisans: 'Points for one tool',
    progress: 'Points for one tool with Progress',
  },
  tile: (number: number) => `Tile ${number}`,
  card: (name: string, number: number) => `${name}, card ${number}`,
  pile: (number: number) => `Number ${number}`,
  pileOf: (name: string) => `${name}: number on the back`,
  firstOf: (name: string) => `${name}: symbol`,
  secondOf: (name: string) => `${name}: second symbol`,
  symbolsOf: (name: string) => `${name}: symbols`,
  none: 'no second symbol',
  toolOf: (name: string) => `${name}: tool`,
  animalsOf: (name: string) => `${name}: animals`,
  typesOf: (name: string) => `${name}: types it counts`,
  countsFirst: (name: string) => `${name}: first type it counts`,
  countsSecond: (name: string) => `${name}: second type it counts`,
  fewestOf: (name: string) => `${name}: number of players`,
  seen: 'Seen so on the box',
  where: 'Where',
  ours: 'Ours',
  yours: 'Yours',
};

export type EditionTexts = Widen<typeof edition>;
