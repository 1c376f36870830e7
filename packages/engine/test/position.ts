import { settleChance } from '../src/chance.ts';
import { BIT_OF, DISPLAY_PLACES, HALF_OF, HALVES, ownedAs, SUPPORT_HALF, SUPPORT_MASK } from '../src/fast.ts';
import {
  type Action,
  apply,
  BLESSING_IDS,
  type BlessingId,
  CARD_TYPES,
  type CardId,
  type CardType,
  CELLS,
  COMPLETION_IDS,
  type CompletionId,
  cardNumber,
  cellAt,
  type Edition,
  type Emit,
  formatAction,
  type GameEvent,
  HELD,
  LAID,
  LEVEL_OF,
  LEVEL_SIZE,
  legalActions,
  NONE,
  type Options,
  type PlayerCount,
  parseAction,
  type Rules,
  type State,
  setup,
  typesOfTile,
  UNSEEN,
} from '../src/game.ts';
import { putTile } from '../src/mutators.ts';
import { DISCARDED, FACE_UP, IN_DISPLAY, STACKED } from '../src/state.ts';
import { beginTurn } from '../src/turn.ts';

const FACTS = setup({ players: 3 }, 'facts').view.facts;

/**
 * A position in notation. Levels are grids with one word for each cell, rows separated by `/`: `0`..`3` is a block of
 * that seat; one or two letters are an open tile (`b` builder, `s` sculptor, `a` artisan, `t` beast, `r` architect, `e`
 * elder; `br`, `sa`, `te` are split, other editions may have any two); `?` is an open tile with any face; `-` is empty.
 * A level that is not given has open tiles of any face: everywhere on level 1, on every complete square above.
 */
export interface Position {
  readonly players?: PlayerCount;
  readonly rules?: Rules;
  readonly edition?: Edition;
  readonly options?: Partial<Options>;
  readonly active?: number;
  readonly firstPlayer?: number;
  readonly level1?: string;
  readonly level2?: string;
  readonly level3?: string;
  readonly level4?: string;
  /**
   * Cards by place, `-` for an empty one. In the solo game: top, right, bottom, left, then Discovery's places (Z1,
   * E32).
   */
  readonly display?: readonly (CardId | '-')[];
  /** The next cards of the deck, top first; the rest follows in pile order. `empty` discards the whole deck. */
  readonly deck?: readonly CardId[] | 'empty';
  /** Number of cards in the deck, counted from the top; the others are discarded. */
  readonly deckSize?: number;
  /** What the next tiles of the stack show, top first, such as `beast-elder`. */
  readonly tiles?: readonly string[];
  /** Cards by seat. `builder-architect-1 architect` names the type that a split card is used as. */
  readonly cards?: Readonly<Record<number, readonly string[]>>;
  /** Blessings held by seat, taken in an earlier turn. */
  readonly blessings?: Readonly<Record<number, readonly BlessingId[]>>;
  /** Blessings laid with the cards of a type, by seat (E37). */
  readonly laid?: Readonly<Record<number, readonly BlessingId[]>>;
  /** The two face-up blessings, the one farther from the stack first, `-` for none; then the next ones of the stack. */
  readonly faceUp?: readonly (BlessingId | '-')[];
  readonly stack?: readonly BlessingId[];
  readonly points?: readonly number[];
  readonly track?: readonly number[];
  readonly supply?: readonly number[];
  readonly sikuSupply?: readonly number[];
  readonly reserved?: { readonly card: CardId; readonly seat: number };
  readonly completion?: CompletionId;
  readonly round?: number;
}

const TYPE_BY_LETTER: Readonly<Record<string, CardType>> = {
  b: 'builder',
  s: 'sculptor',
  a: 'artisan',
  t: 'beast',
  r: 'architect',
  e: 'elder',
};

/** Returns what a word of one or two letters shows; undefined for any other word. */
function faceIn(word: string | undefined): string | undefined {
  if (word === undefined || !/^[bsatre]{1,2}$/.test(word)) return undefined;
  return [...word].map((letter) => TYPE_BY_LETTER[letter]).join('-');
}

/**
 * Builds the state at the start of the active seat's turn. T4 to T6 have been applied as far as possible without a
 * reshuffle.
 */
export function position(notation: Position, emit?: Emit): State {
  const players = notation.players ?? 3;
  const state = setup(
    {
      players,
      ...(notation.rules === undefined ? {} : { rules: notation.rules }),
      ...(notation.edition === undefined ? {} : { edition: notation.edition }),
      ...(notation.options === undefined ? {} : { options: notation.options }),
    },
    'position',
  );
  layTemple(state, notation);
  layCards(state, notation);
  layBlessings(state, notation);
  const { view } = state;
  view.firstPlayer = notation.firstPlayer ?? 0;
  view.round = notation.round ?? 0;
  view.turn = 10;
  fill(view.points, notation.points);
  fill(view.track, notation.track);
  fill(view.supply, notation.supply);
  fill(view.sikuSupply, notation.sikuSupply);
  if (notation.completion !== undefined) view.completion = COMPLETION_IDS.indexOf(notation.completion);
  beginTurn(state, notation.active ?? 0, emit);
  return state;
}

