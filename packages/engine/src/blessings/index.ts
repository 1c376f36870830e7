import type { AnyField } from '../actions/fields.ts';
import { blessingField, type Move, MoveList } from '../actions/moves.ts';
import { must } from '../corrupt.ts';
import type { Emit } from '../events.ts';
import type { Facts } from '../facts.ts';
import { HELD, mayUse, type State, type View } from '../state.ts';
import { BLESSING_IDS, type BlessingId, NONE, type Phase, type Seat } from '../words.ts';
import { abundance } from './abundance.ts';
import type {
  AnyUse,
  AnyWindow,
  Blessing,
  BlessingKind,
  EndChoice,
  Moment,
  WindowId,
  WindowMoment,
} from './blessing.ts';
import { change } from './change.ts';
import { construction } from './construction.ts';
import { decoration } from './decoration.ts';
import { discovery } from './discovery.ts';
import { diversity } from './diversity.ts';
import { edge } from './edge.ts';
import { expansion } from './expansion.ts';
import { foresight } from './foresight.ts';
import { insight } from './insight.ts';
import { inspiration } from './inspiration.ts';
import { legend } from './legend.ts';
import { luck } from './luck.ts';
import { moon } from './moon.ts';
import { movement } from './movement.ts';
import { progress } from './progress.ts';
import { providence } from './providence.ts';
import { stability } from './stability.ts';
import { structure } from './structure.ts';
import { transference } from './transference.ts';

/** Every blessing by id, with the exact types of its fields and figures. */
export const BLESSING = {
  expansion,
  movement,
  inspiration,
  insight,
  discovery,
  progress,
  abundance,
  luck,
  construction,
  legend,
  moon,
  edge,
  stability,
  structure,
  transference,
  change,
  decoration,
  diversity,
  foresight,
  providence,
} as const satisfies { readonly [Id in BlessingId]: Blessing & { readonly id: Id } };

/** The numbers in every blessing's text, by id. */
export const BLESSING_FIGURES = Object.fromEntries(
  Object.entries(BLESSING).map(([id, { figures }]) => [id, figures]),
) as { readonly [Id in BlessingId]: (typeof BLESSING)[Id]['figures'] };

/** E2, E3: returns a blessing's kind, which determines when the blessing is used. */
export function kindOfBlessing(id: BlessingId): BlessingKind {
  return BLESSING[id].kind;
}

/** True if the blessing with this number is of a kind. */
export function isOfKind(blessing: number, kind: BlessingKind): boolean {
  return KIND[blessing] === kind;
}

/** Every blessing by number (its position in BLESSING_IDS). */
export const BLESSINGS: readonly Blessing[] = BLESSING_IDS.map((id) => BLESSING[id]);

/** The blessings that are used during a turn, by number; undefined for the others. */
const USES: readonly (AnyUse | undefined)[] = BLESSINGS.map((blessing) => ('use' in blessing ? blessing : undefined));

/**
 * Functions and kinds of the blessings, by number. Separate lists, because reading a property from objects of twenty
 * different shapes is several times slower.
 */
const KIND = BLESSINGS.map(({ kind }) => kind);
const OPTIONS = USES.map((blessing) => blessing?.options);
const USE = USES.map((blessing) => blessing?.use);
const ON_TAKE = BLESSINGS.map((blessing) => ('onTake' in blessing ? blessing.onTake : undefined));
const CHOICES = BLESSINGS.map((blessing) => ('atEnd' in blessing ? blessing.atEnd : undefined));
const POINTS = BLESSINGS.map((blessing) => ('points' in blessing ? blessing.points : undefined));

function momentsOf(blessing: AnyUse): readonly Moment[] {
  return 'window' in blessing ? [blessing.window] : blessing.moments;
}

function numbersAt(moment: Moment): readonly number[] {
  return USES.flatMap((blessing, number) =>
    blessing !== undefined && momentsOf(blessing).includes(moment) ? [number] : [],
  );
}

/**
 * The blessings that can be used at each moment, by number. Written out so that the JavaScript engine can treat the
 * lists as constants.
 */
export const BLESSINGS_AT: Readonly<Record<Moment, readonly number[]>> = {
  beforeTake: numbersAt('beforeTake'),
  beforePlace: numbersAt('beforePlace'),
  onPlace: numbersAt('onPlace'),
  lineCompleted: numbersAt('lineCompleted'),
  squareCompleted: numbersAt('squareCompleted'),
  endOfTurn: numbersAt('endOfTurn'),
};

