import { BEAST, BLESSING_IDS, CARD_IDS, CARD_TYPES, ELDER, NONE, TOOLS, typeOfCard, type View } from '@nunatak/engine';
import {
  ARTISAN,
  blessingField,
  END_BLESSING,
  fieldA,
  fieldB,
  lowestBit,
  type Move,
  type MoveList,
  makeMove,
  ownedAs,
  TYPE_COUNT,
} from '@nunatak/engine/fast';
import { endCardPoints } from '../eval/endCards.ts';
import { blocksWithin, decorationGain, progressGain } from '../eval/features.ts';
import { type Holdings, TOOL_COUNT } from '../eval/holdings.ts';

const TRANSFERENCE = BLESSING_IDS.indexOf('transference');
const CHANGE = BLESSING_IDS.indexOf('change');
const USE = 1;
const KEEP = 0;
const KEPT_POINTS = 2;
const LUCK_POINTS = 6;
const SET_EXTRA = 5;
const TOOL_SET_EXTRA = 2;
const CORNER_POINTS = 2;
const MOST_FOR_CORNERS = 14;
/** E24: what a card may become, in the order of the engine's moves: a type, and for an artisan its tool. */
const DESTINATIONS = CARD_TYPES.flatMap((_, type) =>
  type === ARTISAN ? TOOLS.map((_tool, tool) => ({ type, tool })) : [{ type, tool: NONE }],
);

/** The end blessing to decide next and how, by its own points: quick, and nearly always the best. */
export function quickEndBlessing(view: View, moves: MoveList, holdings: Holdings): Move {
  holdings.read(view);
  let choice: Move = moves.moves[0];
  let latest = false;
  for (let i = 0; i < moves.count; i++) {
    const blessing = blessingField(moves.moves[i]);
    if (blessing === TRANSFERENCE || blessing === CHANGE) latest = true;
    else return useOrKeep(view, blessing, holdings);
  }
  if (latest) choice = bestMove(view, moves, holdings);
  return choice;
}

function useOrKeep(view: View, blessing: number, holdings: Holdings): Move {
  const gain = endGain(view, view.decider, blessing, holdings);
  return makeMove(END_BLESSING, 0, gain >= KEPT_POINTS ? USE : KEEP, blessing);
}

function endGain(view: View, seat: number, blessing: number, { types, tools }: Holdings): number {
  const at = seat * TYPE_COUNT;
  const [a, b, c] = tools.subarray(seat * TOOL_COUNT, (seat + 1) * TOOL_COUNT);
  switch (BLESSING_IDS[blessing]) {
    case 'luck':
      return LUCK_POINTS;
    case 'insight':
      return view.facts.trackNext[view.track[seat]];
    case 'edge':
      return blocksWithin(view, seat, view.facts.outer);
    case 'stability':
      return Math.min(CORNER_POINTS * blocksWithin(view, seat, view.facts.corners), MOST_FOR_CORNERS);
    case 'decoration':
      return decorationGain(view, types[at + 1]);
    case 'diversity':
      return SET_EXTRA * Math.min(...types.subarray(at, at + TYPE_COUNT));
    case 'progress':
      return progressGain(view, a) + progressGain(view, b) + progressGain(view, c) + TOOL_SET_EXTRA * Math.min(a, b, c);
    default:
      return 0;
  }
}

/** Among the ways to use Transference and Change: the one with the most card points. */
function bestMove(view: View, moves: MoveList, holdings: Holdings): Move {
  const seat = view.decider;
  let best = moves.moves[0];
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < moves.count; i++) {
    const move = moves.moves[i];
    const points =
      blessingField(move) === TRANSFERENCE ? moved(view, seat, move, holdings) : changed(seat, move, view, holdings);
    if (points > most) {
      most = points;
      best = move;
    }
  }
  return best;
}

/** E25: Change counts as the tool with the fewest cards in holdings; here as the one named. */
function changed(seat: number, move: Move, view: View, holdings: Holdings): number {
  const { tools } = holdings;
  const first = seat * TOOL_COUNT;
  const guess = guessedTool(view, seat, tools);
  tools[first + guess]--;
  tools[first + fieldB(move) - 1]++;
  const points = endCardPoints(view, holdings, seat);
  tools[first + fieldB(move) - 1]--;
  tools[first + guess]++;
  return points;
}

/** The tool that Holdings counted Change as: the fewest before it, so one of the fewest but one more now. */
function guessedTool(view: View, seat: number, tools: Int32Array): number {
  const first = seat * TOOL_COUNT;
  const real = [0, 0, 0];
  for (let card = 0; card < CARD_IDS.length; card++) {
    if (view.cards[card] === ownedAs(seat, ARTISAN)) real[view.facts.cardTool[card]]++;
  }
  return Math.max(
    0,
    real.findIndex((count, tool) => count < tools[first + tool]),
  );
}

/** E24, E39: card points with a card moved; a laid blessing is left where it is, as it hardly ever pays to move it. */
function moved(view: View, seat: number, move: Move, holdings: Holdings): number {
  if (fieldB(move) === KEEP) return endCardPoints(view, holdings, seat) + KEPT_POINTS;
  const card = fieldA(move);
  if (card >= CARD_IDS.length) return Number.NEGATIVE_INFINITY;
  const to = DESTINATIONS[fieldB(move) - 1];
  addCard(view, seat, card, -1, holdings);
  holdings.types[seat * TYPE_COUNT + to.type]++;
  if (to.tool !== NONE) holdings.tools[seat * TOOL_COUNT + to.tool]++;
  const points = endCardPoints(view, holdings, seat);
  if (to.tool !== NONE) holdings.tools[seat * TOOL_COUNT + to.tool]--;
  holdings.types[seat * TYPE_COUNT + to.type]--;
  addCard(view, seat, card, 1, holdings);
  return points;
}

function addCard(view: View, seat: number, card: number, count: number, holdings: Holdings): void {
  const type = typeOfCard(view, card);
  holdings.types[seat * TYPE_COUNT + type] += count;
  if (type === ARTISAN) holdings.tools[seat * TOOL_COUNT + view.facts.cardTool[card]] += count;
  else if (type === BEAST) holdings.symbols[seat] += count * view.facts.cardBeasts[card];
  else if (type === ELDER) {
    for (let rest = view.facts.cardShows[card]; rest !== 0; rest &= rest - 1) {
      holdings.shown[seat * TYPE_COUNT + lowestBit(rest)] += count;
    }
  }
}
