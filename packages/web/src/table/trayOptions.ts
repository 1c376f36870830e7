import {
  type Action,
  BLESSING_IDS,
  type BlessingId,
  builderSeat,
  cardNumber,
  cellsOfLine,
  cellsOfSquare,
  NONE,
  type Outcome,
  squareName,
  supportOf,
  typesOfCard,
  type View,
  worthOf,
} from '@nunatak/engine';
import { faceOf } from '@nunatak/words';
import type { Snapshot } from '../line/game.ts';
import type { Seat } from '../people/seat.ts';
import { squareTally } from '../position/cues.ts';
import { actorOf, squareText } from '../position/log.ts';
import { actionsOf, outcomeOf } from '../position/outcomes.ts';
import type { Texts } from '../words/index.ts';
import { worthText } from './FaceUp.tsx';
import { PASS } from './trayPhases.ts';

/** What a seat gets by an option. */
export interface Gain {
  readonly seat: number;
  readonly points: number;
}

/** How an option is taken: at once, as the draft that Build has decided, or by choosing two blocks. */
export const OPTION_KINDS = ['act', 'draft', 'begin'] as const;
export type OptionKind = (typeof OPTION_KINDS)[number];

export interface TrayOption {
  readonly action: Action;
  readonly kind: OptionKind;
  readonly label: string;
  readonly gains: readonly Gain[];
  readonly line: string | undefined;
  /** What it speaks of, lit while it is pointed at. */
  readonly cells: readonly number[];
  /** The blessing that it uses. */
  readonly uses: BlessingId | undefined;
}

/** A question of the tray: who is asked what, and everything that can be answered. */
export interface Question {
  readonly title: string;
  readonly blessing: BlessingId | undefined;
  readonly happened: string | undefined;
  readonly options: readonly TrayOption[];
}

function gainsOf(outcome: Outcome, isMeant: (gain: Outcome['points'][number]) => boolean = () => true): Gain[] {
  const sums = new Map<number, number>();
  for (const gain of outcome.points.filter(isMeant)) sums.set(gain.seat, (sums.get(gain.seat) ?? 0) + gain.points);
  return [...sums].map(([seat, points]) => ({ seat, points })).toSorted((a, b) => a.seat - b.seat);
}

function optionOf(action: Action, label: string, rest: Partial<TrayOption> = {}): TrayOption {
  return { action, label, kind: 'act', gains: [], line: undefined, cells: [], uses: undefined, ...rest };
}

/** The question that a person here is asked by the tray; undefined where none is. */
export function questionOf(
  seats: readonly Seat[],
  { state, isAsked: isHere }: Snapshot,
  words: Texts,
): Question | undefined {
  const { view } = state;
  if (!isHere) return undefined;
  switch (view.phase) {
    case 'structure':
    case 'providence':
    case 'expansion':
      return reaction(seats, view, words);
    case 'orderSquare':
      return squareOrder(view, words);
    case 'useOrKeep':
      return takenBlessing(view, words);
    case 'endOfTurn':
      return endOfTurn(view, words);
    default:
      return undefined;
  }
}

function reaction(seats: readonly Seat[], view: View, words: Texts): Question {
  const { table } = words;
  const uses = actionsOf(view).filter((action) => action.type === 'useBlessing');
  const blessing = uses[0]?.blessing;
  const options = uses.map((action) =>
    optionOf(action, action.blessing === 'providence' ? lineText(action.line, words) : table.useIt, {
      gains: gainsOf(outcomeOf(view, action)),
      cells: cellsOfUse(view, action),
      uses: action.blessing,
    }),
  );
  return {
    title: blessing === undefined ? table.ask.answer : table.use(words.blessings[blessing].name),
    blessing,
    happened: whatHappened(seats, view, words),
    options: [...options, optionOf(PASS, table.keep, { gains: gainsOf(outcomeOf(view, PASS)) })],
  };
}

function whatHappened(seats: readonly Seat[], view: View, words: Texts): string {
  const { table, log } = words;
  const builder = builderSeat(view);
  const actor = actorOf(seats, builder);
  if (view.phase === 'structure') {
    const support = supportOf(view, builder, view.placed);
    return table.reactionStructure(actor.seat, support, actor.you);
  }
  if (view.phase === 'expansion') {
    return `${log.squareCompleted({ ...actor, square: squareName(view.square) })}.`;
  }
  return actionsOf(view)
    .flatMap((action) =>
      action.type === 'useBlessing' && action.blessing === 'providence'
        ? [`${log.lineCompleted({ ...actor, line: action.line })}.`]
        : [],
    )
    .join(' ');
}

function lineText(line: string, { table }: Texts): string {
  const level = Number(line.charAt(1));
  const index = Number(line.charAt(3));
  return line.charAt(2) === 'r'
    ? table.rowName(level, String(index + 1))
    : table.columnName(level, 'ABCDE'.charAt(index));
}

function cellsOfUse(view: View, action: Action): readonly number[] {
  if (action.type !== 'useBlessing') return [];
  if (action.blessing === 'providence') return cellsOfLine(action.line);
  if (action.blessing === 'expansion') return cellsOfSquare(action.square);
  return [view.placed];
}

function squareOrder(view: View, words: Texts): Question {
  const { table } = words;
  const options = actionsOf(view).flatMap((action) => {
    if (action.type !== 'orderSquare') return [];
    const { square } = action;
    return [
      optionOf(action, squareText(square, words), {
        kind: 'draft',
        gains: gainsOf(outcomeOf(view, action), (gain) => gain.square === square),
        line: table.squareTally(squareTally(view, square)),
        cells: cellsOfSquare(square),
      }),
    ];
  });
  return { title: table.ask.orderSquare, blessing: undefined, happened: undefined, options };
}

function takenBlessing(view: View, words: Texts): Question {
  const { table, blessings } = words;
  const blessing = BLESSING_IDS[view.blessingTaken];
  const worth = worthOf(view, view.decider, blessing);
  return {
    title: table.ask.blessingNow(blessings[blessing].name),
    blessing,
    happened: blessings[blessing].effect,
    options: [
      optionOf({ type: 'useOrKeep', blessing, use: true }, table.useIt, {
        line: worthText(worth, words),
        uses: blessing,
      }),
      optionOf({ type: 'useOrKeep', blessing, use: false }, table.keep),
    ],
  };
}

/** E4: Foresight's cards, Abundance and Moon, or nothing of that. */
function endOfTurn(view: View, words: Texts): Question {
  const { table, blessings } = words;
  const seen = new Set<BlessingId>();
  const options = actionsOf(view).flatMap((action): TrayOption[] => {
    if (action.type !== 'useBlessing') return [];
    const { blessing } = action;
    if (action.blessing === 'foresight') {
      const card = cardNumber(view.facts, action.card) ?? NONE;
      const face = card === NONE ? action.card : faceOf(typesOfCard(view.facts, card));
      return [optionOf(action, table.reserveCard(face), { kind: 'draft', uses: blessing })];
    }
    if (seen.has(blessing)) return [];
    seen.add(blessing);
    const kind = blessing === 'moon' ? 'begin' : 'draft';
    return [
      optionOf(action, table.use(blessings[blessing].name), { kind, line: blessings[blessing].line, uses: blessing }),
    ];
  });
  const [first] = options;
  const isMine = view.decider === view.active;
  return {
    title: first?.uses === 'foresight' ? table.ask.foresight : table.ask.endOfTurn,
    blessing: first?.uses,
    happened: undefined,
    options: [...options, optionOf(PASS, isMine ? table.endTurn : table.skip)],
  };
}
