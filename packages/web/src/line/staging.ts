import { type Action, type CardId, legalActions, type Phase, type Refusal, type State, submit } from '@nunatak/engine';
import { type Entry, entryOf } from './entry.ts';
import { type Gesture, type PairKind, pairAction, pairsOf } from './gesture.ts';
import { isSameEntry, type Line, lastState } from './line.ts';

/** A refused action, as data: what was tried, and why not. */
export interface Refused {
  readonly action: Action;
  readonly refusal: Refusal;
}

/** What a person has laid out and nobody has decided yet. Plain data; every function gives a new one. */
export interface Staging {
  /** Steps that were tried on the engine and can all be undone. */
  readonly staged: readonly Entry[];
  /** The action that Build would have decided, with all that is staged before it. */
  readonly draft: Action | undefined;
  readonly gesture: Gesture | undefined;
  readonly refused: Refused | undefined;
}

/** A staging as it is kept: the staged actions, and the one that Build would have decided. */
export interface Layout {
  readonly staged: readonly Action[];
  readonly draft: Action | undefined;
}

/** What staging stands on: the line as decided, how much of it is beyond undoing, and whose decisions are made here. */
export interface Ground {
  readonly line: Line;
  readonly floor: number;
  isHere(seat: number): boolean;
  /** True if a standing order answers in a state, so that going back there would lead nowhere. */
  isAnswered(state: State): boolean;
}

/** What a referee is asked for: to decide actions one after another, or to go back to so many entries. */
export type Ask =
  | { readonly kind: 'decide'; readonly actions: readonly Action[] }
  | { readonly kind: 'undo'; readonly to: number };

export interface Outcome {
  readonly staging: Staging;
  readonly ask?: Ask;
  /** What goes on once the referee has gone back. */
  readonly then?: Intent;
}

/** Something a person does: a function of what lies there. */
export type Intent = (ground: Ground, staging: Staging) => Outcome;

/** Steps that only Build decides: they are drafted and never staged. */
const DRAFTS: ReadonlySet<Action['type']> = new Set(['placeBlock', 'dummyTie', 'orderSquare', 'takeBlessing']);

const IDLE = { draft: undefined, gesture: undefined, refused: undefined } as const;

/** Nothing staged, with what Build offers by itself. */
export function freshStaging(ground: Ground): Staging {
  return laidOut(ground, []);
}

/** The state with all that is staged. */
export function stagedState({ line }: Ground, { staged }: Staging): State {
  return staged.at(-1)?.after ?? lastState(line);
}

/** What Build offers by itself: the first square of several (P8), or the only thing there is. */
export function presetDraft({ view }: State, isHere: boolean): Action | undefined {
  if (!isHere) return undefined;
  if (view.phase === 'orderSquare') return legalActions(view)[0];
  if (view.phase === 'takeBlessing') {
    const offers = legalActions(view);
    return offers.length === 1 ? offers[0] : undefined;
  }
  return undefined;
}

/** While a card is chosen, or one that was taken is not built yet. */
const TAKING: readonly Phase[] = ['takeCard', 'useFor', 'placeBlock'];

/**
 * Takes a card, instead of one already taken in this turn; in the two-player game the usual user is staged with it. While
 * something else is asked, a card takes nothing back.
 */
export function take(card: CardId): Intent {
  return (ground, staging) => {
    const { gesture } = staging;
    if (!TAKING.includes(stagedState(ground, staging).view.phase)) return { staging };
    const takeIt: Intent = (on, now) => {
      const taken = stage({ type: 'takeCard', card })(on, now);
      if (taken.staging.refused !== undefined) return taken;
      const state = stagedState(on, taken.staging);
      const [usual] = state.view.phase === 'useFor' ? legalActions(state.view) : [];
      const used = usual === undefined ? taken : stage(usual)(on, taken.staging);
      if (gesture?.kind !== 'tile' || placementsAt(stagedState(on, used.staging), gesture.cell).length === 0)
        return used;
      return pick(gesture.cell)(on, used.staging);
    };
    return backTo(ground, staging, 'takeCard', takeIt);
  };
}

