import { CARD_TYPES, COLOURS, type ColourId } from '../src/art/tokens.ts';
import type { BoardProps, TileFace } from '../src/board/board.ts';
import { CELLS, cellName, placeOf, supportsOf } from '../src/board/cells.ts';
import { seeded } from '../src/board/random.ts';

type Position = Pick<BoardProps, 'tiles' | 'blocks' | 'targets' | 'cap' | 'ghost' | 'lastMove'>;

const LETTERS: Readonly<Record<string, ColourId>> = { A: 'aurora', E: 'ember', F: 'fjord', G: 'garnet' };
const SPLITS: readonly TileFace[] = [
  ['builder', 'architect'],
  ['sculptor', 'artisan'],
  ['beast', 'elder'],
];

/** A face for every cell, the same each time. */
function faceFor(number: number): TileFace {
  const cell = number % CELLS.length;
  const split = SPLITS[cell % 3];
  if (placeOf(cell).level > 0 && cell % 4 === 1 && split !== undefined) return split;
  return [CARD_TYPES[(cell * 7 + Math.floor(cell / 5)) % 6] ?? 'builder'];
}

function cellNamed(name: string): number {
  const cell = CELLS.find((one) => cellName(one) === name);
  if (cell === undefined) throw new Error(`no cell is called ${name}`);
  return cell;
}

function blocksFrom(levels: readonly string[]): (ColourId | undefined)[] {
  return [...levels.join('')].filter((letter) => letter !== ' ').map((letter) => LETTERS[letter]);
}

const EMPTY: Position = {
  tiles: CELLS.map((cell) => (placeOf(cell).level === 0 ? faceFor(cell) : undefined)),
  blocks: CELLS.map(() => undefined),
  targets: CELLS.filter((cell) => placeOf(cell).level === 0 && faceFor(cell)[0] === 'builder').map((cell) => ({
    cell,
    label: '+0',
    zero: true,
    step: false,
    sayAs: `${cellName(cell)}, Builder, free, nothing gained`,
  })),
  cap: false,
};

function middle(): Position {
  const blocks = blocksFrom(['EAAAE GAAAA GEAAF GGFGG E.FEF', 'EEFE EAA. .F.. ....', '... ... ...', '.. ..']);
  const faces: Readonly<Record<string, TileFace>> = {
    '3A1': ['builder', 'architect'],
    '3B1': ['beast'],
    '2D2': ['sculptor'],
    '2A3': ['artisan'],
    '2C3': ['beast'],
    '2D3': ['sculptor'],
    '2C4': ['sculptor'],
    '2D4': ['architect'],
    '1B5': ['sculptor', 'artisan'],
  };
  const named = new Map(Object.entries(faces).map(([name, face]) => [cellNamed(name), face]));
  const tiles = CELLS.map((cell) => named.get(cell) ?? (blocks[cell] === undefined ? undefined : faceFor(cell)));
  const target = (name: string, label: string, step: boolean) => ({
    cell: cellNamed(name),
    label,
    zero: label === '+0',
    step,
    sayAs: `${name}, ${label}`,
  });
  return {
    blocks,
    tiles,
    targets: [
      target('2D2', '+8', true),
      target('2D3', '+1', false),
      target('2C4', '+0', false),
      target('1B5', '+4', true),
    ],
    ghost: { cell: cellNamed('2D2'), colour: 'aurora', label: '+8', step: true },
    cap: false,
    lastMove: cellNamed('1E4'),
  };
}

/** A pyramid grown by the rules of support, with gaps left here and there: many targets, some behind towers. */
function tower(): Position {
  const tiles: (TileFace | undefined)[] = [];
  const blocks: (ColourId | undefined)[] = [];
  for (const cell of CELLS) {
    const carried = supportsOf(cell).every((under) => blocks[under] !== undefined);
    tiles[cell] = carried ? faceFor(cell) : undefined;
    const { level, row, col } = placeOf(cell);
    const gap = (level === 0 && row === 0 && col !== 2) || (level === 1 && (row + col) % 5 === 1) || level === 3;
    blocks[cell] = carried && !gap ? COLOURS[(cell * 5 + Math.floor(cell / 4)) % 4] : undefined;
  }
  const open = CELLS.filter((cell) => tiles[cell] !== undefined && blocks[cell] === undefined);
  return {
    tiles,
    blocks,
    targets: open.map((cell) => ({
      cell,
      label: `+${cell % 9}`,
      zero: cell % 9 === 0,
      step: cell % 3 === 0,
      sayAs: cellName(cell),
    })),
    cap: false,
  };
}

function full(): Position {
  const order = 'EFFAF GAEFE EAGAG FGAEF EGGEA AEFA EAEE FGAE AFGE GAE AFG EAF EG GA'.replaceAll(' ', '');
  const blocks = CELLS.map((cell) => LETTERS[order.charAt((cell * 31 + 7) % order.length)] ?? 'aurora');
  return { blocks, tiles: CELLS.map(faceFor), targets: [], cap: true };
}

/** A temple after so many turns of four, each on an open cell, grown by the rules of support. */
function afterTurns(turns: number): Position {
  const random = seeded(12);
  const blocks: (ColourId | undefined)[] = CELLS.map(() => undefined);
  const isOpen = (cell: number) =>
    blocks[cell] === undefined && supportsOf(cell).every((under) => blocks[under] !== undefined);
  for (let turn = 0; turn < turns; turn++) {
    const open = CELLS.filter(isOpen);
    const raised = open.filter((cell) => placeOf(cell).level > 0);
    const from = raised.length > 0 && random() < 0.42 ? raised : open;
    const cell = from[Math.floor(random() * from.length)];
    if (cell !== undefined) blocks[cell] = COLOURS[turn % COLOURS.length];
  }
  const carried = (cell: number) => supportsOf(cell).every((under) => blocks[under] !== undefined);
  return {
    blocks,
    tiles: CELLS.map((cell) => (carried(cell) ? faceFor(cell * 5 + 1 + Math.floor(random() * 6)) : undefined)),
    targets: [],
    cap: turns >= CELLS.length,
  };
}

export const POSITIONS: Readonly<Record<string, Position>> = {
  empty: EMPTY,
  middle: middle(),
  tower: tower(),
  full: full(),
  turn1: afterTurns(0),
  turn20: afterTurns(20),
  turn40: afterTurns(40),
  turn54: afterTurns(54),
};