/** The blessings with a window, by number; undefined for the others. */
const WINDOWS = USES.map((blessing) => (blessing !== undefined && 'window' in blessing ? blessing : undefined));

function windowOf(blessing: number): AnyWindow {
  return must(WINDOWS[blessing], 'window of blessing', blessing);
}

/** Returns the phase in which a blessing's holder is asked. */
export function windowPhase(blessing: number): WindowId {
  return windowOf(blessing).id;
}

/** Returns the moment when a blessing's window opens. */
export function windowMoment(blessing: number): WindowMoment {
  return windowOf(blessing).window;
}

/** E30: true if using the blessing replaces the square's award to its user. */
export function replacesAward(facts: Facts, blessing: number): boolean {
  return windowOf(blessing).replacesAward?.(facts) === true;
}

const WINDOW_OF_PHASE: ReadonlyMap<Phase, number> = new Map(
  WINDOWS.flatMap((blessing, number) => (blessing === undefined ? [] : [[blessing.id, number]])),
);

/** Returns the number of the blessing whose window this phase is; NONE if the phase is no window. */
export function blessingAskedIn(phase: Phase): number {
  return WINDOW_OF_PHASE.get(phase) ?? NONE;
}

/** True if a phase is a blessing's window. */
export function isWindow(phase: Phase): phase is WindowId {
  return blessingAskedIn(phase) !== NONE;
}

/** Lists the blessings (by number) that can be used in a phase. */
export function usableIn(phase: Phase): readonly number[] {
  switch (phase) {
    case 'takeCard':
      return BLESSINGS_AT.beforeTake;
    case 'placeBlock':
      return BLESSINGS_AT.beforePlace;
    case 'endOfTurn':
      return BLESSINGS_AT.endOfTurn;
    default:
      return isWindow(phase) ? [blessingAskedIn(phase)] : [];
  }
}

/** Adds a move for every way a seat can use these blessings now. */
export function addUses(view: View, seat: Seat, blessings: readonly number[], moves: MoveList): void {
  for (let i = 0; i < blessings.length; i++) addUsesOf(view, seat, blessings[i], moves);
}

/** Adds a move for every way a seat can use a blessing now. */
export function addUsesOf(view: View, seat: Seat, blessing: number, moves: MoveList): void {
  if (mayUse(view, seat, blessing)) OPTIONS[blessing]?.(view, seat, moves);
}

/** Applies the effect of using a blessing. */
export function makeUse(state: State, seat: Seat, move: Move, emit?: Emit): void {
  const blessing = blessingField(move);
  must(USE[blessing], 'use of blessing', blessing)(state, seat, move, emit);
}

/** E2: applies the effect of an immediate blessing. */
export function useAtOnce(view: View, seat: Seat, blessing: number, emit?: Emit): void {
  must(ON_TAKE[blessing], 'use of blessing', blessing)(view, seat, emit);
}

/** True if any of these blessings is held. A cheap check that lets most turns skip `canUse`. */
export function isAnyHeld(view: View, blessings: readonly number[]): boolean {
  const { blessingState } = view;
  for (let i = 0; i < blessings.length; i++) if (blessingState[blessings[i]] === HELD) return true;
  return false;
}

const scratch = new MoveList();

/** True if a seat can use a blessing now. */
export function canUse(view: View, seat: Seat, blessing: number): boolean {
  if (!mayUse(view, seat, blessing)) return false;
  scratch.clear();
  OPTIONS[blessing]?.(view, seat, scratch);
  return scratch.count > 0;
}

/** True if a seat can use at least one of these blessings now. */
export function hasUse(view: View, seat: Seat, blessings: readonly number[]): boolean {
  for (let i = 0; i < blessings.length; i++) if (canUse(view, seat, blessings[i])) return true;
  return false;
}

/** F1: returns the choice that a blessing requires before end scoring; undefined if it can only be used or kept. */
export function choiceOf(blessing: number): EndChoice<readonly AnyField[]> | undefined {
  return CHOICES[blessing];
}

/** Returns the points of an end blessing's own line on the sheet; 0 if it has none. */
export function endPoints(view: View, seat: Seat, blessing: number): number {
  return POINTS[blessing]?.(view, seat) ?? 0;
}
