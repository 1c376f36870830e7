import { capital, list } from '../compose.ts';
import { count } from '../count.ts';
import type { Actor, LogParameters, LogTexts } from '../shape/log.ts';
import { blessings } from './blessings.ts';
import { tools } from './cards.ts';
import { aCard, does, symbols, theCard, theLine, theSquare, typeName, typeNames } from './grammar.ts';
import { ratings, sources } from './scoring.ts';

function name(actor: Actor): string {
  return actor.you ? 'jij' : actor.seat;
}

function gameOver({ winners, rating }: LogParameters['gameOver']): string {
  if (rating === 'none') return 'De tempel is af, dit keer zonder beoordeling';
  if (rating !== undefined) return `De tempel is af: ${ratings[rating].name}`;
  const [winner] = winners;
  if (winner !== undefined && winners.length === 1) return does(winner, 'wint');
  const others = list(
    winners.filter(({ you }) => !you).map(({ seat }) => seat),
    'en',
  );
  return winners.some(({ you }) => you) ? `Jij deelt de overwinning met ${others}` : `${others} delen de overwinning`;
}

export const log: LogTexts = {
  turnStarted: (actor) => `${does(actor, 'is', 'bent')} aan de beurt`,
  cardTaken: ({ card, ...actor }) => `${does(actor, 'neemt')} ${aCard(card)}`,
  usedFor: ({ for: user, ...actor }) => {
    const own = actor.you ? 'jezelf' : 'zichzelf';
    return `${does(actor, 'gebruikt')} de kaart voor ${user === 'siku' ? 'Siku' : own}`;
  },
  tilesSwapped: ({ a, b, ...actor }) => `${does(actor, 'wisselt')} de tegels op ${a} en ${b}`,
  blocksSwapped: ({ own, other, ...actor }) =>
    `${does(actor, 'wisselt het eigen', 'wisselt je')} blok op ${own} met dat op ${other}`,
  blockPlaced: ({ cell, ...actor }) => `${does(actor, 'bouwt')} op ${cell}`,
  cardJoined: ({ card, as, ...actor }) =>
    `${does(actor, 'legt')} ${theCard(card)} bij ${actor.you ? 'je' : 'de eigen'} ${typeNames(as)}`,
  cardDiscarded: ({ card }) => `${capital(theCard(card))} wordt afgelegd`,
  points: ({ points, source, ...actor }) =>
    `${sources[source].name}: ${name(actor)} krijgt ${count(points, 'punt', 'punten')}`,
  track: ({ steps, ...actor }) => `${does(actor, 'zet')} ${count(steps, 'stap', 'stappen')} op het bouwmeesterspoor`,
  lineCompleted: ({ line, ...actor }) => `${does(actor, 'sluit')} ${theLine(line)} af`,
  squareCompleted: ({ square, ...actor }) => `${does(actor, 'voltooit')} ${theSquare(square)}`,
  tileRevealed: ({ tile, cell }) => `Nieuwe tegel op ${cell}: ${symbols(tile)}`,
  cardRevealed: ({ card }) => `Nieuw in het aanbod: ${symbols(card)}`,
  blessingRevealed: ({ blessing }) => `Nieuwe zegenkaart: ${blessings[blessing].name}`,
  blessingTaken: ({ blessing, ...actor }) => `${does(actor, 'neemt')} de zegenkaart ${blessings[blessing].name}`,
  blessingUsed: ({ blessing, ...actor }) => `${does(actor, 'zet')} ${blessings[blessing].name} in`,
  blessingKept: ({ blessing, ...actor }) => `${does(actor, 'bewaart')} ${blessings[blessing].name}`,
  blessingRemoved: ({ blessing }) => `${blessings[blessing].name} verlaat het spel`,
  cardReserved: ({ card, ...actor }) => `${does(actor, 'reserveert')} ${theCard(card)}`,
  reservationLapsed: ({ card, seat, you }) =>
    `${you ? 'Jouw reservering' : `De reservering van ${seat}`} (${symbols(card)}) vervalt`,
  turnMissed: (actor) => `${does(actor, 'slaat')} een beurt over`,
  extraTurns: ({ order }) => `Extra beurten: ${order.map(name).join(', dan ')}`,
  reshuffled: () => 'Geen kaart past: het aanbod wordt door de trekstapel geschud',
  roundEnded: ({ round }) => `Ronde ${round} is voorbij`,
  endBlessingDecided: ({ blessing, use, ...actor }) =>
    use
      ? `${does(actor, 'zet')} ${blessings[blessing].name} in`
      : `${does(actor, 'bewaart')} ${blessings[blessing].name}`,
  cardMoved: ({ card, to, tool, ...actor }) => {
    const withTool = tool === undefined ? '' : ` met ${tools[tool].one.toLowerCase()}`;
    return `${does(actor, 'telt')} ${theCard(card)} als ${typeName(to)}${withTool}`;
  },
  toolChosen: ({ tool, ...actor }) =>
    `${does(actor, 'kiest')} het gereedschap van ${blessings.change.name}: ${tools[tool].one.toLowerCase()}`,
  capPlaced: ({ scored = true, ...actor }) =>
    `${does(actor, 'plaatst')} de tempelkoepel${scored ? '' : ', maar niemand krijgt er punten voor'}`,
  gameOver,
};
