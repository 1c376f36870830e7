import { cellName, type GameEvent, squareName } from '@nunatak/engine';
import type { Actor } from '@nunatak/words';
import type { Seat } from '../ledger/seat.ts';
import type { Texts } from '../words/index.ts';
import type { Replay } from './replay.ts';

const LATE: readonly string[] = [
  ...(['cap', 'builders', 'sculptors', 'artisans', 'beasts'] as const),
  ...(['architects', 'elders', 'blessings', 'sets'] as const),
];

/** One step of a replay in words, with the cells it is about. */
export interface ReplayLine {
  readonly key: string;
  readonly seat: number | undefined;
  readonly text: string;
  readonly cells: readonly number[];
}

/** The log of a replay: a line for every step, so that the slider and the log agree. */
export function linesOf({ steps }: Replay, seats: readonly Seat[], words: Texts): readonly ReplayLine[] {
  return steps.map(({ seat, events, notation }, i) => {
    const said = events.flatMap((event) => eventText(event, seats, words));
    return {
      key: `${i} ${notation}`,
      seat,
      text: said.length === 0 ? notation : said.join(' · '),
      cells: events.flatMap((event) => (event.type === 'blockPlaced' ? [event.cell] : [])),
    };
  });
}

function eventText(event: GameEvent, seats: readonly Seat[], { log }: Texts): readonly string[] {
  const actor = (seat: number): Actor => ({ seat: seats[seat]?.name ?? '', you: false });
  switch (event.type) {
    case 'cardTaken':
      return [log.cardTaken({ ...actor(event.seat), card: event.card })];
    case 'usedFor':
      return [log.usedFor({ ...actor(event.seat), for: event.for })];
    case 'tilesSwapped':
      return [log.tilesSwapped({ ...actor(event.seat), a: cellName(event.a), b: cellName(event.b) })];
    case 'blocksSwapped':
      return [log.blocksSwapped({ ...actor(event.seat), own: cellName(event.own), other: cellName(event.other) })];
    case 'blockPlaced':
      return [log.blockPlaced({ ...actor(event.seat), cell: cellName(event.cell) })];
    case 'points':
      // The lines of the end belong to the ledger.
      return LATE.includes(event.source)
        ? []
        : [log.points({ ...actor(event.seat), points: event.points, source: event.source })];
    case 'track':
      return [log.track({ ...actor(event.seat), steps: event.steps })];
    case 'squareCompleted':
      return [log.squareCompleted({ ...actor(event.seat), square: squareName(event.square) })];
    case 'blessingTaken':
    case 'blessingUsed':
    case 'blessingKept':
      return [log[event.type]({ ...actor(event.seat), blessing: event.blessing })];
    case 'blessingRemoved':
      return [log.blessingRemoved(event)];
    case 'cardReserved':
      return [log.cardReserved({ ...actor(event.seat), card: event.card })];
    case 'turnMissed':
      return [log.turnMissed(actor(event.seat))];
    case 'extraTurns':
      return [log.extraTurns({ order: event.order.map(actor) })];
    case 'reshuffled':
      return [log.reshuffled({})];
    case 'cardMoved':
      return [log.cardMoved({ ...actor(event.seat), card: event.card, to: event.to, tool: event.tool })];
    case 'toolChosen':
      return [log.toolChosen({ ...actor(event.seat), tool: event.tool })];
    case 'gameOver':
      return [log.gameOver({ winners: event.winners.map(actor) })];
    default:
      return [];
  }
}
