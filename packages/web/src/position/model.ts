import {
  type Action,
  builderSeat,
  type CardId,
  cardIdOf,
  cardNumber,
  cellName,
  isPerson,
  LEVEL_OF,
  NONE,
  ownerAt,
  play,
  type State,
  supportOf,
  typesOfTile,
  type View,
} from '@nunatak/engine';
import type { ColourId } from '../art/tokens.ts';
import type { BoardProps, Ghost, Target, TileFace } from '../board/board.ts';
import { CELLS } from '../board/cells.ts';
import type { Snapshot } from '../line/game.ts';
import { pairsOf } from '../line/gesture.ts';
import { cardName } from '../parts/look.ts';
import { type Seat, seatAt } from '../people/seat.ts';
import type { Texts } from '../words/index.ts';
import { actionsOf, outcomeOf, pointsFor, stepsFor } from './outcomes.ts';
import { secondWorth } from './pairWorth.ts';

/** What the board shows of a snapshot; nothing here decides what is legal. */

export function facesOf(view: View): readonly (TileFace | undefined)[] {
  return view.tileAt.map((tile) => (tile === NONE ? undefined : typesOfTile(view.facts, tile)));
}

export function blocksOf(view: View, colours: readonly ColourId[]): readonly (ColourId | undefined)[] {
  return CELLS.map((cell) => {
    const owner = ownerAt(view, cell);
    return owner === NONE ? undefined : colours[owner];
  });
}

export function tileName(view: View, cell: number, words: Texts): string {
  const tile = view.tileAt[cell];
  return tile === NONE ? '' : cardName(typesOfTile(view.facts, tile), words);
}

/** A cell in words, for screen readers and for a look at it. */
export function sayCell(seats: readonly Seat[], view: View, cell: number, words: Texts): string {
  const { say } = words.table;
  const name = cellName(cell);
  if (view.tileAt[cell] === NONE) return say.noTile(name);
  const owner = ownerAt(view, cell);
  if (owner !== NONE) {
    const { name: whose, you } = seatAt(seats, owner);
    return say.block(name, whose, tileName(view, cell, words), you);
  }
  const seat = isPerson(view.facts, view.decider) ? view.decider : 0;
  return say.free(name, tileName(view, cell, words), supportOf(view, seat, cell));
}

/** The seat whose points the chips show: whoever decides. */
export function chipSeat(view: View): number {
  return view.decider;
}

function placeTarget(seats: readonly Seat[], view: View, action: Action & { cell: number }, words: Texts): Target {
  const outcome = outcomeOf(view, action);
  const points = pointsFor(outcome, chipSeat(view));
  const steps = stepsFor(outcome, chipSeat(view));
  return {
    cell: action.cell,
    label: words.table.points(points),
    zero: points === 0 && steps === 0,
    step: steps > 0,
    sayAs: words.table.say.target(sayCell(seats, view, action.cell, words), points, steps),
  };
}

function isPlacement(action: Action): action is Action & { cell: number } {
  return action.type === 'placeBlock' || action.type === 'dummyTie';
}

const SWAP_CHIP = '⇄';

function pairTargets(seats: readonly Seat[], snapshot: Snapshot, words: Texts): readonly Target[] {
  const { gesture, state } = snapshot;
  if (gesture === undefined || gesture.kind === 'tile') return [];
  const pairs = pairsOf(state.view, gesture.kind);
  const cells =
    gesture.first === undefined
      ? pairs.map(({ first }) => first)
      : pairs.filter(({ first }) => first === gesture.first).map(({ second }) => second);
  return [...new Set(cells)].map((cell) => {
    const place = sayCell(seats, state.view, cell, words);
    const worth = secondWorth(snapshot, cell);
    if (worth === undefined)
      return { cell, label: SWAP_CHIP, zero: false, step: false, sayAs: words.table.say.choose(place) };
    const { points } = worth;
    const label = `${SWAP_CHIP} ${words.table.points(points)}`;
    return { cell, label, zero: points === 0, step: false, sayAs: words.table.say.target(place, points, 0) };
  });
}

