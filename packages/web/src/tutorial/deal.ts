import {
  type Action,
  apply,
  BLESSING_IDS,
  type BlessingId,
  type CardId,
  CURRENT_RULES,
  DEFAULT_EDITION,
  DEFAULT_OPTIONS,
  type EditionTile,
  formatAction,
  type GameEvent,
  legalActions,
  type PlayerCount,
  problemText,
  type State,
  type TileId,
} from '@nunatak/engine';
import { fromRecord } from '@nunatak/engine/checks';

/** A deal of our choosing; whatever is not named follows in the order of the edition. */
export interface LessonDeal {
  readonly players: PlayerCount;
  /** The base as five rows of five letters: b builder, s sculptor, a artisan, t beast, r architect, e elder. */
  readonly base: string;
  /** The first cards of the deck; four of them are the display. */
  readonly deck: readonly CardId[];
  /** The faces of the first tiles of the stack. */
  readonly tiles: readonly string[];
  /** The first blessings; two of them lie face up. */
  readonly blessings: readonly BlessingId[];
}

const FACE_BY_LETTER: Readonly<Record<string, string>> = {
  b: 'builder',
  s: 'sculptor',
  a: 'artisan',
  t: 'beast',
  r: 'architect',
  e: 'elder',
};

/** A lesson that cannot be played as it is written. */
export class BrokenLesson extends Error {
  override name = 'BrokenLesson';
}

/** The first state of a chosen deal. It comes in as a record without steps, so the engine checks that it is whole. */
export function dealLesson(deal: LessonDeal): State {
  const { cards, tiles } = DEFAULT_EDITION;
  const { reshuffle, outerTop, expansion } = DEFAULT_OPTIONS;
  const read = fromRecord({
    format: 'nunatak-record/1',
    players: deal.players,
    rules: CURRENT_RULES,
    options: { reshuffle, outerTop, expansion, blessings: null },
    edition: DEFAULT_EDITION,
    setup: {
      firstPlayer: 0,
      deck: first(deal.deck, byPile(cards)),
      base: baseTiles(deal.base),
      tiles: first(namedTiles(deal.tiles), byPile(tiles.filter(({ pile }) => pile > 1))),
      blessings: first(deal.blessings, blessingsFor(deal.players)),
      completion: null,
    },
    steps: [],
    sheets: null,
    winners: null,
  });
  if (!read.ok) throw new BrokenLesson(problemText(read.reason));
  return read.value.initial;
}

/** S3: the blessings of the mode. */
function blessingsFor(players: PlayerCount): readonly BlessingId[] {
  const out = DEFAULT_EDITION.blessings.filter(({ minPlayers }) => minPlayers > players).map(({ id }) => id);
  return BLESSING_IDS.filter((id) => !out.includes(id));
}

function first<Id extends string>(chosen: readonly Id[], all: readonly Id[]): readonly Id[] {
  return [...chosen, ...all.filter((id) => !chosen.includes(id))];
}

function byPile(entries: readonly { readonly id: string; readonly pile: number }[]): readonly string[] {
  return entries.toSorted((a, b) => a.pile - b.pile).map(({ id }) => id);
}

function baseTiles(base: string): readonly TileId[] {
  const left = tilesOfPile(1);
  return base
    .split(/[\s/]+/)
    .filter((letter) => letter !== '')
    .map((letter) => takeFace(left, FACE_BY_LETTER[letter]));
}

/** Tiles of pile 2, which lie on top of the stack. */
function namedTiles(faces: readonly string[]): readonly TileId[] {
  const left = tilesOfPile(2);
  return faces.map((face) => takeFace(left, face));
}

function tilesOfPile(wanted: number): EditionTile[] {
  return DEFAULT_EDITION.tiles.filter(({ pile }) => pile === wanted);
}

function takeFace(left: EditionTile[], face: string | undefined): TileId {
  const at = left.findIndex(({ symbols }) => symbols.join('-') === face);
  const [tile] = at === -1 ? [] : left.splice(at, 1);
  if (tile === undefined) throw new BrokenLesson(`no tile with the face ${face} is left`);
  return tile.id;
}

/** The legal action that a notation names; undefined if it is not legal here. */
export function findLegal(state: State, text: string): Action | undefined {
  return legalActions(state.view).find((one) => formatAction(one) === text);
}

/** The legal action written like this. */
export function legalByText(state: State, text: string): Action {
  const action = findLegal(state, text);
  if (action !== undefined) return action;
  const legal = legalActions(state.view);
  throw new BrokenLesson(`"${text}" is not legal here; legal are ${legal.map(formatAction).join(', ')}`);
}

/** Plays actions in notation, in place, and says what happened. */
export function playScript(state: State, script: readonly string[]): readonly GameEvent[] {
  const events: GameEvent[] = [];
  for (const text of script) apply(state, legalByText(state, text), (event) => events.push(event));
  return events;
}
