import { capital, list } from '../compose.ts';
import { count } from '../count.ts';
import type { Actor, LogParameters, LogTexts } from '../shape/log.ts';
import { blessings } from './blessings.ts';
import { tools } from './cards.ts';
import {
  aCardObject,
  does,
  intoType,
  symbols,
  theCard,
  theCardObject,
  theLine,
  theSource,
  theSquare,
  toTypes,
} from './grammar.ts';
import { ratings } from './scoring.ts';

function name(actor: Actor): string {
  return actor.you ? 'du' : actor.seat;
}

function gameOver({ winners, rating }: LogParameters['gameOver']): string {
  if (rating === 'none') return 'Der Tempel steht. Diesmal gibt es keine Einstufung';
  if (rating !== undefined) return `Der Tempel steht. Einstufung: ${ratings[rating].name}`;
  const [winner] = winners;
  if (winner !== undefined && winners.length === 1) return does(winner, 'gewinnst', 'gewinnt');
  const others = list(
    winners.filter(({ you }) => !you).map(({ seat }) => seat),
    'und',
  );
  return winners.some(({ you }) => you) ? `Du teilst dir den Sieg mit ${others}` : `${others} teilen sich den Sieg`;
}

export const log: LogTexts = {
  turnStarted: ({ seat, you }) => (you ? 'Du bist dran' : `${seat} ist am Zug`),
  cardTaken: ({ card, ...actor }) => `${does(actor, 'nimmst', 'nimmt')} ${aCardObject(card)}`,
  usedFor: ({ for: user, ...actor }) => {
    const own = actor.you ? 'dich' : 'sich';
    return `${does(actor, 'verwendest', 'verwendet')} die Karte für ${user === 'siku' ? 'Siku' : own}`;
  },
  tilesSwapped: ({ a, b, ...actor }) => `${does(actor, 'tauschst', 'tauscht')} die Bodenplatten auf ${a} und ${b}`,
  blocksSwapped: ({ own, other, ...actor }) =>
    `${does(actor, 'tauschst', 'tauscht')} die Blöcke auf ${own} und ${other}`,
  blockPlaced: ({ cell, ...actor }) => `${does(actor, 'baust', 'baut')} auf ${cell}`,
  cardJoined: ({ card, as, ...actor }) =>
    `${does(actor, 'legst', 'legt')} ${theCardObject(card)} zu ${actor.you ? 'deinen' : 'den'} ${toTypes(as)}`,
  cardDiscarded: ({ card }) => `${capital(theCard(card))} wird abgelegt`,
  points: ({ points, source, ...actor }) =>
    `${does(actor, 'bekommst', 'bekommt')} ${count(points, 'Punkt', 'Punkte')} für ${theSource(source)}`,
  track: ({ steps, ...actor }) =>
    `${does(actor, 'rückst', 'rückt')} ${count(steps, 'Feld', 'Felder')} auf der Baumeisterleiste vor`,
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
  reshuffled: () => 'Keine Karte passt, also wird die Auslage neu gemischt',
  roundEnded: ({ round }) => `Runde ${round} ist vorbei`,
  endBlessingDecided: ({ blessing, use, ...actor }) =>
    use
      ? `${does(actor, 'setzt', 'setzt')} ${blessings[blessing].name} ein`
      : `${does(actor, 'behältst', 'behält')} ${blessings[blessing].name}`,
  cardMoved: ({ card, to, tool, ...actor }) => {
    const withTool = tool === undefined ? '' : ` mit ${tools[tool].one}`;
    return `${does(actor, 'machst', 'macht')} ${theCardObject(card)} ${intoType(to)}${withTool}`;
  },
  toolChosen: ({ tool, ...actor }) =>
    `${does(actor, 'wählst', 'wählt')} das Werkzeug für ${blessings.change.name}: ${tools[tool].one}`,
  capPlaced: ({ scored = true, ...actor }) =>
    `${does(actor, 'setzt', 'setzt')} die Tempelkuppe auf${scored ? '' : ', aber niemand bekommt Punkte dafür'}`,
  gameOver,
};
