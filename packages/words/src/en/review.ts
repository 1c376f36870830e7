import { capital, list } from '../compose.ts';
import { count } from '../count.ts';
import type { SourceId } from '../ids.ts';
import type { Actor } from '../shape/log.ts';
import type { ReviewTexts } from '../shape/review.ts';
import { blessings } from './blessings.ts';
import { cardTypes } from './cards.ts';
import { does, symbols, theSource, theSquare, typeName, whose } from './grammar.ts';

const points = (number: number): string => count(number, 'point', 'points');
const signed = (number: number): string => `${number < 0 ? '−' : '+'}${Math.abs(number)}`;
const whom = ({ seat, you }: Actor): string => (you ? 'you' : seat);
const from = (number: number, source: SourceId): string => `${signed(number)} from ${theSource(source)}`;

/** Returns the end of a sentence such as `fell from 46% to 35%`. */
function change(before: number, after: number): string {
  if (before === after) return `stayed at ${after}%`;
  return `${after < before ? 'fell' : 'rose'} from ${before}% to ${after}%`;
}

/** Describes how much luck changed a lead. */
function luckOf(reader: Actor, number: number): string {
  if (number === 0) return 'luck made no difference';
  return number > 0
    ? `luck helped ${whom(reader)} by ${points(number)}`
    : `luck cost ${whom(reader)} ${points(-number)}`;
}

/** Describes how much the decisions changed a lead. */
function choicesOf(reader: Actor, number: number): string {
  const choices = `${whose(reader)} choices`;
  if (number === 0) return `${choices} evened out`;
  return number > 0 ? `${choices} gained ${number}` : `${choices} cost ${-number}`;
}

/** Describes how much the other players changed a lead. */
function othersOf(reader: Actor, number: number | undefined): string {
  if (number === undefined || number === 0) return '';
  return number > 0
    ? `; the rest of the table helped ${whom(reader)} by ${number}`
    : `; the rest of the table cost ${whom(reader)} ${-number}`;
}

