import { endBlessings, ledger } from './end.ts';
import { newGame, settings, start } from './start.ts';
import { tutorial } from './tutorial.ts';

const rules = {
  title: 'Rules',
  back: 'Back',
  line: 'Our own wording of the game. Every rule has an id; the table refers to them.',
  search: 'Search the rules',
  searchPlaceholder: 'Word or id, such as T4',
  clear: 'Clear',
  found: (count: number) => (count === 1 ? '1 rule' : `${count} rules`),
  none: 'No rule has these words.',
  decided: 'Our decision',
  decidedLine: 'The printed rules are silent, unclear or disagree here; this is how we settled it.',
  reconstructed: 'Reconstructed',
  reconstructedLine: 'These figures are not read off the box: we rebuilt them to be balanced.',
  source: 'Known',
  sections: 'Sections',
  link: (id: string) => `Link to rule ${id}`,
  marks: 'What the marks mean',
  tables: 'The edition in figures',
  pile: 'Number',
  face: 'Shows',
  cards: 'Cards',
  tiles: 'Tiles',
  all: 'All',
  track: 'Architect track',
  trackStart: 'Start',
  points: 'Points',
  count: 'Cards of a kind',
  beasts: 'Beasts of burden',
  animals: (count: number) => (count === 1 ? '1 animal' : `${count} animals`),
  elders: 'Elders',
  shows: 'Shows',
  artisans: 'Artisans',
  tool: 'Tool',
  sculptorTable: 'Points for sculptors',
  decorationTable: 'with Decoration',
  artisanTable: 'Points for one tool',
  progressTable: 'with Progress',
  blessingTable: 'Blessings by number of players',
  playersFrom: (count: number) => `from ${count} players`,
};

const aid = {
  title: 'Player aid',
  close: 'Close',
  key: 'Press ? to open and close it.',
  turn: 'Your turn',
  steps: [
    { icon: 'deck', name: 'Card', text: 'Take one whose symbol lies open.' },
    { icon: 'builder', name: 'Builder?', text: 'You may swap a builder tile with any open one.' },
    { icon: 'square', name: 'Block', text: 'Place it on a tile with the symbol.' },
    { icon: 'support', name: 'Support', text: '1 for each of your blocks underneath.' },
    { icon: 'row', name: 'Rows', text: '1 step on the track for each full row or column, levels 1 to 3.' },
    { icon: 'expansion', name: 'Squares', text: '5 for the most blocks, 2 for the second; your ties are yours.' },
    { icon: 'elder', name: 'Elder?', text: 'Choose one of the two blessings.' },
  ],
  scoring: 'At the end',
  lines: [
    { icon: 'cap', name: 'Cap', text: 'most outer blocks: 7' },
    { icon: 'builder', name: 'Builders', text: 'most 20 · tied 12 · else 2 each' },
    { icon: 'sculptor', name: 'Sculptors', text: '3 7 12 18 25 33 42 52 63 75' },
    { icon: 'artisan', name: 'Artisans', text: 'a tool: 0 3 8 15 24 · set of three: 10' },
    { icon: 'beast', name: 'Beasts', text: 'cards × animals' },
    { icon: 'architect', name: 'Architects', text: 'cards × track number' },
    { icon: 'elder', name: 'Elders', text: '1 for each card of the two types shown' },
    { icon: 'luck', name: 'Unused blessings', text: '2 each' },
    { icon: 'diversity', name: 'Sets of six types', text: '10 each' },
  ],
  rules: 'All rules',
} as const;

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
  aside: 'Put aside',
  asideLine: 'Games and records that could not be read. Nothing is thrown away unless you say so.',
  save: 'Download',
  remove: 'Delete',
  removeSure: 'Delete for good?',
  replay: 'Replay',
  step: (number: number, all: number) => `Move ${number} of ${all}`,
  play: 'Play',
  pause: 'Pause',
  first: 'To the start',
  previous: 'One move back',
  next: 'One move on',
  last: 'To the end',
  log: 'Log',
  dealt: 'The cards are dealt.',
  goOn: 'Play on from here',
  goOnLine: 'The game is not finished.',
  ledger: 'Final scoring',
  other: 'Another record',
  turn: (turn: number) => `Turn ${turn}`,
  seat: (number: number) => `Player ${number}`,
};

/** Texts of the screens around the table: start, settings, rules, tutorial, ledger, player aid, import. */
export const screens = {
  start,
  newGame,
  settings,
  rules,
  aid,
  importing,
  tutorial,
  endBlessings,
  ledger,
};

export type ScreenTexts = Widen<typeof screens>;

/** The shape of the texts with every literal as a plain text; only the names of icons stay as they are. */
type Widen<T> = T extends string
  ? string
  : T extends (...parameters: infer P) => string
    ? (...parameters: P) => string
    : { readonly [K in keyof T]: K extends 'icon' ? T[K] : Widen<T[K]> };
