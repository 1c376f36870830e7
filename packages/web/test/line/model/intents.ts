import type { BlessingId } from '@nunatak/engine';
import fc from 'fast-check';
import { PAIR_KINDS, type PairKind } from '../../../src/line/gesture.ts';

type ChosenName = 'take' | 'pickLegal' | 'pickAny' | 'draft' | 'act' | 'useBlessing';
type PlainName =
  | 'build'
  | 'undo'
  | 'undoAll'
  | 'takeBack'
  | 'confirmEnd'
  | 'pause'
  | 'play'
  | 'step'
  | 'reload'
  | 'otherWindow'
  | 'retry'
  | 'botFails'
  | 'judgeAnswers'
  | 'orderSilence'
  | 'patienceEnds';

/** What a person, a bot or the page does. `nth` chooses among what there is at that moment. */
export type Intent =
  | { readonly do: PlainName }
  | { readonly do: ChosenName; readonly nth: number }
  | { readonly do: 'giveTo'; readonly user: 'self' | 'siku' }
  | { readonly do: 'begin'; readonly kind: PairKind }
  | { readonly do: 'turn'; readonly card: number; readonly cell: number }
  | { readonly do: 'lookBack'; readonly nth: number; readonly from: boolean }
  | { readonly do: 'orderLeast'; readonly blessing: BlessingId; readonly points: number }
  | { readonly do: 'orderTurnEnd'; readonly silent: boolean }
  | { readonly do: 'answerTeacher'; readonly sure: boolean };

/** An intent, and whether everything that follows of it is waited for before the next. */
export interface Step {
  readonly intent: Intent;
  readonly rests: boolean;
}

const nth = fc.nat(11);

function plain(name: PlainName, weight: number): fc.WeightedArbitrary<Intent> {
  return { weight, arbitrary: fc.constant<Intent>({ do: name }) };
}

function chosen(name: ChosenName, weight: number): fc.WeightedArbitrary<Intent> {
  return { weight, arbitrary: nth.map((n): Intent => ({ do: name, nth: n })) };
}

const INTENT: fc.Arbitrary<Intent> = fc.oneof(
  plain('build', 14),
  chosen('take', 12),
  chosen('pickLegal', 12),
  chosen('act', 14),
  { weight: 14, arbitrary: fc.record({ do: fc.constant('turn' as const), card: nth, cell: nth }) },
  plain('undo', 8),
  plain('undoAll', 3),
  plain('takeBack', 4),
  chosen('pickAny', 3),
  chosen('draft', 4),
  chosen('useBlessing', 4),
  plain('confirmEnd', 3),
  {
    weight: 3,
    arbitrary: fc.constantFrom('self' as const, 'siku' as const).map((user): Intent => ({ do: 'giveTo', user })),
  },
  { weight: 4, arbitrary: fc.constantFrom(...PAIR_KINDS).map((kind): Intent => ({ do: 'begin', kind })) },
  { weight: 4, arbitrary: fc.boolean().map((silent): Intent => ({ do: 'orderTurnEnd', silent })) },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('orderLeast' as const),
      blessing: fc.constantFrom<BlessingId>('structure', 'expansion', 'providence'),
      points: fc.constantFrom(12, 0, 4),
    }),
  },
  { weight: 6, arbitrary: fc.boolean().map((sure): Intent => ({ do: 'answerTeacher', sure })) },
  plain('orderSilence', 5),
  plain('reload', 4),
  plain('otherWindow', 3),
  plain('botFails', 3),
  plain('retry', 2),
  plain('judgeAnswers', 3),
  plain('patienceEnds', 1),
  plain('pause', 2),
  plain('play', 3),
  plain('step', 2),
  { weight: 2, arbitrary: fc.record({ do: fc.constant('lookBack' as const), nth: fc.nat(99), from: fc.boolean() }) },
);

/** Mostly one waits until the others have played and everything was seen. */
const RESTS = fc.nat(9).map((n) => n < 8);

export function stepLists(most: number): fc.Arbitrary<readonly Step[]> {
  return fc.array(fc.record({ intent: INTENT, rests: RESTS }), { minLength: 1, maxLength: most, size: 'max' });
}
