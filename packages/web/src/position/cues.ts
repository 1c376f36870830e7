import {
  blocksInSquare,
  cellsOfLine,
  cellsOfSquare,
  type GameEvent,
  ownerAt,
  tileNumber,
  typesOfTile,
  type View,
} from '@nunatak/engine';
import type { ColourId } from '../art/tokens.ts';
import type { Cue, Point } from '../board/board.ts';
import { supportsOf } from '../board/cells.ts';
import type { Entry } from '../line/entry.ts';

/** Where a seat's score is on screen, in pixels of the board; undefined where it is not shown. */
export type WhereIs = (seat: number) => Point | undefined;

/** The blocks of a seat under a cell. */
export function supporters(view: View, seat: number, cell: number): readonly number[] {
  return supportsOf(cell).filter((under) => ownerAt(view, under) === seat);
}

/** How many blocks each seat has in a square, the most first, as in `2–1–1`. */
export function squareTally(view: View, square: number): string {
  const counts = Array.from({ length: view.facts.seats }, (_, seat) => blocksInSquare(view, seat, square));
  return counts
    .filter((count) => count > 0)
    .sort((a, b) => b - a)
    .join('–');
}

/** The choreography of one entry, in the order of its events, and how many of those each cue has told when it ends. */
export interface Telling {
  readonly cues: readonly Cue[];
  readonly told: readonly number[];
}

/** The block that a step answers to where it places none: that of the turn, which the answer may have ended. */
function blockOf({ before, after }: Entry): number | undefined {
  return [after.view.placed, before.view.placed].find((cell) => cell >= 0);
}

export function tellingOf(entry: Entry, colours: readonly ColourId[], whereIs: WhereIs): Telling {
  const { events, after } = entry;
  let placed = blockOf(entry);
  const told: number[] = [];
  const cues = events.flatMap((event, i) => {
    if (event.type === 'blockPlaced') placed = event.cell;
    const ofEvent = cuesOfEvent(event, after.view, placed, colours, whereIs);
    // An event is told by the last of its cues.
    for (const cue of ofEvent) told.push(cue === ofEvent.at(-1) ? i + 1 : i);
    return ofEvent;
  });
  return { cues, told };
}

function cuesOfEvent(
  event: GameEvent,
  view: View,
  placed: number | undefined,
  colours: readonly ColourId[],
  whereIs: WhereIs,
): readonly Cue[] {
  switch (event.type) {
    case 'blockPlaced': {
      const colour = colours[event.seat];
      return colour === undefined ? [] : [{ kind: 'drop', cell: event.cell, colour }];
    }
    case 'tilesSwapped':
      return [{ kind: 'swapTiles', a: event.a, b: event.b }];
    case 'blocksSwapped':
      return [{ kind: 'pulse', cells: [event.own, event.other] }];
    case 'lineCompleted':
      return [{ kind: 'row', cells: cellsOfLine(event.line) }];
    case 'squareCompleted':
      return [{ kind: 'square', cells: cellsOfSquare(event.square) }];
    case 'tileRevealed': {
      const tile = tileNumber(view.facts, event.tile);
      return tile === undefined ? [] : [{ kind: 'flip', cell: event.cell, face: typesOfTile(view.facts, tile) }];
    }
    case 'points':
      return pointCues(event, view, placed, colours, whereIs);
    case 'track':
      return motes(event.seat, placed, `↗${event.steps}`, colours, whereIs);
    case 'capPlaced':
      return [{ kind: 'cap' }];
    default:
      return [];
  }
}

function pointCues(
  event: Extract<GameEvent, { type: 'points' }>,
  view: View,
  placed: number | undefined,
  colours: readonly ColourId[],
  whereIs: WhereIs,
): readonly Cue[] {
  const flies = motes(event.seat, cellOf(event, placed), `+${event.points}`, colours, whereIs);
  if (event.source !== 'support' || placed === undefined) return flies;
  return [{ kind: 'pulse', cells: supporters(view, event.seat, placed) }, ...flies];
}

/** The cell that points come from: a block of the square or line, else the block placed. */
function cellOf(
  { square, line }: Extract<GameEvent, { type: 'points' }>,
  placed: number | undefined,
): number | undefined {
  if (square !== undefined) return cellsOfSquare(square)[0];
  if (line !== undefined) return cellsOfLine(line)[0];
  return placed;
}

function motes(
  seat: number,
  fromCell: number | undefined,
  text: string,
  colours: readonly ColourId[],
  whereIs: WhereIs,
): readonly Cue[] {
  const to = whereIs(seat);
  const colour = colours[seat];
  if (to === undefined || colour === undefined || fromCell === undefined) return [];
  return [{ kind: 'mote', fromCell, to, text, colour }];
}
