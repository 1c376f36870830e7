import {
  BLESSING_IDS,
  capLeader,
  cardNumber,
  cellName,
  type Facts,
  type GameEvent,
  type Refusal,
  ratingOf,
  squareName,
  tileNumber,
  typesOfCard,
  typesOfTile,
  type View,
} from '@nunatak/engine';
import { faceOf } from './notation.ts';
import type { Actor } from './shape/log.ts';
import { logLine, refusalText, type Vocabulary } from './words.ts';

/**
 * What the engine says in numbers and ids, put into sentences: cells and squares in notation, seats by name, cards and
 * tiles by what they show, which only the edition of the game knows.
 */

/** What a card or tile of an edition shows, as `beast-elder`; the id of a blessing among the cards stays as it is. */
function faceOfId(facts: Facts, id: string): string {
  const card = cardNumber(facts, id);
  if (card !== undefined) return faceOf(typesOfCard(facts, card));
  const tile = tileNumber(facts, id);
  return tile === undefined ? id : faceOf(typesOfTile(facts, tile));
}

/** The same parameters with the face of the card instead of its id. */
function withFace<Parameters extends object>(facts: Facts, parameters: Parameters): Parameters {
  if (!('card' in parameters) || typeof parameters.card !== 'string') return parameters;
  return { ...parameters, card: faceOfId(facts, parameters.card) };
}

/** Why an action was refused. */
export function sayRefusal(
  refusal: Refusal,
  facts: Facts,
  actor: (seat: number) => Actor,
  words: Pick<Vocabulary, 'refusals'>,
): string {
  const { refusals } = words;
  switch (refusal.code) {
    case 'notYourDecision':
      return refusals.notYourDecision(actor(refusal.parameters.decider));
    case 'wrongDecision': {
      const { expected } = refusal.parameters;
      return expected === 'over' ? refusals.gameOver({}) : refusals.wrongDecision({ expected });
    }
    case 'cardReserved':
      return refusals.cardReserved({ ...withFace(facts, refusal.parameters), ...actor(refusal.parameters.seat) });
    case 'noTileThere':
    case 'cellOccupied':
    case 'mustBuildOnSwapped':
    case 'sameCell':
    case 'notYourBlock':
    case 'blockNotFree':
    case 'notTied':
      return refusals[refusal.code]({ cell: cellName(refusal.parameters.cell) });
    case 'symbolMismatch':
    case 'sideNeeded':
      return refusals[refusal.code]({
        ...withFace(facts, refusal.parameters),
        cell: cellName(refusal.parameters.cell),
      });
    case 'noBuilderTile':
    case 'sameOwner':
      return refusals[refusal.code]({ a: cellName(refusal.parameters.a), b: cellName(refusal.parameters.b) });
    case 'squareNotCompleted':
      return refusals.squareNotCompleted({ square: squareName(refusal.parameters.square) });
    default:
      return refusalText(words, refusal.code, withFace(facts, refusal.parameters));
  }
}

/** What happened; `view` is the table after it. */
export function sayEvent(
  event: GameEvent,
  view: View,
  actor: (seat: number) => Actor,
  words: Pick<Vocabulary, 'log'>,
): string {
  const { log } = words;
  switch (event.type) {
    case 'extraTurns':
      return log.extraTurns({ order: event.order.map(actor) });
    case 'roundEnded':
    case 'reshuffled':
    case 'cardRevealed':
    case 'blessingRevealed':
      return logLine(words, event.type, withFace(view.facts, event));
    case 'tilesSwapped':
      return log.tilesSwapped({ ...actor(event.seat), a: cellName(event.a), b: cellName(event.b) });
    case 'blocksSwapped':
      return log.blocksSwapped({ ...actor(event.seat), own: cellName(event.own), other: cellName(event.other) });
    case 'blockPlaced':
      return log.blockPlaced({ ...actor(event.seat), cell: cellName(event.cell) });
    case 'squareCompleted':
      return log.squareCompleted({ ...actor(event.seat), square: squareName(event.square) });
    case 'tileRevealed':
      return log.tileRevealed({ tile: faceOfId(view.facts, event.tile), cell: cellName(event.cell) });
    case 'capPlaced':
      return log.capPlaced({ ...actor(event.seat), scored: capLeader(view) === event.seat });
    case 'gameOver':
      return log.gameOver({
        winners: event.winners.map(actor),
        rating: view.facts.players === 1 ? ratingOf(view.points[0]) : undefined,
      });
    default:
      return logLine(words, event.type, { ...withFace(view.facts, event), ...actor(event.seat) });
  }
}

/** What goes without saying where a step is told: it follows from the rest, or stands on the table. */
const PLAIN: readonly GameEvent['type'][] = [
  'turnStarted',
  'cardDiscarded',
  'cardRevealed',
  'blessingRevealed',
  'lineCompleted',
  'squareCompleted',
];

/** Whether an event is worth a sentence where a step is told as a whole. */
export function isTold(event: GameEvent): boolean {
  // A card joins the crew of whoever built with it; only a blessing that does is news (E37).
  if (event.type === 'cardJoined') return BLESSING_IDS.some((id) => id === event.card);
  if (event.type === 'usedFor') return event.for === 'siku';
  return !PLAIN.includes(event.type);
}
