import { capLeader, cellName, type GameEvent, ratingOf, squareName, type View } from '@nunatak/engine';
import type { Seats } from './seats.ts';

/** The line of an event for people, in the language of the seats. `view` is the table after it. */
export function eventLine(event: GameEvent, view: View, { words: { log }, actor }: Seats): string {
  switch (event.type) {
    case 'turnStarted':
      return log.turnStarted(actor(event.seat));
    case 'turnMissed':
      return log.turnMissed(actor(event.seat));
    case 'extraTurns':
      return log.extraTurns({ order: event.order.map(actor) });
    case 'roundEnded':
      return log.roundEnded({ round: event.round });
    case 'reshuffled':
      return log.reshuffled({});
    case 'cardTaken':
      return log.cardTaken({ ...actor(event.seat), card: event.card });
    case 'usedFor':
      return log.usedFor({ ...actor(event.seat), for: event.for });
    case 'tilesSwapped':
      return log.tilesSwapped({ ...actor(event.seat), a: cellName(event.a), b: cellName(event.b) });
    case 'blocksSwapped':
      return log.blocksSwapped({ ...actor(event.seat), own: cellName(event.own), other: cellName(event.other) });
    case 'blockPlaced':
      return log.blockPlaced({ ...actor(event.seat), cell: cellName(event.cell) });
    case 'cardJoined':
      return log.cardJoined({ ...actor(event.seat), card: event.card, as: event.as });
    case 'cardDiscarded':
      return log.cardDiscarded({ card: event.card });
    case 'points':
      return log.points({ ...actor(event.seat), points: event.points, source: event.source });
    case 'lineCompleted':
      return log.lineCompleted({ ...actor(event.seat), line: event.line });
    case 'track':
      return log.track({ ...actor(event.seat), steps: event.steps });
    case 'squareCompleted':
      return log.squareCompleted({ ...actor(event.seat), square: squareName(event.square) });
    case 'tileRevealed':
      return log.tileRevealed({ tile: event.tile, cell: cellName(event.cell) });
    case 'cardRevealed':
      return log.cardRevealed({ card: event.card });
    case 'blessingRevealed':
      return log.blessingRevealed({ blessing: event.blessing });
    case 'blessingTaken':
      return log.blessingTaken({ ...actor(event.seat), blessing: event.blessing });
    case 'blessingUsed':
      return log.blessingUsed({ ...actor(event.seat), blessing: event.blessing });
    case 'blessingKept':
      return log.blessingKept({ ...actor(event.seat), blessing: event.blessing });
    case 'blessingRemoved':
      return log.blessingRemoved({ blessing: event.blessing });
    case 'cardReserved':
      return log.cardReserved({ ...actor(event.seat), card: event.card });
    case 'reservationLapsed':
      return log.reservationLapsed({ ...actor(event.seat), card: event.card });
    case 'cardMoved':
      return log.cardMoved({ ...actor(event.seat), card: event.card, to: event.to, tool: event.tool });
    case 'toolChosen':
      return log.toolChosen({ ...actor(event.seat), tool: event.tool });
    case 'capPlaced':
      return log.capPlaced({ ...actor(event.seat), scored: capLeader(view) === event.seat });
    case 'gameOver':
      return log.gameOver({
        winners: event.winners.map(actor),
        rating: view.facts.players === 1 ? ratingOf(view.points[0]) : undefined,
      });
  }
}

/** Events in lines: each turn begins at the margin, what follows is indented. */
export function eventLines(events: readonly GameEvent[], view: View, seats: Seats): string[] {
  return events.map((event) => {
    const text = eventLine(event, view, seats);
    return isHeading(event) ? text : `  ${text}`;
  });
}

function isHeading({ type }: GameEvent): boolean {
  return type === 'turnStarted' || type === 'gameOver' || type === 'roundEnded' || type === 'extraTurns';
}