/**
 * Returns the position together with everything that happens at once, such as a dummy's turn up to the player's next
 * decision.
 */
export function begun(notation: Position): Played {
  const events: GameEvent[] = [];
  const state = position(notation, (event) => events.push(event));
  settleChance(state, (event) => events.push(event));
  return { state, events };
}

/** Makes all reshuffles that are due (T4). */
export function settle(state: State): Played {
  const events: GameEvent[] = [];
  settleChance(state, (event) => events.push(event));
  return { state, events };
}

function fill(list: number[], values: readonly number[] | undefined): void {
  values?.forEach((value, i) => {
    list[i] = value;
  });
}

function wordsOf(notation: Position): (string | undefined)[] {
  const levels = [notation.level1, notation.level2, notation.level3, notation.level4];
  const words: (string | undefined)[] = Array.from({ length: CELLS }, () => undefined);
  levels.forEach((text, level) => {
    if (text === undefined) return;
    const rows = text
      .trim()
      .split('/')
      .map((row) => row.trim().split(/\s+/));
    const size = LEVEL_SIZE[level];
    if (rows.length !== size || rows.some((row) => row.length !== size)) {
      throw new Error(`level ${level + 1} needs ${size} rows of ${size} words: ${text}`);
    }
    rows.forEach((row, r) => {
      row.forEach((word, c) => {
        words[cellAt(level, r, c)] = word;
      });
    });
  });
  return words;
}

function layTemple(state: State, notation: Position): void {
  const { view, secret } = state;
  const words = wordsOf(notation);
  view.tileAt.fill(NONE);
  view.open.fill(0);
  view.showing.fill(0);
  view.symbols = 0;
  view.occupied.fill(0);
  view.blocks.fill(0);
  const unused = new Set(view.facts.tileIds.keys());
  const take = (face: string | undefined): number => {
    const shows = (tile: number) => typesOfTile(view.facts, tile).join('-') === face;
    const tile = [...unused].find((candidate) => face === undefined || shows(candidate));
    if (tile === undefined) throw new Error(`no tile ${face} left`);
    unused.delete(tile);
    return tile;
  };
  const named = words.map((word) => (faceIn(word) === undefined ? NONE : take(faceIn(word))));
  const upcoming = (notation.tiles ?? []).map(take);
  for (let cell = 0; cell < CELLS; cell++) {
    const word = words[cell] ?? (LEVEL_OF[cell] === 0 || isSupported(state, cell) ? '?' : '-');
    if (word === '-') continue;
    putTile(view, named[cell] === NONE ? take(undefined) : named[cell], cell);
    if (/^[0-3]$/.test(word)) putBlockAt(state, Number(word), cell);
    else if (word !== '?' && named[cell] === NONE) throw new Error(`unknown word ${word}`);
  }
  const rest = [...unused].sort((a, b) => view.facts.tilePile[b] - view.facts.tilePile[a]);
  const stack = [...rest, ...upcoming.reverse()];
  secret.tiles.splice(0, secret.tiles.length, ...stack);
  view.tileCount = stack.length;
}

function isSupported({ view }: State, cell: number): boolean {
  const support = SUPPORT_MASK[cell];
  return (view.occupied[SUPPORT_HALF[cell]] & support) === support;
}

function putBlockAt({ view }: State, seat: number, cell: number): void {
  const half = HALF_OF[cell];
  const bit = BIT_OF[cell];
  for (let type = 0; type < CARD_TYPES.length; type++) {
    view.showing[type * HALVES + half] &= ~bit;
    if ((view.showing[type * HALVES] | view.showing[type * HALVES + 1]) === 0) view.symbols &= ~(1 << type);
  }
  view.open[half] &= ~bit;
  view.occupied[half] |= bit;
  view.blocks[seat * HALVES + half] |= bit;
  if (seat < view.facts.players || view.facts.players === 1) view.supply[seat]--;
  else view.sikuSupply[view.sikuSupply[0] >= view.sikuSupply[1] ? 0 : 1]--;
}

