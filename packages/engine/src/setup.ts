import { type FullConfig, type GameConfig, parseConfig } from './config.ts';
import { CARD_COUNT, TILE_COUNT } from './edition/edition.ts';
import { blocksOfPerson, type Facts } from './facts.ts';
import { FIGURES } from './figures.ts';
import { BASE_CELLS, CELLS, HALVES } from './geometry.ts';
import { SIKU_BLOCKS } from './modes/siku.ts';
import { putTile, revealBlessing, revealCard } from './mutators.ts';
import { problemText } from './result.ts';
import { nextInt, type Rng, stackPiles } from './rng.ts';
import {
  cloneView,
  DISPLAY_PLACES,
  DISPLAY_SIZE,
  FRESH_ENDING,
  FRESH_TURN,
  OUT,
  STACKED,
  type State,
  UNSEEN,
  type View,
} from './state.ts';
import { beginTurn } from './turn.ts';
import { BLESSING_COUNT, COMPLETION_IDS, NONE, TYPE_COUNT } from './words.ts';

const MOST_SEATS = 4;

/**
 * The random outcome of the setup. Cards, tiles and blessings are numbers, top of each stack last. The game uses and
 * changes the stacks `deck`, `tiles` and `blessings` themselves, not copies.
 */
export interface Deal {
  readonly firstPlayer: number;
  readonly deck: number[];
  readonly base: readonly number[];
  readonly tiles: number[];
  readonly blessings: number[];
  readonly completion: number;
}

/** Thrown if a trusted caller passes an invalid config. */
export class InvalidConfig extends Error {
  override name = 'InvalidConfig';
}

/** Fills in the defaults of a trusted caller's config; throws InvalidConfig if the config is invalid. */
export function completeConfig(config: GameConfig): FullConfig {
  const checked = parseConfig(config);
  if (!checked.ok) throw new InvalidConfig(problemText(checked.reason));
  return checked.value;
}

/** Shuffles each pile and stacks them with pile 1 on top (S1 to S3). Equal seeds give equal deals. */
export function shuffleDeal(facts: Facts, rng: Rng): Deal {
  const [basePile, ...tilePiles] = facts.tilePiles;
  const base = stackPiles([basePile], rng);
  const tiles = stackPiles(tilePiles, rng);
  const deck = stackPiles(facts.cardPiles, rng);
  const blessings = stackPiles([facts.blessings], rng);
  // Draw both even if unused, so that the generator continues the same way with every option: a record does not store
  // O4.
  const completion = nextInt(rng, COMPLETION_IDS.length);
  const firstPlayer = nextInt(rng, facts.players);
  return {
    base,
    tiles,
    deck,
    blessings,
    completion: facts.players === 4 ? completion : NONE,
    firstPlayer: facts.config.options.firstPlayer === 'random' ? firstPlayer : 0,
  };
}

/** Builds the state of a dealt game before the first decision. A reshuffle may still be due (T4). */
export function dealState(facts: Facts, deal: Deal, rng: Rng): State {
  const view = cloneView(emptyView(facts));
  view.firstPlayer = deal.firstPlayer;
  view.completion = deal.completion;
  const state: State = {
    view,
    secret: { deck: deal.deck, tiles: deal.tiles, blessings: deal.blessings, rng },
  };
  for (let cell = 0; cell < deal.base.length; cell++) putTile(view, deal.base[cell], cell);
  for (let place = 0; place < DISPLAY_SIZE; place++) revealCard(state, place);
  for (let i = 0; i < FIGURES.faceUp && view.blessingCount > 0; i++) revealBlessing(state);
  beginTurn(state, deal.firstPlayer);
  return state;
}

const EMPTY_VIEWS = new WeakMap<Facts, View>();

/**
 * Returns the view of an empty table. Cached per facts, because a search deals thousands of games with the same facts.
 */
function emptyView(facts: Facts): View {
  const known = EMPTY_VIEWS.get(facts);
  if (known !== undefined) return known;
  const view = layEmptyTable(facts);
  EMPTY_VIEWS.set(facts, view);
  return view;
}

function layEmptyTable(facts: Facts): View {
  const people = filled(facts.seats, 0).map((_, seat) => seat < facts.players);
  const isTwo = facts.players === 2;
  return {
    facts,
    phase: 'takeCard',
    decider: 0,
    active: 0,
    firstPlayer: 0,
    turn: 0,
    round: 0,
    completion: NONE,
    tileAt: filled(CELLS, NONE),
    open: filled(HALVES, 0),
    showing: filled(TYPE_COUNT * HALVES, 0),
    symbols: 0,
    occupied: filled(HALVES, 0),
    blocks: filled(MOST_SEATS * HALVES, 0),
    supply: people.map((isPerson) => (isPerson || !isTwo ? blocksOfPerson(facts) : 0)),
    sikuSupply: people.map((isPerson) => (isPerson && isTwo ? SIKU_BLOCKS : 0)),
    display: filled(DISPLAY_PLACES, NONE),
    deckCount: CARD_COUNT,
    deckMixed: false,
    cards: filled(CARD_COUNT, UNSEEN),
    reservedCard: NONE,
    reservedBy: NONE,
    tileCount: TILE_COUNT - BASE_CELLS,
    ...FRESH_TURN,
    misses: 0,
    extraTurns: [],
    points: people.map(() => 0),
    track: people.map(() => 0),
    faceUp: [NONE, NONE],
    blessingCount: facts.blessings.length,
    blessingState: filled(BLESSING_COUNT, OUT).map((out, i) => (facts.blessings.includes(i) ? STACKED : out)),
    blessingSeat: filled(BLESSING_COUNT, NONE),
    ...FRESH_ENDING,
  };
}

/**
 * Returns a list of equal values. Uses push, because V8 marks a list created with a length as having holes and reads it
 * more slowly.
 */
function filled(length: number, value: number): number[] {
  const list: number[] = [];
  for (let i = 0; i < length; i++) list.push(value);
  return list;
}
