import { capital, list } from '../compose.ts';
import { count } from '../count.ts';
import type { Actor, LogParameters, LogTexts } from '../shape/log.ts';
import { blessings } from './blessings.ts';
import { tools } from './cards.ts';
import {
  aCardObject,
  does,
  symbols,
  theCard,
  theCardObject,
  theLine,
  theSquare,
  toTypes,
  typeName,
} from './grammar.ts';
import { ratings, sources } from './scoring.ts';

function name(actor: Actor): string {
  return actor.you ? 'du' : actor.seat;
}

function gameOver({ winners, rating }: LogParameters['gameOver']): string {
  if (rating === 'none') return 'Der Tempel steht, diesmal ohne Einstufung';
  if (rating !== undefined) return `Der Tempel steht: ${ratings[rating].name}`;
  const [winner] = winners;
  if (winner !== undefined && winners.length === 1) return does(winner, 'gewinnst', 'gewinnt');
  const others = list(
    winners.filter(({ you }) => !you).map(({ seat }) => seat),
    'und',
  );
  return winners.some(({ you }) => you) ? `Du teilst dir den Sieg mit ${others}` : `${others} teilen sich den Sieg`;
}

export const log: LogTexts = {
  turnStarted: (actor) => `${does(actor, 'bist', 'ist')} am Zug`,
  cardTaken: ({ card, ...actor }) => `${does(actor, 'nimmst', 'nimmt')} ${aCardObject(card)}`,
  usedFor: ({ for: user, ...actor }) => {
    const own = actor.you ? 'dich' : 'sich';
    return `${does(actor, 'verwendest', 'verwendet')} die Karte für ${user === 'siku' ? 'Siku' : own}`;
  },
  tilesSwapped: ({ a, b, ...actor }) => `${does(actor, 'tauschst', 'tauscht')} die Bodenplatten auf ${a} und ${b}`,
  blocksSwapped: ({ own, other, ...actor }) =>
    `${does(actor, 'tauschst deinen', 'tauscht den eigenen')} Block auf ${own} gegen den auf ${other}`,
  blockPlaced: ({ cell, ...actor }) => `${does(actor, 'baust', 'baut')} auf ${cell}`,
  cardJoined: ({ card, as, ...actor }) =>
    `${does(actor, 'legst', 'legt')} ${theCardObject(card)} zu ${actor.you ? 'deinen' : 'den eigenen'} ${toTypes(as)}`,
  cardDiscarded: ({ card }) => `${capital(theCard(card))} wird abgelegt`,
  points: ({ points, source, ...actor }) =>
    `${sources[source].name}: ${name(actor)} ${actor.you ? 'erhältst' : 'erhält'} ${count(points, 'Punkt', 'Punkte')}`,
  track: ({ steps, ...actor }) =>
    `${does(actor, 'rückst', 'rückt')} ${count(steps, 'Schritt', 'Schritte')} auf der Baumeisterleiste vor`,
  lineCompleted: ({ line, ...actor }) => `${does(actor, 'schließt', 'schließt')} ${theLine(line)}`,
  squareCompleted: ({ square, ...actor }) => `${does(actor, 'vollendest', 'vollendet')} ${theSquare(square)}`,
  tileRevealed: ({ tile, cell }) => `Neue Bodenplatte auf ${cell}: ${symbols(tile)}`,
  cardRevealed: ({ card }) => `Neu in der Auslage: ${symbols(card)}`,
  blessingRevealed: ({ blessing }) => `Neuer Segen: ${blessings[blessing].name}`,
  blessingTaken: ({ blessing, ...actor }) => `${does(actor, 'nimmst', 'nimmt')} den Segen ${blessings[blessing].name}`,
  blessingUsed: ({ blessing, ...actor }) => `${does(actor, 'setzt', 'setzt')} ${blessings[blessing].name} ein`,
  blessingKept: ({ blessing, ...actor }) => `${does(actor, 'behältst', 'behält')} ${blessings[blessing].name}`,
  blessingRemoved: ({ blessing }) => `${blessings[blessing].name} kommt aus dem Spiel`,
  cardReserved: ({ card, ...actor }) => `${does(actor, 'reservierst', 'reserviert')} ${theCardObject(card)}`,
  reservationLapsed: ({ card, seat, you }) =>
    `${you ? 'Deine Reservierung' : `Die Reservierung von ${seat}`} (${symbols(card)}) verfällt`,
  turnMissed: (actor) => `${does(actor, 'setzt', 'setzt')} einen Zug aus`,
  extraTurns: ({ order }) => `Zusatzzüge: ${order.map(name).join(', dann ')}`,
  reshuffled: () => 'Keine Karte passt: Die Auslage wird in den Nachziehstapel gemischt',
  roundEnded: ({ round }) => `Runde ${round} ist vorbei`,
  endBlessingDecided: ({ blessing, use, ...actor }) =>
    use
      ? `${does(actor, 'setzt', 'setzt')} ${blessings[blessing].name} ein`
      : `${does(actor, 'behältst', 'behält')} ${blessings[blessing].name}`,
  cardMoved: ({ card, to, tool, ...actor }) => {
    const withTool = tool === undefined ? '' : ` mit ${tools[tool].one}`;
    return `${does(actor, 'zählst', 'zählt')} ${theCardObject(card)} als ${typeName(to)}${withTool}`;
  },
  toolChosen: ({ tool, ...actor }) =>
    `${does(actor, 'wählst', 'wählt')} das Werkzeug von ${blessings.change.name}: ${tools[tool].one}`,
  capPlaced: ({ scored = true, ...actor }) =>
    `${does(actor, 'setzt', 'setzt')} die Tempelkuppe auf${scored ? '' : ', aber niemand erhält Punkte dafür'}`,
  gameOver,
};