/** Y1: the card is for oneself or for Siku; a choice already staged is replaced. */
export function giveTo(user: 'self' | 'siku'): Intent {
  return (ground, staging) => {
    const cell = staging.draft?.type === 'placeBlock' ? staging.draft.cell : undefined;
    const giveIt: Intent = (on, now) => {
      const given = stage({ type: 'useFor', for: user })(on, now);
      return given.staging.refused !== undefined || cell === undefined ? given : pick(cell)(on, given.staging);
    };
    const { phase } = stagedState(ground, staging).view;
    if (!TAKING.includes(phase)) return { staging };
    if (phase === 'useFor') return giveIt(ground, staging);
    return backTo(ground, staging, 'useFor', giveIt);
  };
}

/** Stages an action if it can be undone and Build is not what decides it; otherwise makes it the draft. */
export function stage(action: Action): Intent {
  return (ground, staging) => {
    const tried = tryOut(ground, staging, action);
    if ('refusal' in tried) return { staging: { ...staging, refused: tried } };
    if (tried.closes || DRAFTS.has(action.type)) return { staging: { ...staging, ...IDLE, draft: action } };
    return { staging: laidOut(ground, [...staging.staged, tried]) };
  };
}

/** Has actions decided at once and together, with all that is staged: the answers of a tray are not staged. */
export function decide(...actions: readonly Action[]): Intent {
  return (ground, staging) => {
    let now = staging;
    for (const action of actions) {
      const tried = tryOut(ground, now, action);
      if ('refusal' in tried) return { staging: { ...staging, refused: tried } };
      now = { ...now, staged: [...now.staged, tried] };
    }
    const ask = { kind: 'decide', actions: now.staged.map((entry) => entry.action) } as const;
    const closing = now.staged.findIndex(({ closes }) => closes);
    const staged = closing === -1 ? now.staged : now.staged.slice(0, closing);
    return { staging: { ...staging, ...IDLE, staged }, ask };
  };
}

/** Has the draft decided. */
export const build: Intent = (ground, staging) =>
  staging.draft === undefined ? { staging } : decide(staging.draft)(ground, staging);

export function draft(action: Action | undefined): Intent {
  return (_, staging) => ({ staging: { ...staging, draft: action, refused: undefined } });
}

export const forgetRefusal: Intent = (_, staging) => ({ staging: { ...staging, refused: undefined } });

/** Begins to choose two cells where two can be chosen, or stops it. */
export function begin(kind: PairKind): Intent {
  return (ground, staging) => {
    const isBegun = staging.gesture?.kind === kind;
    if (!isBegun && pairsOf(stagedState(ground, staging).view, kind).length === 0) return { staging };
    return { staging: { ...staging, ...IDLE, gesture: isBegun ? undefined : { kind, first: undefined } } };
  };
}

/** What a person means by a cell, whatever is asked. */
export function pick(cell: number): Intent {
  return (ground, staging) => {
    const { view } = stagedState(ground, staging);
    const { gesture } = staging;
    if (!ground.isHere(view.decider)) return { staging };
    if (gesture !== undefined && gesture.kind !== 'tile') {
      return pickPair(gesture.kind, gesture.first, cell)(ground, staging);
    }
    if (view.phase === 'takeCard') {
      const again = gesture?.kind === 'tile' && gesture.cell === cell;
      return { staging: { ...staging, gesture: again ? undefined : { kind: 'tile', cell }, refused: undefined } };
    }
    if (view.phase === 'placeBlock' || view.phase === 'dummyTie') return pickPlace(view.phase, cell)(ground, staging);
    return { staging };
  };
}

/** Lays out again what was staged on another device: actions that may end with a draft. */
export function restore(actions: readonly Action[]): Intent {
  return restoreLayout(layoutOf(actions));
}

/** Lays out again what was staged before a reload. */
export function restoreLayout({ staged, draft: last }: Layout): Intent {
  return (ground, staging) => {
    if (staging.staged.length > 0) return { staging };
    const laid = staged.reduce((now, action) => stage(action)(ground, now).staging, staging);
    const isLegal = last !== undefined && !('refusal' in tryOut(ground, laid, last));
    return isLegal ? draft(last)(ground, laid) : { staging: laid };
  };
}

/** The layout of a list of actions that may end with a draft. */
export function layoutOf(actions: readonly Action[]): Layout {
  const last = actions.at(-1);
  return last !== undefined && DRAFTS.has(last.type)
    ? { staged: actions.slice(0, -1), draft: last }
    : { staged: actions, draft: undefined };
}

