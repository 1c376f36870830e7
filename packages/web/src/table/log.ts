import { cellName, cellsOfSquare, FACE_OF, type GameEvent, squareName, tileById, typesOfFace } from '@nunatak/engine';
import type { Actor } from '@nunatak/words';
import type { IconName } from '../art/icons.ts';
import { supportsOf } from '../board/cells.ts';
import { LINE_ICON } from '../ledger/icons.ts';
import type { Entry } from '../session/history.ts';
import { seatName } from '../session/names.ts';
import type { TableGame } from '../session/tableGame.ts';
import type { Texts } from '../words/index.ts';
import { cellsOfLine } from './cues.ts';

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
export function logOf(game: TableGame, entries: readonly Entry[], words: Texts): readonly LogTurn[] {
  const turns: LogTurn[] = [];
  for (const { before, events } of entries) {
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
      const line = lineOf(game, event, words);
      if (line !== undefined) group.lines.push({ ...line, place: group.lines.length });
      if (event.type === 'cardJoined') markPlaced(group.lines, event.as);
      const receipt = receiptOf(game, event, group.seat, placed, words);
      if (receipt !== undefined) group.receipts.push({ ...receipt, place: group.receipts.length });
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

/** Whether a seat is the reader's: the only person at this screen. */
export function isYou(game: TableGame, seat: number): boolean {
  return game.people === 1 && game.isPersonAt(seat);
}

export function actorOf(game: TableGame, seat: number, words: Texts): Actor {
  return { seat: seatName(game.config, seat, words), you: isYou(game, seat) };
}

function plain(text: string, icon?: IconName, cells: readonly number[] = []): Omit<LogLine, 'place'> {
  return { text, icon, cells };
}

function lineOf(game: TableGame, event: GameEvent, words: Texts): Omit<LogLine, 'place'> | undefined {
  const { log } = words;
  const actor = (seat: number) => actorOf(game, seat, words);
  switch (event.type) {
    case 'blockPlaced':
      return plain(log.blockPlaced({ ...actor(event.seat), cell: cellName(event.cell) }), undefined, [event.cell]);
    case 'cardJoined':
      return event.card.includes('-')
        ? undefined
        : plain(log.cardJoined({ ...actor(event.seat), card: event.card, as: event.as }));
    case 'usedFor':
      return event.for === 'siku' ? plain(log.usedFor({ ...actor(event.seat), for: 'siku' })) : undefined;
    case 'tilesSwapped':
      return plain(log.tilesSwapped({ ...actor(event.seat), a: cellName(event.a), b: cellName(event.b) }), undefined, [
        event.a,
        event.b,
      ]);
    case 'blocksSwapped':
      return plain(
        log.blocksSwapped({ ...actor(event.seat), own: cellName(event.own), other: cellName(event.other) }),
        'moon',
        [event.own, event.other],
      );
    case 'blessingTaken':
    case 'blessingUsed':
    case 'blessingKept':
      return plain(log[event.type]({ ...actor(event.seat), blessing: event.blessing }), event.blessing);
    case 'blessingRemoved':
      return plain(log.blessingRemoved(event), event.blessing);
    case 'cardReserved':
    case 'reservationLapsed':
      return plain(log[event.type]({ ...actor(event.seat), card: event.card }));
    case 'turnMissed':
      return plain(log.turnMissed(actor(event.seat)));
    case 'extraTurns':
      return plain(log.extraTurns({ order: event.order.map(actor) }));
    case 'reshuffled':
      return plain(log.reshuffled({}));
    case 'roundEnded':
      return plain(log.roundEnded(event));
    case 'cardMoved':
      return plain(
        log.cardMoved({ ...actor(event.seat), card: event.card, to: event.to, tool: event.tool }),
        'transference',
      );
    case 'toolChosen':
      return plain(log.toolChosen({ ...actor(event.seat), tool: event.tool }), 'change');
    case 'capPlaced':
      return plain(log.capPlaced(actor(event.seat)), 'cap');
    case 'gameOver':
      return plain(log.gameOver({ winners: event.winners.map(actor) }));
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

function receiptOf(
  game: TableGame,
  event: GameEvent,
  active: number,
  placed: number | undefined,
  words: Texts,
): Omit<Receipt, 'place'> | undefined {
  const { log } = words;
  switch (event.type) {
    case 'points':
      return {
        icon: sourceIcon(event.source),
        text: String(event.points),
        to: event.seat === active ? undefined : event.seat,
        cells: cellsOfPoints(event, placed),
        say: log.points({ ...actorOf(game, event.seat, words), points: event.points, source: event.source }),
      };
    case 'track':
      return {
        icon: 'step',
        text: words.table.split.stepCount(event.steps),
        to: event.seat === active ? undefined : event.seat,
        cells: placed === undefined ? [] : [placed],
        say: log.track({ ...actorOf(game, event.seat, words), steps: event.steps }),
      };
    case 'tileRevealed': {
      const tile = tileById(event.tile);
      const [first] = tile === undefined ? [] : typesOfFace(FACE_OF[tile]);
      return {
        icon: first ?? 'unknown',
        text: cellName(event.cell),
        to: undefined,
        cells: [event.cell],
        say: log.tileRevealed({ tile: event.tile, cell: cellName(event.cell) }),
      };
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
export function sayEntry(game: TableGame, { events }: Entry, words: Texts): string {
  return events
    .flatMap((event) => {
      const line = lineOf(game, event, words)?.text ?? receiptOf(game, event, -1, undefined, words)?.say;
      if (event.type === 'cardTaken')
        return [words.log.cardTaken({ ...actorOf(game, event.seat, words), card: event.card })];
      return line === undefined ? [] : [line];
    })
    .join('. ');
}

/** The square in the words of the table. */
export function squareText(square: number, words: Texts): string {
  const name = squareName(square);
  return name === 'top' ? words.table.topSquare : words.table.squareName(name);
}
