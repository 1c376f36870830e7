import { capital, list } from '../compose.ts';
import { count } from '../count.ts';
import type { Actor } from '../shape/log.ts';
import type { ReviewTexts } from '../shape/review.ts';
import { blessings } from './blessings.ts';
import { cardTypes } from './cards.ts';
import { does, symbols, theSquare } from './grammar.ts';
import { sources } from './scoring.ts';

const points = (number: number): string => count(number, 'point', 'points');
const signed = (number: number): string => `${number < 0 ? '−' : '+'}${Math.abs(number)}`;
const whom = ({ seat, you }: Actor): string => (you ? 'you' : seat);
const from = (number: number, source: keyof typeof sources): string =>
  `${signed(number)} ${sources[source].name.toLowerCase()}`;

/** What luck or play did to a lead. */
function change(what: string, number: number, who: string): string {
  if (number === 0) return `${what} changed nothing`;
  return number > 0 ? `${what} gave ${who} ${number}` : `${what} took ${-number}`;
}

export const review: ReviewTexts = {
  classes: {
    forced: 'Forced',
    best: 'Best',
    good: 'Good',
    inexact: 'Inexact',
    mistake: 'Mistake',
    blunder: 'Blunder',
  },
  ranks: {
    master: 'like a master',
    expert: 'like an expert',
    strong: 'strongly',
    steady: 'steadily',
    casual: 'casually',
    learning: 'as one who is learning',
    beginning: 'as one who has just begun',
  },
  luck: 'Luck',
  say: {
    place: ({ as, cell }) => `${cardTypes[as].one} on ${cell}`,
    placeSwapped: ({ as, cell, a, b }) => `${cardTypes[as].one} on ${cell} with the tiles on ${a} and ${b} swapped`,
    placeForSiku: ({ as, cell }) => `${cardTypes[as].one} for Siku on ${cell}`,
    dummyBlock: ({ cell }) => `The dummy’s block on ${cell}`,
    useBlessing: ({ blessing }) => `Using ${blessings[blessing].name}`,
    takeBlessing: ({ blessing }) => `Taking the blessing ${blessings[blessing].name}`,
    keepBlessing: ({ blessing }) => `Keeping ${blessings[blessing].name}`,
    orderSquare: ({ square }) => `${capital(theSquare(square))} first`,
    pass: () => 'Passing',
    cost: ({ plan, points: lost, ...actor }) => `${plan} cost ${whom(actor)} ${points(lost)}.`,
    better: ({ plan }) => `Better: ${plan}.`,
    chances: ({ before, after }) => `Chance to win: ${before} in 100, then ${after}.`,
    now: ({ points: number, source }) => from(number, source),
    atEnd: ({ points: number, source }) => `${from(number, source)} at the end`,
    toolSet: ({ points: number }) => `${signed(number)} for a set of tools at the end`,
    sixSet: ({ points: number }) => `${signed(number)} for a set of six at the end`,
    steps: ({ steps }) => `${count(steps, 'step', 'steps')} on the architect track`,
    blessing: () => 'a blessing',
    brings: ({ parts }) => `It brings ${list(parts, 'and')}.`,
    inTheLongRun: ({ parts }) => `Played to the end it comes to ${list(parts, 'and')}.`,
    deniesSquare: ({ cell, points: number, ...actor }) =>
      `It leaves ${whom(actor)} no square on ${cell}: ${points(number)} denied.`,
    deniesRow: ({ cell, steps, ...actor }) =>
      `It leaves ${whom(actor)} no row on ${cell}: ${count(steps, 'step', 'steps')} on the track denied.`,
    gave: ({ points: number, ...actor }) => `What was played gave ${whom(actor)} ${points(number)} at once.`,
    noSingleSource: () => 'No single source explains it: it did better in most of the ways the game could go on.',
    luckTile: ({ tile, cell, points: number, ...actor }) =>
      `The new tile on ${cell} (${symbols(tile)}) was worth ${signed(number)} to ${whom(actor)}.`,
    luckCards: ({ cards, points: number, ...actor }) =>
      `New in the display (${cards.map(symbols).join(', ')}): worth ${signed(number)} to ${whom(actor)}.`,
    luckOther: ({ points: number, ...actor }) => `What was turned up was worth ${signed(number)} to ${whom(actor)}.`,
    won: ({ points: ahead, ...actor }) => `${does(actor, 'won', 'won')} by ${ahead}`,
    wonByTie: (actor) => `${does(actor, 'won', 'won')} the tie`,
    shared: ({ winners }) => `${capital(list(winners.map(whom), 'and'))} shared the victory`,
    solo: ({ points: number }) => `${points(number)} in the end`,
    against: ({ reader, rival, luck, play }) =>
      `${reader.you ? 'Against' : `${reader.seat} against`} ${rival.seat}: ` +
      `${change('luck', luck, whom(reader))}, ${change('play', play, whom(reader))}.`,
    played: ({ rank, ...actor }) => `${does(actor, 'played', 'played')} ${review.ranks[rank]}.`,
    unfinished: ({ turn }) => `This game is not finished (turn ${turn}). It can be reviewed when it is over.`,
    foreign: () => 'This is no record of a game of Nunatak.',
    otherRules: ({ found, known }) =>
      `This game was played by rules ${found}, which this version does not know (it knows ${list(known, 'and')}).`,
    broken: ({ field }) => `This record does not hold: ${field} differs from what the rules say.`,
  },
  table: {
    seat: 'Player',
    lost: 'Lost',
    points: 'Expected points',
    chance: 'Chance to win',
    turn: (turn) => `Turn ${turn}`,
    turns: (turns) => `${count(turns, 'turn', 'turns')} reviewed, close ones twice`,
    progress: (done, all) => `Decision ${done} of ${all}`,
    again: (done, all) => `Another look at ${done} of ${all}`,
    moments: 'Moments that decided it',
    noMoments: 'No decision cost a point or more.',
    howJudged: 'Judged by what could be known then, not by what lay hidden.',
  },
  screen: {
    title: 'Review',
    graph: 'Expected points at the end',
    likelyRange: 'Shade: the likely range, 8 games in 10',
    shade: 'Shade: how sure the figure is, 19 times in 20',
    pointsSwitch: 'Points',
    chanceSwitch: 'Win chance',
    figures: 'What is shown',
    asTable: 'As a table',
    asGraph: 'As a graph',
    mine: 'One player',
    all: 'All',
    whose: 'Whose moments',
    start: 'Start',
    turn: 'Turn',
    turnOf: (turn, turns) => `Turn ${turn} of ${turns}`,
    first: 'To the start',
    previous: 'One turn back',
    next: 'One turn on',
    last: 'To the end',
    previousMoment: 'Previous moment',
    nextMoment: 'Next moment',
    placeOf: (place, all) => `${place} of ${all}`,
    tryIt: 'Try it yourself',
    tryItLine: 'Go back to before this turn and find the better plan',
    whatIf: 'What if',
    whatIfLine: 'Play on from before this turn, with bots at the other seats',
    pilesAsTheyWere: 'Piles as they were',
    pilesDealtAnew: 'Piles dealt anew',
    share: 'Share this turn',
    shared: 'The link is copied.',
    shareAsFile: 'Save the record',
    shareAsFileLine:
      'This game does not fit into a link: its edition, its options or its deal are not the usual ones. Its record can be sent as a file.',
    replay: 'Replay',
    play: 'Play',
    result: 'Result',
    inHundred: (chance) => `${chance} in 100`,
    failed: 'The review could not be finished.',
    again: 'Try again',
    close: 'Close the review',
  },
};