export const review: ReviewTexts = {
  classes: {
    forced: 'Only move',
    best: 'Best',
    good: 'Good',
    inexact: 'Inaccuracy',
    mistake: 'Mistake',
    blunder: 'Blunder',
  },
  ranks: {
    master: 'masterly',
    expert: 'expert',
    strong: 'strong',
    steady: 'solid',
    casual: 'promising',
    learning: 'still learning',
    beginning: 'just starting out',
  },
  luck: 'Luck',
  say: {
    place: ({ as, cell }) => `${cardTypes[as].one} on ${cell}`,
    placeSwapped: ({ as, cell, a, b }) => `${cardTypes[as].one} on ${cell} (swapping ${a} and ${b})`,
    placeForSiku: ({ as, cell }) => `${cardTypes[as].one} for Siku on ${cell}`,
    dummyBlock: ({ cell }) => `The dummy’s block on ${cell}`,
    useBlessing: ({ blessing }) => `Using ${blessings[blessing].name}`,
    takeBlessing: ({ blessing }) => `Taking ${blessings[blessing].name}`,
    keepBlessing: ({ blessing }) => `Keeping ${blessings[blessing].name}`,
    orderSquare: ({ square }) => `Scoring ${theSquare(square)} first`,
    pass: () => 'Passing',
    cost: ({ plan, points: lost, ...actor }) => `${plan} cost ${whom(actor)} ${points(lost)}.`,
    better: ({ plan }) => `Better: ${plan}.`,
    chances: ({ before, after, ...actor }) => `${capital(whose(actor))} win chance ${change(before, after)}.`,
    now: ({ points: number, source }) => from(number, source),
    atEnd: ({ points: number, source }) => `${from(number, source)} at the end`,
    toolSet: ({ points: number }) => `${signed(number)} from a set of tools at the end`,
    sixSet: ({ points: number }) => `${signed(number)} from a set of six at the end`,
    steps: ({ steps }) => `${count(steps, 'space', 'spaces')} on the architect track`,
    blessing: () => 'a blessing',
    brings: ({ parts, seat, you }) => `${you ? 'You’d' : `${seat} would`} get ${list(parts, 'and')}.`,
    inTheLongRun: ({ parts }) => `By the end of the game: ${list(parts, 'and')}.`,
    deniesSquare: ({ cell, points: number, ...actor }) =>
      `It keeps ${whom(actor)} from scoring ${number} for a square on ${cell}.`,
    deniesRow: ({ cell, steps, ...actor }) =>
      `It keeps ${whom(actor)} from advancing ${count(steps, 'space', 'spaces')} for a row or column on ${cell}.`,
    gave: ({ points: number, ...actor }) => `The move played gave ${whom(actor)} ${points(number)}.`,
    nextBestGives: ({ points: number, ...actor }) => `The next-best move would give ${whom(actor)} ${points(number)}.`,
    noSingleSource: () => 'No single reason: it did better in most simulated games.',
    luckTile: ({ tile, cell, points: number, ...actor }) =>
      `The new ${symbols(tile)} tile on ${cell}: ${signed(number)} for ${whom(actor)}.`,
    luckCards: ({ cards, points: number, ...actor }) =>
      `New in the display (${cards.map(symbols).join(', ')}): ${signed(number)} for ${whom(actor)}.`,
    luckOther: ({ points: number, ...actor }) =>
      `${number < 0 ? 'An unlucky' : 'A lucky'} reveal: ${signed(number)} for ${whom(actor)}.`,
    won: ({ points: ahead, ...actor }) => `${does(actor, 'won', 'won')} by ${ahead}`,
    wonByTie: (actor) => `${does(actor, 'won', 'won')} on the tie-break`,
    shared: ({ winners }) => `${capital(list(winners.map(whom), 'and'))} shared the victory`,
    solo: ({ points: number }) => `Final score: ${number}`,
    against: ({ reader, rival, luck, play, others }) =>
      `Compared with ${whom(rival)}, ${luckOf(reader, luck)}; ${choicesOf(reader, play)}${othersOf(reader, others)}.`,
    played: ({ rank, ...actor }) => `${capital(whose(actor))} play this game: ${review.ranks[rank]}.`,
    unfinished: ({ turn }) => `This game is still on turn ${turn}. You can review it once it’s over.`,
    foreign: () => 'This isn’t a Nunatak game file.',
    otherRules: ({ found, known }) =>
      `This game uses rules version ${found}. Only ${known.length === 1 ? 'version' : 'versions'} ${list(known, 'and')} can be reviewed here.`,
    broken: ({ field }) => `This game file is damaged: ${field} doesn’t match the rules.`,
  },
  advice: {
    place: ({ as, cell }) => `${typeName(as)} on ${cell}`,
    placeSwapped: ({ as, cell, a, b }) => `${typeName(as)} on ${cell} (swap ${a} and ${b} first)`,
    placeForSiku: ({ as, cell }) => `${typeName(as)} for Siku on ${cell}`,
    dummyBlock: ({ cell }) => `place the dummy’s block on ${cell}`,
    useBlessing: ({ blessing }) => `use ${blessings[blessing].name}`,
    takeBlessing: ({ blessing }) => `take ${blessings[blessing].name}`,
    keepBlessing: ({ blessing }) => `keep ${blessings[blessing].name}`,
    orderSquare: ({ square }) => `score ${theSquare(square)} first`,
    pass: () => 'pass',
  },
  table: {
    seat: 'Player',
    lost: 'Points lost',
    points: 'Expected score',
    chance: 'Win chance',
    turn: (turn) => `Turn ${turn}`,
    turns: (turns) => `${count(turns, 'turn', 'turns')} analysed`,
    progress: (done, all) => `Analysing decision ${done} of ${all}`,
    moments: 'Key moments',
    noMoments: 'Nothing here cost a point or more. Well played!',
    howJudged: 'Based only on what each player could know at the time.',
  },
  screen: {
    title: 'Review',
    graph: 'Expected final score',
    likelyRange: 'Shaded: where 80% of games would end',
    shade: 'Shaded: margin of error (95%)',
    pointsSwitch: 'Points',
    chanceSwitch: 'Win chance',
    figures: 'Show',
    asTable: 'Table',
    asGraph: 'Graph',
    mine: 'This player',
    all: 'Everyone',
    whose: 'Whose moments',
    start: 'Start',
    turn: 'Turn',
    turnOf: (turn, turns) => `Turn ${turn} of ${turns}`,
    first: 'Go to the start',
    previous: 'Previous turn',
    next: 'Next turn',
    last: 'Go to the end',
    previousMoment: 'Previous moment',
    nextMoment: 'Next moment',
    placeOf: (place, all) => `${place} of ${all}`,
    tryIt: 'Try it yourself',
    tryItLine: 'Replay this turn and find the better move',
    whatIf: 'What if?',
    whatIfLine: 'Replay this turn and play on against bots',
    pilesAsTheyWere: 'Same cards',
    pilesDealtAnew: 'New cards',
    share: 'Share this turn',
    shared: 'Link copied.',
    shareAsFile: 'Save as a file',
    shareAsFileLine: 'This custom game doesn’t fit in a link. Send it as a file instead.',
    replay: 'Replay',
    play: 'Choices',
    others: 'The others',
    result: 'Result',
    inHundred: (chance) => `${chance}%`,
    failed: 'Something went wrong with the review.',
    again: 'Try again',
    close: 'Close review',
  },
};
