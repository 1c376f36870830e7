import {
  type Action,
  apply,
  cellName,
  determinize,
  formatAction,
  legalActions,
  type Outcome,
  type OutcomePoints,
  preview,
  seedRng,
  type View,
} from '@nunatak/engine';
import type { TerminalTexts } from '@nunatak/words';
import type { Seats } from '../show/seats.ts';
import { padEnd } from '../show/text.ts';

/** A legal action as offered to the player. */
export interface Choice {
  readonly action: Action;
  readonly notation: string;
}

export function choicesOf(view: View): Choice[] {
  return legalActions(view).map((action) => ({ action, notation: formatAction(action) }));
}

/** Returns the points that an action scores at once for a seat. */
function gainOf(outcome: Outcome, seat: number): number {
  return outcome.points.reduce((sum, entry) => (entry.seat === seat ? sum + entry.points : sum), 0);
}

/** Returns the points that a block on each cell would score for the deciding seat, if blocks may be placed now. */
export function gainsOf(view: View, choices: readonly Choice[]): ReadonlyMap<number, number> {
  const gains = new Map<number, number>();
  for (const { action } of choices) {
    if (action.type === 'placeBlock') gains.set(action.cell, gainOf(preview(view, action), view.decider));
  }
  return gains;
}

/** The most that the deciding seat can score after an action that prepares a placement, and the cell. */
export interface Prospect {
  readonly gain: number;
  readonly cell: number;
  readonly cells: number;
}

/** Returns the prospect of taking a card, and with two players of using it for oneself; undefined for other actions. */
export function prospectOf(view: View, action: Action): Prospect | undefined {
  const ahead = determinize(view, seedRng('prospect'));
  apply(ahead, action);
  const [first] = legalActions(ahead.view);
  if (first?.type === 'useFor') apply(ahead, first);
  return ahead.view.forSiku ? undefined : bestPlace(ahead.view, view.decider);
}

function bestPlace(view: View, seat: number): Prospect | undefined {
  let best: Prospect | undefined;
  const actions = legalActions(view);
  const cells = new Set(actions.flatMap((action) => (action.type === 'placeBlock' ? [action.cell] : []))).size;
  for (const action of actions) {
    if (action.type !== 'placeBlock') continue;
    const gain = gainOf(preview(view, action), seat);
    if (best === undefined || gain > best.gain) best = { gain, cell: action.cell, cells };
  }
  return best;
}

/** The choice that scores most, at once or with the block placed after it. */
export interface Best {
  readonly choice: Choice;
  readonly gain: number;
  /** Cell of the block, if the choice only prepares its placement. */
  readonly cell?: number | undefined;
}

export function bestOf(view: View, choices: readonly Choice[]): Best {
  const all = choices.map((choice): Best => ({ choice, ...worthOf(view, choice.action) }));
  return all.reduce((best, one) => (one.gain > best.gain ? one : best));
}

function worthOf(view: View, action: Action): { readonly gain: number; readonly cell?: number } {
  const isPreparing = action.type === 'takeCard' || action.type === 'swapTiles';
  if (isPreparing || (action.type === 'useBlessing' && action.blessing === 'movement')) {
    return prospectOf(view, action) ?? { gain: 0 };
  }
  return { gain: gainOf(preview(view, action), view.decider) };
}

