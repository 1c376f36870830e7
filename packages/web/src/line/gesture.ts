import { type Action, legalActions, type View } from '@nunatak/engine';

/** What a person has begun with the pointer and not finished. */
export type Gesture =
  | { readonly kind: PairKind; readonly first: number | undefined }
  /** A tile chosen before the card. */
  | { readonly kind: 'tile'; readonly cell: number };

/** Two cells make one action: the builder's swap, Movement, Moon. */
export const PAIR_KINDS = ['swap', 'movement', 'moon'] as const;
export type PairKind = (typeof PAIR_KINDS)[number];

interface Pair {
  readonly first: number;
  readonly second: number;
  readonly action: Action;
}

/** Every way to finish a pair; tiles in both orders, for Moon the own block first. */
export function pairsOf(view: View, kind: PairKind): readonly Pair[] {
  return legalActions(view).flatMap((action): readonly Pair[] => {
    if (kind === 'swap' && action.type === 'swapTiles') return bothWays(action.a, action.b, action);
    if (action.type !== 'useBlessing') return [];
    if (kind === 'movement' && action.blessing === 'movement') return bothWays(action.a, action.b, action);
    if (kind === 'moon' && action.blessing === 'moon') return [{ first: action.own, second: action.other, action }];
    return [];
  });
}

function bothWays(a: number, b: number, action: Action): readonly Pair[] {
  return [
    { first: a, second: b, action },
    { first: b, second: a, action },
  ];
}

/** The action that two cells would be, legal or not: what to submit to hear why it is refused. */
export function pairAction(kind: PairKind, first: number, second: number): Action {
  switch (kind) {
    case 'swap':
      return { type: 'swapTiles', a: first, b: second };
    case 'movement':
      return { type: 'useBlessing', blessing: 'movement', a: first, b: second };
    case 'moon':
      return { type: 'useBlessing', blessing: 'moon', own: first, other: second };
  }
}
