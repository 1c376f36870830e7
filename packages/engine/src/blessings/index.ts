import { MoveList } from '../moves.ts';
import { HELD, mayUse, type View } from '../state.ts';
import { BLESSING_IDS, type BlessingId } from '../words.ts';
import { abundance } from './abundance.ts';
import type { Blessing, Moment } from './blessing.ts';
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

const BLESSING_BY_ID: Readonly<Record<BlessingId, Blessing>> = {
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
};

/** Objects of one shape: reading a field of twenty different shapes takes several times as long. */
function whole(blessing: Blessing): Blessing {
  return {
    id: blessing.id,
    rule: blessing.rule,
    kind: blessing.kind,
    moments: blessing.moments,
    options: blessing.options,
    use: blessing.use,
    onTake: blessing.onTake,
    endOptions: blessing.endOptions,
    useAtEnd: blessing.useAtEnd,
    endPoints: blessing.endPoints,
    amend: blessing.amend,
  };
}

/** All blessings by number. */
export const BLESSINGS: readonly Blessing[] = BLESSING_IDS.map((id) => whole(BLESSING_BY_ID[id]));

function numbersAt(moment: Moment): readonly number[] {
  return BLESSINGS.flatMap((blessing, number) => (blessing.moments?.includes(moment) ? [number] : []));
}

/** The blessings that act at each moment, by number. */
export const AT: Readonly<Record<Moment, readonly number[]>> = {
  beforeTake: numbersAt('beforeTake'),
  beforePlace: numbersAt('beforePlace'),
  onPlace: numbersAt('onPlace'),
  lineCompleted: numbersAt('lineCompleted'),
  squareCompleted: numbersAt('squareCompleted'),
  endOfTurn: numbersAt('endOfTurn'),
};

/** Adds every use a seat has of the blessings of a moment. */
export function addUses(view: View, seat: number, blessings: readonly number[], moves: MoveList): void {
  for (let i = 0; i < blessings.length; i++) {
    const blessing = blessings[i];
    if (mayUse(view, seat, blessing)) BLESSINGS[blessing].options?.(view, seat, moves);
  }
}

/** Whether anybody holds any of some blessings: the quick answer most of the time. */
export function isAnyHeld(view: View, blessings: readonly number[]): boolean {
  for (let i = 0; i < blessings.length; i++) if (view.blessingState[blessings[i]] === HELD) return true;
  return false;
}

const scratch = new MoveList();

/** Whether a seat has anything to use of the blessings of a moment. */
export function hasUse(view: View, seat: number, blessings: readonly number[]): boolean {
  for (let i = 0; i < blessings.length; i++) {
    const blessing = blessings[i];
    if (!mayUse(view, seat, blessing)) continue;
    scratch.clear();
    BLESSINGS[blessing].options?.(view, seat, scratch);
    if (scratch.count > 0) return true;
  }
  return false;
}