function layCards(state: State, notation: Position): void {
  const { view, secret } = state;
  view.cards.fill(UNSEEN);
  for (const [seat, cards] of Object.entries(notation.cards ?? {})) {
    for (const text of cards) {
      const [id, type] = text.split(' ');
      const card = numberOf(state, id);
      view.cards[card] = ownedAs(Number(seat), CARD_TYPES.indexOf(isType(type) ? type : firstType(state, card)));
    }
  }
  const display = notation.display ?? defaultDisplay(state);
  view.display.fill(NONE);
  display.slice(0, DISPLAY_PLACES).forEach((id, place) => {
    if (id === '-') return;
    view.display[place] = numberOf(state, id);
    view.cards[numberOf(state, id)] = IN_DISPLAY;
  });
  if (notation.reserved !== undefined) {
    view.reservedCard = numberOf(state, notation.reserved.card);
    view.reservedBy = notation.reserved.seat;
  }
  const unseen = view.cards.flatMap((where, card) => (where === UNSEEN ? [card] : []));
  if (notation.deck === 'empty') {
    for (const card of unseen) view.cards[card] = DISCARDED;
    view.deckCount = 0;
    secret.deck.length = 0;
    return;
  }
  const top = (notation.deck ?? []).map((id) => numberOf(state, id));
  const rest = unseen
    .filter((card) => !top.includes(card))
    .sort((a, b) => view.facts.cardPile[b] - view.facts.cardPile[a]);
  const whole = [...rest, ...top.reverse()];
  const deck = whole.slice(Math.max(0, whole.length - (notation.deckSize ?? whole.length)));
  for (const card of whole) if (!deck.includes(card)) view.cards[card] = DISCARDED;
  secret.deck.splice(0, secret.deck.length, ...deck);
  view.deckCount = deck.length;
}

function defaultDisplay({ view }: State): CardId[] {
  return view.facts.cardIds.filter((_, card) => view.cards[card] === UNSEEN).slice(0, 4);
}

function numberOf({ view }: State, id: string): number {
  const card = cardNumber(view.facts, id);
  if (card === undefined) throw new Error(`unknown card ${id}`);
  return card;
}

function isType(text: string | undefined): text is CardType {
  return CARD_TYPES.some((type) => type === text);
}

function firstType({ view }: State, card: number): CardType {
  return CARD_TYPES[view.facts.cardFirst[card]];
}

function layBlessings(state: State, notation: Position): void {
  const { view, secret } = state;
  for (const blessing of view.facts.blessings) view.blessingState[blessing] = STACKED;
  view.blessingSeat.fill(NONE);
  const give = (bySeat: Readonly<Record<number, readonly BlessingId[]>> | undefined, where: number) => {
    for (const [seat, ids] of Object.entries(bySeat ?? {})) {
      for (const id of ids) {
        const blessing = BLESSING_IDS.indexOf(id);
        view.blessingState[blessing] = where;
        view.blessingSeat[blessing] = Number(seat);
      }
    }
  };
  give(notation.blessings, HELD);
  give(notation.laid, LAID);
  const free = () => view.facts.blessings.filter((blessing) => view.blessingState[blessing] === STACKED);
  const faceUp = notation.faceUp?.map((id) => (id === '-' ? NONE : BLESSING_IDS.indexOf(id))) ?? free().slice(0, 2);
  view.faceUp = [faceUp[0] ?? NONE, faceUp[1] ?? NONE];
  for (const blessing of faceUp) if (blessing !== NONE) view.blessingState[blessing] = FACE_UP;
  const top = (notation.stack ?? []).map((id) => BLESSING_IDS.indexOf(id));
  const stack = [...free().filter((blessing) => !top.includes(blessing)), ...top.reverse()];
  secret.blessings.splice(0, secret.blessings.length, ...stack);
  view.blessingCount = stack.length;
}

export interface Played {
  readonly state: State;
  readonly events: readonly GameEvent[];
}

/** Plays actions in notation, in place. Throws if one is not legal, and lists the legal ones. */
export function script(state: State, ...actions: readonly string[]): Played {
  const events: GameEvent[] = [];
  for (const text of actions) {
    const action = legal(state, text);
    apply(state, action, (event) => events.push(event));
  }
  return { state, events };
}

const SHOWN_IN_ERROR = 40;

function legal(state: State, text: string): Action {
  const found = legalActions(state.view).find((action) => formatAction(action) === text);
  if (found === undefined) {
    const some = legalTexts(state).slice(0, SHOWN_IN_ERROR).join(', ');
    throw new Error(`${text} is not legal in ${state.view.phase}, for example: ${some}`);
  }
  return found;
}

/** Lists the legal actions in notation. */
export function legalTexts(state: State): string[] {
  return legalActions(state.view).map(formatAction);
}

/** Parses an action in notation, legal or not. */
export function action(text: string): Action {
  const parsed = parseAction(FACTS, text);
  if (!parsed.ok || parsed.value.type === 'reshuffle') throw new Error(`not an action: ${text}`);
  return parsed.value;
}

/** Sums the points of a source by seat, such as `[0, 5, 2]`. */
export function pointsBy(events: readonly GameEvent[], source: string, seats = 3): number[] {
  const points = Array.from({ length: seats }, () => 0);
  for (const event of events)
    if (event.type === 'points' && event.source === source) points[event.seat] += event.points;
  return points;
}

/** Filters the events of one type. */
export function eventsOf<Type extends GameEvent['type']>(
  events: readonly GameEvent[],
  type: Type,
): Extract<GameEvent, { type: Type }>[] {
  return events.filter((event): event is Extract<GameEvent, { type: Type }> => event.type === type);
}
