import type { BlessingId, CardType, SourceId } from '../ids.ts';
import type { Actor } from './log.ts';
import type { NoParameters } from './refusals.ts';

/** Classes of decisions, by the points they lost. */
export const DECISION_CLASS_IDS = ['forced', 'best', 'good', 'inexact', 'mistake', 'blunder'] as const;
export type DecisionClassId = (typeof DECISION_CLASS_IDS)[number];

/** Ranks of a player's decisions, best first. */
export const PLAY_RANK_IDS = ['master', 'expert', 'strong', 'steady', 'casual', 'learning', 'beginning'] as const;
export type PlayRankId = (typeof PLAY_RANK_IDS)[number];

interface OfPoints {
  readonly points: number;
}

/** The sentences of a review with the parameters of each. Cells are in notation, such as `2B3`. */
export interface ReviewParameters {
  /** Plans, worded for the start of a sentence. */
  readonly place: { readonly as: CardType; readonly cell: string };
  readonly placeSwapped: { readonly as: CardType; readonly cell: string; readonly a: string; readonly b: string };
  readonly placeForSiku: { readonly as: CardType; readonly cell: string };
  readonly dummyBlock: { readonly cell: string };
  readonly useBlessing: { readonly blessing: BlessingId };
  readonly takeBlessing: { readonly blessing: BlessingId };
  readonly keepBlessing: { readonly blessing: BlessingId };
  readonly orderSquare: { readonly square: string };
  readonly pass: NoParameters;

  /** The cost of a decision, and the better plan. */
  readonly cost: Actor & OfPoints & { readonly plan: string };
  readonly better: { readonly plan: string };
  /** Win chances, in percent. */
  readonly chances: Actor & { readonly before: number; readonly after: number };

  /** Gains of the better plan: the parts, then the whole sentence. */
  readonly now: OfPoints & { readonly source: SourceId };
  readonly atEnd: OfPoints & { readonly source: SourceId };
  readonly toolSet: OfPoints;
  readonly sixSet: OfPoints;
  readonly steps: { readonly steps: number };
  readonly blessing: NoParameters;
  readonly brings: Actor & { readonly parts: readonly string[] };
  readonly inTheLongRun: { readonly parts: readonly string[] };
  readonly deniesSquare: Actor & OfPoints & { readonly cell: string };
  readonly deniesRow: Actor & { readonly cell: string; readonly steps: number };
  readonly gave: Actor & OfPoints;
  /** The same for a plan that was not played. */
  readonly nextBestGives: Actor & OfPoints;
  readonly noSingleSource: NoParameters;

  /** Sentences about luck. */
  readonly luckTile: Actor & OfPoints & { readonly tile: string; readonly cell: string };
  readonly luckCards: Actor & OfPoints & { readonly cards: readonly string[] };
  readonly luckOther: Actor & OfPoints;

  /**
   * The result. `luck`, `play` and `others` add up to the lead over the rival; `others` is undefined in a game of two.
   */
  readonly won: Actor & OfPoints;
  readonly wonByTie: Actor;
  readonly shared: { readonly winners: readonly Actor[] };
  readonly solo: OfPoints;
  readonly against: {
    readonly reader: Actor;
    readonly rival: Actor;
    readonly luck: number;
    readonly play: number;
    readonly others: number | undefined;
  };
  readonly played: Actor & { readonly rank: PlayRankId };

  /** Reasons why a game can't be reviewed. */
  readonly unfinished: { readonly turn: number };
  readonly foreign: NoParameters;
  readonly otherRules: { readonly found: string; readonly known: readonly number[] };
  readonly broken: { readonly field: string };
}

export type ReviewSentence = keyof ReviewParameters;

/** The sentences that contain a plan. */
export type PlanSentence =
  | 'place'
  | 'placeSwapped'
  | 'placeForSiku'
  | 'dummyBlock'
  | 'useBlessing'
  | 'takeBlessing'
  | 'keepBlessing'
  | 'orderSquare'
  | 'pass';
export type PlanTexts = { readonly [S in PlanSentence]: (parameters: ReviewParameters[S]) => string };

export interface ReviewTexts {
  readonly classes: Readonly<Record<DecisionClassId, string>>;
  readonly ranks: Readonly<Record<PlayRankId, string>>;
  readonly luck: string;
  readonly say: { readonly [S in ReviewSentence]: (parameters: ReviewParameters[S]) => string };
  /** Plans, worded for after `Better:`. There English uses the imperative, and Dutch starts with a small letter. */
  readonly advice: PlanTexts;
  /** Texts of the table in the terminal and for screen readers, in place of the graph. */
  readonly table: {
    readonly seat: string;
    readonly lost: string;
    readonly points: string;
    readonly chance: string;
    readonly turn: (turn: number) => string;
    readonly turns: (turns: number) => string;
    readonly progress: (done: number, all: number) => string;
    readonly moments: string;
    readonly noMoments: string;
    readonly howJudged: string;
  };
  /** Texts of the review screen. */
  readonly screen: {
    readonly title: string;
    readonly graph: string;
    readonly likelyRange: string;
    readonly shade: string;
    readonly pointsSwitch: string;
    readonly chanceSwitch: string;
    readonly figures: string;
    readonly asTable: string;
    readonly asGraph: string;
    readonly mine: string;
    readonly all: string;
    readonly whose: string;
    readonly start: string;
    readonly turn: string;
    readonly turnOf: (turn: number, turns: number) => string;
    readonly first: string;
    readonly previous: string;
    readonly next: string;
    readonly last: string;
    readonly previousMoment: string;
    readonly nextMoment: string;
    readonly placeOf: (place: number, all: number) => string;
    readonly tryIt: string;
    readonly tryItLine: string;
    readonly whatIf: string;
    readonly whatIfLine: string;
    readonly pilesAsTheyWere: string;
    readonly pilesDealtAnew: string;
    readonly share: string;
    readonly shared: string;
    readonly shareAsFile: string;
    readonly shareAsFileLine: string;
    readonly replay: string;
    readonly play: string;
    readonly others: string;
    readonly result: string;
    readonly inHundred: (chance: number) => string;
    readonly failed: string;
    readonly again: string;
    readonly close: string;
  };
}
