import {
  cellName,
  cellsOfLine,
  cellsOfSquare,
  type Facts,
  type GameEvent,
  squareName,
  tileNumber,
  typesOfTile,
} from '@nunatak/engine';
import { type Actor, needsSentence, sayEvent } from '@nunatak/words';
import type { IconName } from '../art/icons.ts';
import { supportsOf } from '../board/cells.ts';
import { LINE_ICON } from '../ledger/icons.ts';
import type { Entry } from '../line/entry.ts';
import { type Seat, seatAt } from '../people/seat.ts';
import type { Texts } from '../words/index.ts';

/** Something that was gained or turned up, with the cells it came from. */
export interface Receipt {
  /** Its place in the turn. */
  readonly place: number;
  readonly icon: IconName;
  readonly text: string;
  /** The seat it went to, where that is not whose turn it was. */
  readonly to: number | undefined;
  readonly cells: readonly number[];
  readonly say: string;
}

export interface LogLine {
  readonly place: number;
  readonly text: string;
  readonly cells: readonly number[];
  /** The symbol of the card or blessing that the line is about. */
  readonly icon: IconName | undefined;
}

/** One turn in the log. */
export interface LogTurn {
  readonly turn: number;
  readonly seat: number;
  readonly lines: LogLine[];
  readonly receipts: Receipt[];
}

/** The log, turn by turn, the oldest first. */
export function logOf(seats: readonly Seat[], entries: readonly Entry[], words: Texts): readonly LogTurn[] {
  const turns: LogTurn[] = [];
  const actor = (seat: number) => actorOf(seats, seat);
  for (const { before, after, events, standIn } of entries) {
    let aside = standIn === undefined ? '' : ` (${words.table.standIns[standIn]})`;
    let group = turns.at(-1);
    if (group === undefined || group.turn !== before.view.turn) {
      group = { turn: before.view.turn, seat: before.view.active, lines: [], receipts: [] };
      turns.push(group);
    }
    let placed = before.view.placed < 0 ? undefined : before.view.placed;
    for (const event of events) {
      if (event.type === 'turnStarted') {
        group = { turn: event.turn, seat: event.seat, lines: [], receipts: [] };
        turns.push(group);
        placed = undefined;
      }
      if (event.type === 'blockPlaced') placed = event.cell;
      const line = needsSentence(event) ? lineOf(event) : undefined;
      const receipt = receiptOf(event, after.view.facts, group.seat, placed, words);
      const text = line === undefined && receipt === undefined ? '' : sayEvent(event, after.view, actor, words);
      if (line !== undefined) {
        group.lines.push({ icon: undefined, cells: [], ...line, text: `${text}${aside}`, place: group.lines.length });
        // Once for each decision is enough.
        aside = '';
      }
      if (event.type === 'cardJoined') markPlaced(group.lines, event.as);
      if (receipt !== undefined) group.receipts.push({ ...receipt, say: text, place: group.receipts.length });
    }
  }
  return turns.filter(({ lines, receipts }) => lines.length + receipts.length > 0);
}

/** Puts the type that the card was used as on the line of its block. */
function markPlaced(lines: LogLine[], type: IconName): void {
  const last = lines.at(-1);
  if (last !== undefined && last.icon === undefined && last.cells.length === 1)
    lines[lines.length - 1] = { ...last, icon: type };
}

export function actorOf(seats: readonly Seat[], seat: number): Actor {
  const { name, you } = seatAt(seats, seat);
  return { seat: name, you };
}

/** What a line of the log shows beside its text; undefined where the event has no line of its own. */
function lineOf(event: GameEvent): Partial<Pick<LogLine, 'icon' | 'cells'>> | undefined {
  switch (event.type) {
    case 'blockPlaced':
      return { cells: [event.cell] };
    case 'tilesSwapped':
      return { cells: [event.a, event.b] };
    case 'blocksSwapped':
      return { icon: 'moon', cells: [event.own, event.other] };
    case 'blessingTaken':
    case 'blessingUsed':
    case 'blessingKept':
    case 'blessingRemoved':
      return { icon: event.blessing };
    case 'cardMoved':
      return { icon: 'transference' };
    case 'toolChosen':
      return { icon: 'change' };
    case 'capPlaced':
      return { icon: 'cap' };
    case 'cardJoined':
    case 'usedFor':
    case 'cardReserved':
    case 'reservationLapsed':
    case 'turnMissed':
    case 'extraTurns':
    case 'reshuffled':
    case 'roundEnded':
    case 'gameOver':
      return {};
    default:
      return undefined;
  }
}

const ICON_OF_SOURCE: Readonly<Record<string, IconName>> = {
  ...LINE_ICON,
  support: 'support',
  square: 'square',
  expansion: 'expansion',
  providence: 'providence',
};

export function sourceIcon(source: string): IconName {
  return ICON_OF_SOURCE[source] ?? 'unknown';
}

/** What a receipt shows beside the sentence it says; undefined where the event has none. */
function receiptOf(
  event: GameEvent,
  facts: Facts,
  active: number,
  placed: number | undefined,
  words: Texts,
): Omit<Receipt, 'place' | 'say'> | undefined {
  switch (event.type) {
    case 'points':
      return {
        icon: sourceIcon(event.source),
        text: String(event.points),
        to: event.seat === active ? undefined : event.seat,
        cells: cellsOfPoints(event, placed),
      };
    case 'track':
      return {
        icon: 'step',
        text: words.table.split.stepCount(event.steps),
        to: event.seat === active ? undefined : event.seat,
        cells: placed === undefined ? [] : [placed],
      };
    case 'tileRevealed': {
      const tile = tileNumber(facts, event.tile);
      const [first] = tile === undefined ? [] : typesOfTile(facts, tile);
      return { icon: first ?? 'unknown', text: cellName(event.cell), to: undefined, cells: [event.cell] };
    }
    default:
      return undefined;
  }
}

function cellsOfPoints(
  { source, square, line }: Extract<GameEvent, { type: 'points' }>,
  placed: number | undefined,
): readonly number[] {
  if (square !== undefined) return cellsOfSquare(square);
  if (line !== undefined) return cellsOfLine(line);
  if (placed === undefined) return [];
  return source === 'support' ? [placed, ...supportsOf(placed)] : [placed];
}

/** What happened, in sentences, for a screen reader. */
export function sayEntry(seats: readonly Seat[], { events, after }: Entry, words: Texts): string {
  const actor = (seat: number) => actorOf(seats, seat);
  return events
    .filter(needsSentence)
    .map((event) => sayEvent(event, after.view, actor, words))
    .join('. ');
}

/** The square in the words of the table. */
export function squareText(square: number, words: Texts): string {
  const name = squareName(square);
  return name === 'top' ? words.table.topSquare : words.table.squareName(name);
}
