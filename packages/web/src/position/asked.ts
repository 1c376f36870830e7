import { BLESSING_IDS, type CardType, cellName, NONE, typesOfCard, typesOfTile, type View } from '@nunatak/engine';
import { faceOf } from '@nunatak/words';
import type { Snapshot } from '../line/game.ts';
import { cardName } from '../parts/look.ts';
import { isShared, type Seat, seatAt } from '../people/seat.ts';
import type { Texts } from '../words/index.ts';

/** The steps of a turn as the ribbon shows them. */
export const STEPS = ['card', 'swap', 'place', 'blessing', 'build'] as const;
export type StepId = (typeof STEPS)[number];

export function stepOf({ state, draft, gesture }: Snapshot): StepId | undefined {
  switch (state.view.phase) {
    case 'takeCard':
      return 'card';
    case 'useFor':
    case 'placeBlock':
    case 'dummyTie':
      if (gesture?.kind === 'swap' || gesture?.kind === 'movement') return 'swap';
      return draft === undefined ? 'place' : 'build';
    case 'takeBlessing':
    case 'useOrKeep':
      return 'blessing';
    case 'structure':
    case 'providence':
    case 'orderSquare':
    case 'expansion':
    case 'endOfTurn':
      return 'build';
    default:
      return undefined;
  }
}

/** The types that the card taken may still be used as. */
export function typesOfTaken(view: View): readonly CardType[] {
  if (view.card === NONE) return [];
  return view.mustBuildA === NONE ? typesOfCard(view.facts, view.card) : ['builder'];
}

/** The types of the card taken; with a draft, what it will be used as. */
function takenTypes({ state, draft }: Pick<Snapshot, 'state' | 'draft'>): readonly CardType[] {
  const { view } = state;
  const side =
    draft?.type === 'placeBlock' || draft?.type === 'dummyTie'
      ? (draft.side ?? sharedType(view, draft.cell))
      : undefined;
  return side === undefined ? typesOfTaken(view) : [side];
}

/** The name of the card taken, as a label has it. */
export function takenName(snapshot: Pick<Snapshot, 'state' | 'draft'>, words: Texts): string {
  return cardName(takenTypes(snapshot), words);
}

/** The face of the card taken, by which each language puts it into a sentence. */
export function takenFace(snapshot: Pick<Snapshot, 'state' | 'draft'>): string {
  return faceOf(takenTypes(snapshot));
}

/** T3: the one type that card and tile share. */
export function sharedType(view: View, cell: number): CardType | undefined {
  const tile = view.tileAt[cell];
  if (tile === NONE || view.card === NONE) return undefined;
  const shared = typesOfTaken(view).filter((type) => typesOfTile(view.facts, tile).includes(type));
  return shared.length === 1 ? shared[0] : undefined;
}

function gestureAsk({ gesture }: Snapshot, { ask }: Texts['table']): string | undefined {
  if (gesture === undefined) return undefined;
  if (gesture.kind === 'tile') return ask.cardForTile;
  if (gesture.kind === 'moon') {
    return gesture.first === undefined ? ask.moonFirst : ask.moonSecond;
  }
  if (gesture.first !== undefined) return ask.swapSecond;
  return gesture.kind === 'swap' ? ask.swapFirst : ask.movementFirst;
}

function phaseAsk(seats: readonly Seat[], snapshot: Snapshot, words: Texts): string {
  const { ask } = words.table;
  const { draft, state } = snapshot;
  const { view } = state;
  switch (view.phase) {
    case 'takeCard':
      return draft?.type === 'useBlessing' ? ask.discovery : ask.takeCard;
    case 'useFor':
      return ask.useFor;
    case 'placeBlock':
      if (draft?.type === 'placeBlock') return ask.ready(takenName(snapshot, words), cellName(draft.cell));
      return view.free ? ask.placeAny : ask.place(takenFace(snapshot));
    case 'dummyTie':
      if (draft?.type === 'dummyTie') return ask.ready(takenName(snapshot, words), cellName(draft.cell));
      return ask.dummyTie(seatAt(seats, view.active).name);
    case 'orderSquare':
      return ask.orderSquare;
    case 'takeBlessing':
      return ask.takeBlessing;
    case 'useOrKeep':
      return ask.blessingNow(words.blessings[BLESSING_IDS[view.blessingTaken]].name);
    case 'endOfTurn':
      return ask.endOfTurn;
    case 'endBlessing':
      return ask.endBlessing;
    case 'reshuffle':
    case 'over':
      return ask.over;
    default:
      return ask.answer;
  }
}

/** What the table asks, in words, and of whom where several share the screen. */
export function askedOf(seats: readonly Seat[], snapshot: Snapshot, words: Texts, named = isShared(seats)): string {
  const { view } = snapshot.state;
  const { ask } = words.table;
  if (view.phase === 'over') return ask.over;
  const { name } = seatAt(seats, view.decider);
  if (!snapshot.isAsked) return ask.thinking(name);
  const text = gestureAsk(snapshot, words.table) ?? phaseAsk(seats, snapshot, words);
  return named ? ask.named(name, text) : text;
}
