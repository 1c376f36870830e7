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
 * Turns the engine's numbers and ids into sentences: cells and squares in notation, seats by name, and cards and tiles
 * by what they show in the game's edition.
 */

/** Returns what a card or tile of an edition shows, such as `beast-elder`. Returns the id of a blessing unchanged. */
function faceOfId(facts: Facts, id: string): string {
  const card = cardNumber(facts, id);
  if (card !== undefined) return faceOf(typesOfCard(facts, card));
  const tile = tileNumber(facts, id);
  return tile === undefined ? id : faceOf(typesOfTile(facts, tile));
}

/** Replaces the card's id in the parameters with its face. */
function withFace<Parameters extends object>(facts: Facts, parameters: Parameters): Parameters {
  if (!('card' in parameters) || typeof parameters.card !== 'string') return parameters;
  return { ...parameters, card: faceOfId(facts, parameters.card) };
}

/** Returns the sentence for a refused action. */
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

/** Returns the sentence for an event; `view` is the position after it. */
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

/**
 * Events that need no sentence in the description of a whole step, because the other sentences or the table show them.
 */
const SELF_EVIDENT: readonly GameEvent['type'][] = [
  'turnStarted',
  'cardDiscarded',
  'cardRevealed',
  'blessingRevealed',
  'lineCompleted',
  'squareCompleted',
];

/** True if an event needs a sentence in the description of a whole step. */
export function needsSentence(event: GameEvent): boolean {
  // Which player gets the card is obvious from the block. Only a blessing that joins the cards is news (E37).
  if (event.type === 'cardJoined') return BLESSING_IDS.some((id) => id === event.card);
  if (event.type === 'usedFor') return event.for === 'siku';
  return !SELF_EVIDENT.includes(event.type);
}
