import type { SourceId } from '../ids.ts';
import type { NoParameters } from './refusals.ts';

/** A seat's rank in a majority. */
export type Standing = 'most' | 'tied' | 'behind';

/** Parameters of the explanation for each source of points. */
export interface SourceParameters {
  readonly support: { readonly blocks: number; readonly each: number };
  readonly square: { readonly blocks: number };
  readonly expansion: { readonly blocks: number };
  readonly providence: { readonly blocks: number; readonly standing: 'most' | 'tied' };
  readonly temple: NoParameters;
  readonly insight: { readonly number: number };
  readonly luck: NoParameters;
  readonly edge: { readonly blocks: number };
  readonly stability: { readonly blocks: number };
  readonly cap: { readonly blocks: number; readonly standing: Standing };
  readonly builders: { readonly cards: number; readonly standing: Standing };
  readonly sculptors: { readonly cards: number };
  readonly artisans: {
    readonly pickaxe: number;
    readonly rope: number;
    readonly saw: number;
    readonly sets: number;
  };
  readonly beasts: { readonly cards: number; readonly symbols: number };
  readonly architects: { readonly cards: number; readonly number: number };
  /** `matches` counts the cards of the shown types, for each elder. */
  readonly elders: { readonly cards: number; readonly matches: number };
  readonly blessings: { readonly cards: number };
  readonly sets: { readonly sets: number; readonly each: number };
}

/** The sources with an explanation. The total is the sum of the lines above it and needs none. */
export type ExplainedSource = keyof SourceParameters;

export type ExplainedTexts = {
  readonly [S in ExplainedSource]: {
    readonly name: string;
    readonly explain: (parameters: SourceParameters[S]) => string;
  };
};
export type SourceTexts = ExplainedTexts & {
  readonly [S in Exclude<SourceId, ExplainedSource>]: { readonly name: string };
};