/** Describes what an action yields; empty if there is nothing to say. */
export function yieldText(view: View, action: Action, seats: Seats): string {
  const { words } = seats;
  const { yields } = words.terminal;
  if (action.type === 'takeCard') return prospectText(prospectOf(view, action), yields);
  const outcome = preview(view, action);
  const points = pointsFrom(outcome, action);
  const own = points.filter(({ seat }) => seat === view.decider);
  const steps = outcome.track.filter(({ seat }) => seat === view.decider).reduce((sum, { steps: by }) => sum + by, 0);
  const tiles = action.type === 'orderSquare' ? 1 : outcome.reveals.tiles;
  const parts = [
    ...sourceTexts(own, seats),
    ...(steps === 0 ? [] : [yields.track(signed(steps))]),
    ...seatTexts(
      points.filter(({ seat }) => seat !== view.decider),
      seats,
    ),
    ...(tiles === 0 ? [] : [yields.opens(tiles)]),
    ...(outcome.takesBlessing ? [yields.blessing] : []),
    ...outcome.answers.map(({ seat, blessing }) => {
      const actor = seats.actor(seat);
      const { name } = words.blessings[blessing];
      return actor.you ? yields.youMayUse(name) : yields.mayUse(actor.seat, name);
    }),
  ];
  const scores = action.type === 'placeBlock' || own.length > 0;
  return [...(scores ? [padEnd(signed(sumOf(own)), 3)] : []), parts.join(', ')].join('  ').trim();
}

/** Returns the points of an outcome. If several squares are due, a choice of the next one counts only that square. */
function pointsFrom({ points }: Outcome, action: Action): readonly OutcomePoints[] {
  return action.type === 'orderSquare' ? points.filter(({ square }) => square === action.square) : points;
}

function sumOf(points: readonly OutcomePoints[]): number {
  return points.reduce((sum, entry) => sum + entry.points, 0);
}

function sourceTexts(points: readonly OutcomePoints[], { words: { sources } }: Seats): string[] {
  return [...Map.groupBy(points, ({ source }) => source)].map(([source, entries]) => {
    const times = entries.length > 1 ? `${entries.length} × ` : '';
    return `${times}${sources[source].name} ${signed(sumOf(entries))}`;
  });
}

function seatTexts(points: readonly OutcomePoints[], seats: Seats): string[] {
  return [...Map.groupBy(points, ({ seat }) => seat)].map(
    ([seat, entries]) => `${nameOrYou(seats, seat)} ${signed(sumOf(entries))}`,
  );
}

function nameOrYou(seats: Seats, seat: number): string {
  const { seat: name, you } = seats.actor(seat);
  return you ? seats.words.terminal.you : name;
}

function prospectText(prospect: Prospect | undefined, yields: TerminalTexts['yields']): string {
  if (prospect === undefined) return '';
  const { cells, gain, cell } = prospect;
  return [yields.fits(cells), ...(gain > 0 ? [yields.upTo(signed(gain), cellName(cell))] : [])].join(', ');
}

function signed(points: number): string {
  return points < 0 ? `−${-points}` : `+${points}`;
}

export type Match =
  | { readonly kind: 'one'; readonly choice: Choice }
  | { readonly kind: 'several'; readonly choices: readonly Choice[] }
  | { readonly kind: 'none' };

/** Finds the choice that an input means: by number, notation, or beginnings of words that fit only one choice. */
export function match(input: string, choices: readonly Choice[]): Match {
  if (/^\d+$/.test(input)) {
    const number = Number(input);
    return number >= 1 && number <= choices.length ? { kind: 'one', choice: choices[number - 1] } : { kind: 'none' };
  }
  const typed = wordsOf(input);
  const exact = choices.find(({ notation }) => wordsOf(notation).join(' ') === typed.join(' '));
  if (exact !== undefined) return { kind: 'one', choice: exact };
  const fitting = choices.filter(({ notation }) => {
    const [verb, ...rest] = wordsOf(notation);
    return begins(typed, [verb, ...rest]) || begins(typed, rest);
  });
  if (fitting.length === 1) return { kind: 'one', choice: fitting[0] };
  return fitting.length === 0 ? { kind: 'none' } : { kind: 'several', choices: fitting };
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().split(/\s+/);
}

/** Returns true if each typed word is the beginning of the word at its place. */
function begins(typed: readonly string[], words: readonly string[]): boolean {
  return typed.length <= words.length && typed.every((word, i) => words[i].startsWith(word));
}
