import { count, has, isEmpty } from './cells.ts';
import { blocksOfPerson, isPerson } from './facts.ts';
import { FIGURES } from './figures.ts';
import { CELLS, SUPPORT_HALF, SUPPORT_MASK } from './geometry.ts';
import { SIKU_BLOCKS } from './modes/siku.ts';
import { FACE_UP, HELD, IN_DISPLAY, ownerAt, STACKED, type State, UNSEEN, type View } from './state.ts';
import { NONE, type Seat, TYPE_COUNT } from './words.ts';

/**
 * Checks everything that must be true between two actions. Returns a sentence for each violation; empty if the state is
 * sound.
 */
export function checkInvariants(state: State): string[] {
  const { view } = state;
  return [
    ...checkTemple(view),
    ...checkBlocks(view),
    ...checkCards(state),
    ...checkTiles(state),
    ...checkBlessings(state),
  ];
}

function wrong(holds: boolean, what: string): string[] {
  return holds ? [] : [what];
}

/** Checks tiles and blocks against G2, G3 and G6, and the precomputed masks against the tiles and blocks. */
function checkTemple(view: View): string[] {
  const problems: string[] = [];
  for (let cell = 0; cell < CELLS; cell++) {
    const isOpen = has(view.open, cell);
    const isOccupied = has(view.occupied, cell);
    const tile = view.tileAt[cell];
    if (isOpen && isOccupied) problems.push(`cell ${cell} is open and occupied`);
    if ((tile !== NONE) !== (isOpen || isOccupied)) problems.push(`cell ${cell}: its tile does not fit`);
    if ((ownerAt(view, cell) !== NONE) !== isOccupied) problems.push(`cell ${cell}: its owner does not fit`);
    const support = SUPPORT_MASK[cell];
    const isSupported = (view.occupied[SUPPORT_HALF[cell]] & support) === support;
    if (tile !== NONE && !isSupported) problems.push(`cell ${cell} hangs in the air`);
    for (let type = 0; type < TYPE_COUNT; type++) {
      const shows = has(view.showing, cell, type);
      const should = isOpen && (view.facts.tileSymbols[tile] & (1 << type)) !== 0;
      if (shows !== should) problems.push(`cell ${cell} wrongly listed for type ${type}`);
    }
  }
  for (let type = 0; type < TYPE_COUNT; type++) {
    const isShown = !isEmpty(view.showing, type);
    problems.push(...wrong(isShown === ((view.symbols & (1 << type)) !== 0), `type ${type} wrongly among the symbols`));
  }
  const isBetween = view.phase === 'takeCard' || view.phase === 'placeBlock';
  return [...problems, ...wrong(!isBetween || !isEmpty(view.open), 'no open cell')];
}

function blocksPlaced(view: View, seat: Seat): number {
  return count(view.blocks, seat);
}

/** S4 to S7: checks that no block was lost or added. Extra turns with four players place the blocks kept aside. */
function checkBlocks(view: View): string[] {
  const { facts } = view;
  const problems: string[] = [];
  let placed = 0;
  let supply = 0;
  for (let seat = 0; seat < facts.seats; seat++) {
    placed += blocksPlaced(view, seat);
    supply += view.supply[seat] + view.sikuSupply[seat];
    const least = isPerson(facts, seat) || facts.players === 1 ? blocksOfPerson(facts) : 2 * SIKU_BLOCKS;
    const left =
      isPerson(facts, seat) || facts.players === 1 ? view.supply[seat] : view.sikuSupply[0] + view.sikuSupply[1];
    const extra = blocksPlaced(view, seat) + left - least;
    problems.push(...wrong(extra === 0 || (facts.players === 4 && extra === 1), `seat ${seat}: blocks do not add up`));
  }
  const aside = facts.players === 4 ? FIGURES.extraTurns : 0;
  if (view.phase === 'over') problems.push(...wrong(placed === CELLS && supply === 0, `${placed} blocks at the end`));
  return [...problems, ...wrong(placed + supply <= CELLS && placed + supply >= CELLS - aside, 'blocks do not add up')];
}

/** S1: checks that every card is in one place and that the deck holds exactly the unseen cards. */
function checkCards({ view, secret }: State): string[] {
  const unseen = view.cards.flatMap((where, card) => (where === UNSEEN ? [card] : []));
  const shown = view.display.filter((card) => card !== NONE);
  const taken = shown.every((card) => view.cards[card] === IN_DISPLAY);
  return [
    ...wrong(sameSet(unseen, secret.deck), 'the deck is not what is unseen'),
    ...wrong(secret.deck.length === view.deckCount, 'the deck is miscounted'),
    ...wrong(taken && new Set(shown).size === shown.length, 'the display does not fit'),
    ...wrong(
      view.reservedCard === NONE || shown.includes(view.reservedCard) || isBeingTaken(view),
      'the reserved card is not in the display',
    ),
  ];
}

/**
 * E36 with Siku: true if the reserved card was taken and the player has not yet said whom it is for. It counts as
 * reserved until then.
 */
function isBeingTaken(view: View): boolean {
  return view.phase === 'useFor' && view.card === view.reservedCard;
}

/** S2: checks that every tile is either in the temple or in the stack. */
function checkTiles({ view, secret }: State): string[] {
  const lying = view.tileAt.filter((tile) => tile !== NONE);
  const all = [...lying, ...secret.tiles];
  return [
    ...wrong(new Set(all).size === CELLS && all.length === CELLS, 'tiles do not add up'),
    ...wrong(secret.tiles.length === view.tileCount, 'the tiles are miscounted'),
    ...wrong(view.tileAt.length === CELLS, 'a tile lies beside the temple'),
  ];
}

/** S3: checks that every blessing is where its state says. */
function checkBlessings({ view, secret }: State): string[] {
  const inState = (where: number) =>
    view.blessingState.flatMap((state, blessing) => (state === where ? [blessing] : []));
  const faceUp = view.faceUp.filter((blessing) => blessing !== NONE);
  const held = view.blessingState.every((state, blessing) => state !== HELD || view.blessingSeat[blessing] !== NONE);
  return [
    ...wrong(sameSet(inState(STACKED), secret.blessings), 'the stack of blessings does not fit'),
    ...wrong(secret.blessings.length === view.blessingCount, 'the blessings are miscounted'),
    ...wrong(sameSet(inState(FACE_UP), faceUp), 'the face-up blessings do not fit'),
    ...wrong(held, 'a held blessing has no holder'),
  ];
}

function sameSet(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((entry) => b.includes(entry));
}