/** What is left of a staging when the line has gone on: what was staged first may have been decided. */
export function settle(ground: Ground, { staged, ...rest }: Staging, decided: readonly Entry[]): Staging {
  const isMine = decided.length <= staged.length && decided.every((entry, i) => isSameEntry(staged[i], entry));
  if (!isMine) return freshStaging(ground);
  const left = staged.slice(decided.length);
  return left.length > 0 ? { ...rest, staged: left } : laidOut(ground, []);
}

/** The actions that lie there, the draft last: what another device or a reload would lay out again. */
export function layOut({ staged, draft: last }: Staging): readonly Action[] {
  return [...staged.map(({ action }) => action), ...(last === undefined ? [] : [last])];
}

/** Staged steps, with what Build offers by itself after them. */
export function laidOut(ground: Ground, staged: readonly Entry[]): Staging {
  const state = staged.at(-1)?.after ?? lastState(ground.line);
  return { ...IDLE, staged, draft: presetDraft(state, ground.isHere(state.view.decider)) };
}

/** What an action would do, or why it is refused. */
function tryOut(ground: Ground, staging: Staging, action: Action): Entry | Refused {
  const state = stagedState(ground, staging);
  const seat = state.view.decider;
  const played = submit(state, seat, action);
  return played.ok ? entryOf(state, seat, action, played.value) : { action, refusal: played.reason };
}

/** Goes back so many steps, of what is staged first. */
export function back(ground: Ground, staging: Staging, steps: number, then?: Intent): Outcome {
  const { staged } = staging;
  const asked = steps - staged.length;
  if (asked <= 0) {
    const cut = laidOut(ground, staged.slice(0, staged.length - steps));
    return then === undefined ? { staging: cut } : then(ground, cut);
  }
  const ask = { kind: 'undo', to: ground.line.entries.length - asked } as const;
  return { staging: laidOut(ground, []), ask, ...(then === undefined ? {} : { then }) };
}

/** Goes back to before the last step of a kind, if it belongs to the current turn and can be undone, and then goes on. */
function backTo(ground: Ground, staging: Staging, type: Action['type'], then: Intent): Outcome {
  const all = [...ground.line.entries, ...staging.staged];
  const { turn } = stagedState(ground, staging).view;
  const at = all.findLastIndex(({ action, before }) => action.type === type && before.view.turn === turn);
  return at >= ground.floor && at !== -1 ? back(ground, staging, all.length - at, then) : then(ground, staging);
}

function placementsAt({ view }: State, cell: number): readonly Action[] {
  return legalActions(view).filter(
    (action) => (action.type === 'placeBlock' || action.type === 'dummyTie') && action.cell === cell,
  );
}

function pickPlace(type: 'placeBlock' | 'dummyTie', cell: number): Intent {
  return (ground, staging) => {
    const [first] = placementsAt(stagedState(ground, staging), cell);
    return (first === undefined ? stage({ type, cell }) : draft(first))(ground, { ...staging, draft: undefined });
  };
}

function pickPair(kind: PairKind, first: number | undefined, cell: number): Intent {
  return (ground, staging) => {
    if (first === cell) return { staging: { ...staging, gesture: { kind, first: undefined } } };
    const pairs = pairsOf(stagedState(ground, staging).view, kind);
    const found = first === undefined ? undefined : pairs.find((pair) => pair.first === first && pair.second === cell);
    if (found !== undefined) return draftOnlyPlace(ground, stage(found.action)(ground, staging).staging);
    if (pairs.some((pair) => pair.first === cell)) {
      return { staging: { ...staging, gesture: { kind, first: cell }, refused: undefined } };
    }
    return stage(pairAction(kind, first ?? cell, cell))(ground, staging);
  };
}

/** B1: after a swap the block has only one place to go, mostly. */
function draftOnlyPlace(ground: Ground, staging: Staging): Outcome {
  const { view } = stagedState(ground, staging);
  if (view.phase !== 'placeBlock' || staging.draft !== undefined) return { staging };
  const places = legalActions(view).filter(({ type }) => type === 'placeBlock');
  return { staging: places.length === 1 ? { ...staging, draft: places[0] } : staging };
}
