import type { DecisionKind, WindowId } from '../ids.ts';

/** Why a file can't be read or written. */
export type FileFault = 'missing' | 'denied' | 'isFolder' | 'noFolder' | 'full' | 'readOnly';

/**
 * Texts of the terminal game that the game's own texts lack. Commands that players type are the same in every language.
 */
export interface TerminalTexts {
  readonly title: string;
  /** A short introduction to the game, in a few lines. */
  readonly greeting: readonly string[];
  readonly you: string;
  readonly named: (name: string, text: string) => string;
  readonly opening: {
    readonly howMany: string;
    readonly modes: Readonly<Record<1 | 2 | 3 | 4, string>>;
    readonly players: string;
    readonly people: (players: number) => string;
    readonly howStrong: string;
    readonly level: (levels: number, usual: number) => string;
    readonly noNumber: (answer: string, least: number, most: number) => string;
    readonly begun: (players: number, seed: string) => string;
  };
  /** Prompts by decision; a reshuffle is not decided by a player. */
  readonly prompts: Readonly<Record<Exclude<DecisionKind, 'reshuffle' | WindowId>, string>>;
  /** Returns the prompt for a reaction, with the blessing's name. */
  readonly answer: (name: string) => string;
  readonly help: readonly string[];
  readonly thinking: (name: string) => string;
  readonly answers: {
    readonly nothingToUndo: string;
    readonly several: (typed: string, fitting: readonly string[], more: number) => string;
    readonly noChoice: (typed: string, choices: number) => string;
    readonly notUnderstood: (typed: string) => string;
    readonly asListed: (typed: string) => string;
    readonly saveWhere: string;
    readonly saved: (file: string) => string;
    readonly notSaved: (file: string, reason: string) => string;
    readonly leaving: (turn: number) => string;
    readonly noRule: (typed: string, nearest: readonly string[]) => string;
  };
  readonly faults: Readonly<Record<FileFault, string>>;
  readonly hint: {
    readonly thinking: string;
    readonly first: (plan: string, prospects: string) => string;
    readonly other: (plan: string, prospects: string) => string;
    readonly points: (points: number) => string;
    readonly chance: (percent: number, points: string) => string;
  };
  /** Descriptions of what a choice scores. */
  readonly yields: {
    readonly track: (steps: string) => string;
    readonly opens: (tiles: number) => string;
    readonly blessing: string;
    readonly mayUse: (name: string, blessing: string) => string;
    readonly youMayUse: (blessing: string) => string;
    readonly fits: (tiles: number) => string;
    readonly upTo: (points: string, cell: string) => string;
    readonly ways: (ways: number, advice: string) => string;
    readonly example: (notation: string) => string;
    readonly best: (notation: string, points: string) => string;
    readonly bestOn: (notation: string, points: string, cell: string) => string;
  };
  readonly table: {
    readonly level: (level: number) => string;
    /** Returns the legend for split cards and tiles; `pairs` lists the initials of their two types. */
    readonly eitherOf: (pairs: string) => string;
    readonly blocks: (seats: string) => string;
    readonly display: string;
    readonly displayEmpty: string;
    readonly taken: string;
    /** The places of the diamond, clockwise from the top (Z1). */
    readonly places: readonly [string, string, string, string];
    readonly beside: string;
    readonly back: (pile: number) => string;
    readonly reservedBy: (name: string) => string;
    readonly deck: (cards: number, piles: string) => string;
    readonly tiles: (tiles: number, piles: string) => string;
    readonly mixed: string;
    readonly none: string;
    readonly noBlessings: string;
    readonly blessings: (stack: number) => string;
    readonly blessingsGone: (stack: number) => string;
    readonly completion: (name: string, first: string, second: string) => string;
    readonly columns: { readonly points: string; readonly track: string; readonly blocks: string };
    readonly reader: (name: string) => string;
    readonly held: (blessings: string) => string;
    readonly laid: (blessings: string) => string;
    readonly set: (own: number, siku: number) => string;
    readonly misses: string;
    readonly animals: (animals: number) => string;
    readonly counts: (types: string) => string;
  };
  readonly replay: {
    readonly record: (file: string, players: number, steps: number) => string;
    readonly seed: (seed: string) => string;
    readonly reshuffle: (cards: number) => string;
  };
}