/** The cells that may be chosen now, each with its chip. */
export function targetsOf(
  seats: readonly Seat[],
  snapshot: Snapshot,
  peek: State | undefined,
  words: Texts,
): readonly Target[] {
  const { state, gesture } = snapshot;
  if (!snapshot.isAsked) return [];
  if (gesture !== undefined && gesture.kind !== 'tile') return pairTargets(seats, snapshot, words);
  const view = peek?.view ?? state.view;
  const seen = new Set<number>();
  return actionsOf(view).flatMap((action) => {
    if (!isPlacement(action) || seen.has(action.cell)) return [];
    seen.add(action.cell);
    return [placeTarget(seats, view, action, words)];
  });
}

/** The state after a card was taken, to show its tiles before it is. */
export function peekState(state: State, card: CardId | undefined): State | undefined {
  if (card === undefined || state.view.phase !== 'takeCard') return undefined;
  const take = actionsOf(state.view).find((action) => action.type === 'takeCard' && action.card === card);
  if (take === undefined) return undefined;
  const taken = play(state, take).state;
  const usual = taken.view.phase === 'useFor' ? actionsOf(taken.view)[0] : undefined;
  return usual === undefined ? taken : play(taken, usual).state;
}

export function ghostOf(seats: readonly Seat[], { draft, state }: Snapshot, words: Texts): Ghost | undefined {
  if (draft === undefined || !isPlacement(draft)) return undefined;
  const { colour } = seatAt(seats, builderSeat(state.view));
  const { label, step } = placeTarget(seats, state.view, draft, words);
  return { cell: draft.cell, colour, label, step };
}

/** Two tiles staged to change places in this turn. */
export function swapGhostOf({ entries, floor }: Snapshot): BoardProps['swapGhost'] {
  const last = entries.slice(floor).findLast(({ action }) => pairOfTiles(action) !== undefined);
  return last === undefined ? undefined : pairOfTiles(last.action);
}

function pairOfTiles(action: Action): { a: number; b: number } | undefined {
  if (action.type === 'swapTiles') return { a: action.a, b: action.b };
  if (action.type === 'useBlessing' && action.blessing === 'movement') return { a: action.a, b: action.b };
  return undefined;
}

export function lastMoveOf({ entries }: Snapshot): number | undefined {
  const placed = entries.findLast(({ events }) => events.some(({ type }) => type === 'blockPlaced'));
  const event = placed?.events.find(({ type }) => type === 'blockPlaced');
  return event?.type === 'blockPlaced' ? event.cell : undefined;
}

/** A display as it lies there, with the card that was taken from it in this turn still in its place. */
export interface ShownCard {
  readonly card: number;
  readonly id: CardId;
  readonly place: number;
  readonly taken: boolean;
}

export function displayOf({ state, entries }: Snapshot): readonly (ShownCard | undefined)[] {
  const { view } = state;
  const take = entries.findLast(({ action, before }) => action.type === 'takeCard' && before.view.turn === view.turn);
  const taken = take?.action.type === 'takeCard' ? (cardNumber(view.facts, take.action.card) ?? NONE) : NONE;
  const place = take?.before.view.display.indexOf(taken) ?? -1;
  return view.display.map((card, i) => {
    if (card !== NONE) return { card, id: cardIdOf(view.facts, card), place: i, taken: false };
    return i === place && view.card === taken
      ? { card: taken, id: cardIdOf(view.facts, taken), place: i, taken: true }
      : undefined;
  });
}

/** The level of a cell from 1, and its column and row, as a title says them. */
export function cellTitle(cell: number, words: Texts): string {
  const name = cellName(cell);
  return words.table.cellTitle(LEVEL_OF[cell] + 1, name.slice(1));
}
