import { capital, list } from '../compose.ts';
import { count } from '../count.ts';
import type { Actor, LogParameters, LogTexts } from '../shape/log.ts';
import { blessings } from './blessings.ts';
import { tools } from './cards.ts';
import { aCard, aType, does, symbols, theCard, theLine, theSquare, typeNames } from './grammar.ts';
import { ratings, sources } from './scoring.ts';

function name(actor: Actor): string {
  return actor.you ? 'you' : actor.seat;
}

function gameOver({ winners, rating }: LogParameters['gameOver']): string {
  if (rating === 'none') return 'The temple is finished, without a rating this time';
  if (rating !== undefined) return `The temple is finished: ${ratings[rating].name}`;
  const [winner] = winners;
  if (winner !== undefined && winners.length === 1) return does(winner, 'win', 'wins');
  const others = list(
    winners.filter(({ you }) => !you).map(({ seat }) => seat),
    'and',
  );
  return winners.some(({ you }) => you) ? `You share the victory with ${others}` : `${others} share the victory`;
}

export const log: LogTexts = {
  turnStarted: ({ seat, you }) => (you ? 'Your turn' : `${seat}’s turn`),
  cardTaken: ({ card, ...actor }) => `${does(actor, 'take', 'takes')} ${aCard(card)}`,
  usedFor: ({ for: user, ...actor }) => {
    const own = actor.you ? 'your own block' : 'their own block';
    return `${does(actor, 'use', 'uses')} the card for ${user === 'siku' ? 'Siku' : own}`;
  },
  tilesSwapped: ({ a, b, ...actor }) => `${does(actor, 'swap', 'swaps')} the tiles on ${a} and ${b}`,
  blocksSwapped: ({ own, other, ...actor }) =>
    `${does(actor, 'swap your', 'swaps their')} block on ${own} with the one on ${other}`,
  blockPlaced: ({ cell, ...actor }) => `${does(actor, 'build', 'builds')} on ${cell}`,
  cardJoined: ({ card, as, ...actor }) =>
    `${does(actor, 'add', 'adds')} ${theCard(card)} to ${actor.you ? 'your' : 'their'} ${typeNames(as)}`,
  cardDiscarded: ({ card }) => `${capital(theCard(card))} is discarded`,
  points: ({ points, source, ...actor }) =>
    `${sources[source].name}: ${name(actor)} ${actor.you ? 'score' : 'scores'} ${count(points, 'point', 'points')}`,
  track: ({ steps, ...actor }) =>
    `${does(actor, 'take', 'takes')} ${count(steps, 'step', 'steps')} on the architect track`,
  lineCompleted: ({ line, ...actor }) => `${does(actor, 'complete', 'completes')} ${theLine(line)}`,
  squareCompleted: ({ square, ...actor }) => `${does(actor, 'complete', 'completes')} ${theSquare(square)}`,
  tileRevealed: ({ tile, cell }) => `New tile on ${cell}: ${symbols(tile)}`,
  cardRevealed: ({ card }) => `New in the display: ${symbols(card)}`,
  blessingRevealed: ({ blessing }) => `New blessing: ${blessings[blessing].name}`,
  blessingTaken: ({ blessing, ...actor }) => `${does(actor, 'take', 'takes')} the blessing ${blessings[blessing].name}`,
  blessingUsed: ({ blessing, ...actor }) => `${does(actor, 'use', 'uses')} ${blessings[blessing].name}`,
  blessingKept: ({ blessing, ...actor }) => `${does(actor, 'keep', 'keeps')} ${blessings[blessing].name}`,
  blessingRemoved: ({ blessing }) => `${blessings[blessing].name} leaves the game`,
  cardReserved: ({ card, ...actor }) => `${does(actor, 'reserve', 'reserves')} ${theCard(card)}`,
  reservationLapsed: ({ card, seat, you }) => `${you ? 'Your' : `${seat}’s`} reservation of ${theCard(card)} ends`,
  turnMissed: (actor) => `${does(actor, 'miss', 'misses')} a turn`,
  extraTurns: ({ order }) => `Extra turns: ${order.map(name).join(', then ')}`,
  reshuffled: () => 'No card fits: the display is shuffled into the draw pile',
  roundEnded: ({ round }) => `Round ${round} is over`,
  endBlessingDecided: ({ blessing, use, ...actor }) =>
    `${use ? does(actor, 'use', 'uses') : does(actor, 'keep', 'keeps')} ${blessings[blessing].name}`,
  cardMoved: ({ card, to, tool, ...actor }) => {
    const withTool = tool === undefined ? '' : ` with ${tools[tool].one.toLowerCase()}`;
    return `${does(actor, 'count', 'counts')} ${theCard(card)} as ${aType(to)}${withTool}`;
  },
  toolChosen: ({ tool, ...actor }) =>
    `${does(actor, 'choose', 'chooses')} the tool of ${blessings.change.name}: ${tools[tool].one.toLowerCase()}`,
  capPlaced: ({ scored = true, ...actor }) =>
    `${does(actor, 'set', 'sets')} the temple cap${scored ? '' : ', but nobody scores for it'}`,
  gameOver,
};
