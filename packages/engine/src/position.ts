import type { Facts } from './facts.ts';
import { ownerAt, type State, seatOwning, typeOwned, type View } from './state.ts';
import { BLESSING_IDS, CARD_TYPES, COMPLETION_IDS, NONE, TOOLS } from './words.ts';

const BLESSING_STATES = ['stacked', 'faceUp', 'held', 'laid', 'used', 'out'] as const;

function idOf<const Id extends string>(ids: readonly Id[], number: number): Id | '' {
  return number === NONE ? '' : ids[number];
}

/** What lies hidden: to whoever knows it the ids, top first, and to everybody else how many there are. */
interface Hidden<Stack> {
  readonly tiles: Stack;
  readonly deck: Stack;
  readonly stack: Stack;
}

/**
 * A whole position in public names, with its keys in this order: what `hashState` hashes. docs/record.md says what each
 * means. The generator is left out: it is known to nobody who checks a record.
 */
export function positionOf({ view, secret }: State): Readonly<Record<string, unknown>> {
  const { cardIds, tileIds } = view.facts;
  return named(view, {
    tiles: topFirst(secret.tiles, view.tileCount, tileIds),
    deck: topFirst(secret.deck, view.deckCount, cardIds),
    stack: topFirst(secret.blessings, view.blessingCount, BLESSING_IDS),
  });
}

export type NamedPosition = ReturnType<typeof named<number>>;

/** A position as everybody at the table sees it, under the same names: of what lies hidden, how much there is. */
export function namedPosition(view: View): NamedPosition {
  return named(view, { tiles: view.tileCount, deck: view.deckCount, stack: view.blessingCount });
}

function named<Stack>(view: View, { tiles, deck, stack }: Hidden<Stack>) {
  const { cardIds, tileIds } = view.facts;
  const names = namesOf(view.facts);
  return {
    phase: view.phase,
    decider: view.decider,
    active: view.active,
    turn: view.turn,
    round: view.round,
    temple: view.tileAt.map((tile, cell) => {
      const owner = ownerAt(view, cell);
      return owner === NONE ? idOf(tileIds, tile) : names.blocks.of(tile, owner);
    }),
    tiles,
    supply: view.supply,
    sikuSupply: view.sikuSupply,
    display: view.display.map((card) => idOf(cardIds, card)),
    deck,
    cards: ownedCards(view, names),
    reserved: view.reservedCard === NONE ? '' : names.reserved.of(view.reservedCard, view.reservedBy),
    card: idOf(cardIds, view.card),
    side: idOf(CARD_TYPES, view.side),
    forSiku: view.forSiku,
    free: view.free,
    mustBuild: [idOf(tileIds, view.mustBuildA), idOf(tileIds, view.mustBuildB)],
    squares: view.squares,
    square: view.square,
    again: view.again,
    misses: view.misses,
    extraTurns: view.extraTurns,
    completion: idOf(COMPLETION_IDS, view.completion),
    points: view.points,
    track: view.track,
    faceUp: view.faceUp.map((blessing) => idOf(BLESSING_IDS, blessing)),
    stack,
    blessings: ownedBlessings(view, names),
    taken: idOf(BLESSING_IDS, view.blessingTaken),
    decided: BLESSING_IDS.filter((_, blessing) => (view.decided & (1 << blessing)) !== 0),
    changeTool: idOf(TOOLS, view.changeTool),
    moved: view.movedCard,
    movedTo: idOf(CARD_TYPES, view.movedType),
    movedTool: idOf(TOOLS, view.movedTool),
  };
}

function ownedCards({ cards }: View, { owned }: Names): string[] {
  const found: string[] = [];
  for (let card = 0; card < cards.length; card++) if (cards[card] >= 0) found.push(owned.of(card, cards[card]));
  return found;
}

function ownedBlessings({ blessingSeat, blessingState }: View, { blessings }: Names): string[] {
  const found: string[] = [];
  for (let blessing = 0; blessing < blessingSeat.length; blessing++) {
    const seat = blessingSeat[blessing];
    if (seat !== NONE) found.push(blessings[blessingState[blessing]].of(blessing, seat));
  }
  return found;
}

/** The ids of what lies on a stack, the top first. */
export function topFirst<Id extends string>(stack: readonly number[], count: number, ids: readonly Id[]): Id[] {
  const found: Id[] = [];
  for (let i = Math.min(count, stack.length) - 1; i >= 0; i--) found.push(ids[stack[i]]);
  return found;
}

/** Texts by two numbers, each put together when it is first asked for. */
class Pairs {
  readonly #known: string[][] = [];
  readonly #textOf: (first: number, second: number) => string;

  constructor(textOf: (first: number, second: number) => string) {
    this.#textOf = textOf;
  }

  of(first: number, second: number): string {
    this.#known[first] ??= [];
    this.#known[first][second] ??= this.#textOf(first, second);
    return this.#known[first][second];
  }
}

/** The names of what is somebody's. A position is named with every step: to put them together took half of that. */
interface Names {
  /** By tile, and owner of the block on it. */
  readonly blocks: Pairs;
  /** By card, and entry of `cards`. */
  readonly owned: Pairs;
  /** By card and seat. */
  readonly reserved: Pairs;
  /** By state, blessing and seat. */
  readonly blessings: readonly Pairs[];
}

const NAMES = new WeakMap<Facts, Names>();

function namesOf(facts: Facts): Names {
  const known = NAMES.get(facts);
  if (known !== undefined) return known;
  const { tileIds, cardIds } = facts;
  const made: Names = {
    blocks: new Pairs((tile, owner) => `${idOf(tileIds, tile)} ${owner}`),
    owned: new Pairs((card, entry) => `${cardIds[card]} ${seatOwning(entry)} ${CARD_TYPES[typeOwned(entry)]}`),
    reserved: new Pairs((card, seat) => `${cardIds[card]} ${seat}`),
    blessings: BLESSING_STATES.map(
      (state) => new Pairs((blessing, seat) => `${BLESSING_IDS[blessing]} ${seat} ${state}`),
    ),
  };
  NAMES.set(facts, made);
  return made;
}
