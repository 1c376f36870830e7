import { BLESSINGS, endPoints } from '../blessings/index.ts';
import { FIGURES } from '../figures.ts';
import { HELD, LAID, USED, type View } from '../state.ts';
import {
  ARCHITECT,
  BEAST,
  BLESSING_COUNT,
  BLESSING_IDS,
  BUILDER,
  EARLY_LINES,
  END_LINES,
  type EndLine,
  RATINGS,
  type Rating,
  SCULPTOR,
  type Seat,
} from '../words.ts';
import { capLeader } from './outer.ts';
import { plainRules, type ScoringRules } from './rules.ts';
import { BUILDING_CARDS, CONSTRUCTION_CARD, LAID_BLESSINGS, type Tally, tallies } from './tally.ts';

/** A seat's points line by line (F1 to F10). `temple` holds the points scored during play. */
export type ScoreSheet = Readonly<Record<'temple' | EndLine | 'total', number>>;

type EarlyLine = (typeof EARLY_LINES)[number];

/** Returns a seat's sheet as if the game ended now; the final sheet if it is over. */
export function score(view: View, seat: Seat): ScoreSheet {
  const early = EARLY_LINES.map((line) => usedEndPoints(view, seat, line));
  const late = lateLines(view, seat, standingOf(view));
  const sum = (points: readonly number[]) => points.reduce((total, line) => total + line, 0);
  const lines = [...early, ...late];
  const temple = view.points[seat] - sum(early) - (view.phase === 'over' ? sum(late) : 0);
  // The cast is safe: every line of ScoreSheet is present, but fromEntries loses the key types.
  return Object.fromEntries([
    ['temple', temple],
    ...END_LINES.map((line, i) => [line, lines[i]] as const),
    ['total', temple + sum(lines)],
  ]) as ScoreSheet;
}

/** Returns only the total of a seat's sheet. Faster than `score`, for search. */
export function totalOf(view: View, seat: Seat): number {
  let total = view.points[seat];
  if (view.phase !== 'over') for (const points of lateLines(view, seat, standingOf(view))) total += points;
  return total;
}

function usedEndPoints(view: View, seat: Seat, id: EarlyLine): number {
  const blessing = BLESSING_IDS.indexOf(id);
  if (view.blessingSeat[blessing] !== seat || view.blessingState[blessing] !== USED) return 0;
  return endPoints(view, seat, blessing);
}

/** Values that depend on a comparison of all seats, including Siku and the dummies (F12). */
export interface Standing {
  readonly cap: number;
  readonly cards: readonly Tally[];
}

export function standingOf(view: View): Standing {
  return { cap: capLeader(view), cards: tallies(view) };
}

/** Returns a seat's points for each of LATE_LINES, in that order. */
export function lateLines(view: View, seat: Seat, standing: Standing): number[] {
  const cards = standing.cards[seat];
  const { types } = cards;
  const rules = rulesFor(view, seat);
  return [
    standing.cap === seat ? FIGURES.cap : 0,
    builderPoints(standing.cards, seat, rules),
    tablePoints(rules.sculptors, types[SCULPTOR]),
    artisanPoints(cards, rules),
    types[BEAST] * cards.beastSymbols,
    types[ARCHITECT] * view.facts.trackNumber[view.track[seat]],
    elderPoints(cards),
    FIGURES.unusedBlessing * unusedBlessings(view, seat),
    rules.set * Math.min(types[0], types[1], types[2], types[3], types[4], types[5]),
  ];
}

/** The blessings that change the scoring rules, with their changes. */
const AMENDMENTS = BLESSINGS.flatMap((blessing, number) =>
  'amend' in blessing && blessing.amend !== undefined ? [{ number, amend: blessing.amend }] : [],
);

/** Returns the scoring rules of a seat, changed by the blessings it has used (E15, E18, E26, E27). */
export function rulesFor(view: View, seat: Seat): ScoringRules {
  let rules = plainRules(view.facts);
  for (const { number, amend } of AMENDMENTS) if (counts(view, seat, number)) rules = amend(rules, view.facts);
  return rules;
}

function counts(view: View, seat: Seat, blessing: number): boolean {
  if (view.blessingSeat[blessing] !== seat) return false;
  const state = view.blessingState[blessing];
  return state === USED || (state === LAID && !isMoved(view, blessing));
}

/** E39: true if Transference moved this laid blessing. It then loses the effect printed on its face. */
function isMoved(view: View, blessing: number): boolean {
  const moved = view.movedCard - BUILDING_CARDS;
  return view.movedCard >= CONSTRUCTION_CARD && LAID_BLESSINGS[moved].blessing === blessing;
}

/** F3: returns a seat's points for builders. */
function builderPoints(cards: readonly Tally[], seat: Seat, rules: ScoringRules): number {
  const own = cards[seat].types[BUILDER];
  if (own === 0) return 0;
  let tied = false;
  for (let other = 0; other < cards.length; other++) {
    const builders = cards[other].types[BUILDER];
    if (builders > own) return rules.eachBuilder * own;
    if (other !== seat && builders === own) tied = true;
  }
  return tied ? rules.tiedBuilders : rules.mostBuilders;
}

/** F4, F5: looks up the points for a number of cards. More cards than the table has entries score its last one. */
export function tablePoints(table: readonly number[], cards: number): number {
  return table[Math.min(cards, table.length - 1)];
}

/** F5: returns the points for artisans. While Change's tool is open, the best one counts. */
function artisanPoints({ tools, freeTools }: Tally, rules: ScoringRules): number {
  if (freeTools === 0) return toolPoints(tools[0], tools[1], tools[2], rules);
  return Math.max(
    toolPoints(tools[0] + freeTools, tools[1], tools[2], rules),
    toolPoints(tools[0], tools[1] + freeTools, tools[2], rules),
    toolPoints(tools[0], tools[1], tools[2] + freeTools, rules),
  );
}

/** F5: returns the points of each tool by the table, plus the sets of three tools. */
function toolPoints(pickaxes: number, ropes: number, saws: number, { artisans, toolSet }: ScoringRules): number {
  return (
    tablePoints(artisans, pickaxes) +
    tablePoints(artisans, ropes) +
    tablePoints(artisans, saws) +
    toolSet * Math.min(pickaxes, ropes, saws)
  );
}

/** F8: returns a seat's points for elders: for each elder, the cards of the two types it shows. */
function elderPoints({ types, shown }: Tally): number {
  let points = 0;
  for (let type = 0; type < types.length; type++) points += shown[type] * types[type];
  return FIGURES.elder * points;
}

function unusedBlessings(view: View, seat: Seat): number {
  let count = 0;
  for (let blessing = 0; blessing < BLESSING_COUNT; blessing++) {
    if (view.blessingSeat[blessing] === seat && view.blessingState[blessing] === HELD) count++;
  }
  return count;
}

/** Z9: returns the highest rating whose minimum a solo score reaches. */
export function ratingOf(points: number): Rating {
  return RATINGS.findLast((rating) => rating === 'none' || points >= FIGURES.ratings[rating]) ?? 'none';
}
