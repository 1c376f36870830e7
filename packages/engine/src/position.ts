import { ownerAt, type State, seatOfCard, typeOfCard, type View } from './state.ts';
import { BLESSING_IDS, CARD_TYPES, COMPLETION_IDS, NONE, TOOLS } from './words.ts';

const BLESSING_STATES = ['stacked', 'faceUp', 'held', 'laid', 'used', 'out'] as const;

function idOf<const Id extends string>(ids: readonly Id[], number: number): Id | '' {
  return number === NONE ? '' : ids[number];
}

/** The hidden stacks: either their ids (top first) or, for observers, their sizes. */
interface Hidden<Stack> {
  readonly tiles: Stack;
  readonly deck: Stack;
  readonly stack: Stack;
}

/**
 * Describes a whole position with public names, in a fixed key order. `hashState` hashes this; docs/record.md explains
 * each key. Leaves out the generator, because someone who verifies a record doesn't know it.
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

/** Describes a position as all players see it, with the same names. Hidden stacks are given by their size. */
export function namedPosition(view: View): NamedPosition {
  return named(view, { tiles: view.tileCount, deck: view.deckCount, stack: view.blessingCount });
}

function named<Stack>(view: View, { tiles, deck, stack }: Hidden<Stack>) {
  const { cardIds, tileIds } = view.facts;
  return {
    phase: view.phase,
    decider: view.decider,
    active: view.active,
    turn: view.turn,
    round: view.round,
    temple: view.tileAt.map((tile, cell) => {
      const owner = ownerAt(view, cell);
      return owner === NONE ? idOf(tileIds, tile) : `${idOf(tileIds, tile)} ${owner}`;
    }),
    tiles,
    supply: view.supply,
    sikuSupply: view.sikuSupply,
    display: view.display.map((card) => idOf(cardIds, card)),
    deck,
    cards: cardIds.flatMap((id, card) =>
      view.cards[card] >= 0 ? [`${id} ${seatOfCard(view, card)} ${CARD_TYPES[typeOfCard(view, card)]}`] : [],
    ),
    reserved: view.reservedCard === NONE ? '' : `${cardIds[view.reservedCard]} ${view.reservedBy}`,
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
    blessings: BLESSING_IDS.flatMap((id, blessing) =>
      view.blessingSeat[blessing] === NONE
        ? []
        : [`${id} ${view.blessingSeat[blessing]} ${BLESSING_STATES[view.blessingState[blessing]]}`],
    ),
    taken: idOf(BLESSING_IDS, view.blessingTaken),
    decided: BLESSING_IDS.filter((_, blessing) => (view.decided & (1 << blessing)) !== 0),
    changeTool: idOf(TOOLS, view.changeTool),
    moved: view.movedCard,
    movedTo: idOf(CARD_TYPES, view.movedType),
    movedTool: idOf(TOOLS, view.movedTool),
  };
}

/** Lists the ids of a stack, top first. */
export function topFirst<Id extends string>(stack: readonly number[], count: number, ids: readonly Id[]): Id[] {
  return stack
    .slice(0, count)
    .reverse()
    .map((entry) => ids[entry]);
}
