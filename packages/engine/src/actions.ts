import { DESTINATIONS } from './blessings/transference.ts';
import { CARD_IDS, cardById } from './faces.ts';
import { NONE } from './facts.ts';
import { LINES, type LineId, lineById } from './geometry.ts';
import {
  actionTypeOf,
  blessingField,
  DUMMY_TIE,
  END_BLESSING,
  fieldA,
  fieldB,
  type Move,
  makeMove,
  ORDER_SQUARE,
  PASS_MOVE,
  PLACE_BLOCK,
  SWAP_TILES,
  TAKE_BLESSING,
  TAKE_CARD,
  USE_BLESSING,
  USE_FOR,
  USE_OR_KEEP,
} from './moves.ts';
import { BUILDING_CARDS, LAID_BLESSINGS } from './scoring/tally.ts';
import { BLESSING_IDS, type BlessingId, CARD_TYPES, type CardId, type CardType, TOOLS, type Tool } from './words.ts';

/** What a seat decides, one small step each, naming things by id and cell (RECORD.md). */
export type Action =
  | { readonly type: 'takeCard'; readonly card: CardId }
  | { readonly type: 'useFor'; readonly for: 'self' | 'siku' }
  | { readonly type: 'swapTiles'; readonly a: number; readonly b: number }
  | { readonly type: 'placeBlock'; readonly cell: number; readonly side?: CardType }
  | UseBlessing
  | { readonly type: 'pass' }
  | { readonly type: 'orderSquare'; readonly square: number }
  | { readonly type: 'takeBlessing'; readonly blessing: BlessingId }
  | { readonly type: 'useOrKeep'; readonly blessing: BlessingId; readonly use: boolean }
  | { readonly type: 'dummyTie'; readonly cell: number; readonly side?: CardType }
  | EndBlessing;

export type UseBlessing =
  | { readonly type: 'useBlessing'; readonly blessing: 'discovery' | 'structure' | 'abundance' }
  | { readonly type: 'useBlessing'; readonly blessing: 'moon'; readonly own: number; readonly other: number }
  | { readonly type: 'useBlessing'; readonly blessing: 'movement'; readonly a: number; readonly b: number }
  | { readonly type: 'useBlessing'; readonly blessing: 'providence'; readonly line: LineId }
  | { readonly type: 'useBlessing'; readonly blessing: 'expansion'; readonly square: number }
  | { readonly type: 'useBlessing'; readonly blessing: 'foresight'; readonly card: CardId };

export const ONE_TIME_BLESSINGS = [
  'discovery',
  'structure',
  'abundance',
  'moon',
  'movement',
  'providence',
  'expansion',
  'foresight',
] as const;

export type EndBlessing =
  | { readonly type: 'endBlessing'; readonly blessing: BlessingId; readonly use: boolean }
  | {
      readonly type: 'endBlessing';
      readonly blessing: 'transference';
      readonly use: true;
      readonly card: CardId | BlessingId;
      readonly to: CardType;
      readonly tool?: Tool;
    }
  | { readonly type: 'endBlessing'; readonly blessing: 'change'; readonly use: true; readonly tool: Tool };

/** T4: chance's step, no seat's. `order` is the whole deck after the shuffle, top first. */
export interface Reshuffle {
  readonly type: 'reshuffle';
  readonly order: readonly CardId[];
}

/** Whatever a record holds as a step. */
export type Step = Action | Reshuffle;

export function toAction(move: Move): Action {
  const a = fieldA(move);
  const b = fieldB(move);
  const blessing = BLESSING_IDS[blessingField(move)];
  const side = b === 0 ? {} : { side: CARD_TYPES[b - 1] };
  const type = actionTypeOf(move);
  switch (type) {
    case 'takeCard':
      return { type, card: CARD_IDS[a] };
    case 'useFor':
      return { type, for: a === 0 ? 'self' : 'siku' };
    case 'swapTiles':
      return { type, a, b };
    case 'placeBlock':
      return { type, cell: a, ...side };
    case 'useBlessing':
      return toUseBlessing(blessing, a, b);
    case 'orderSquare':
      return { type, square: a };
    case 'takeBlessing':
      return { type, blessing };
    case 'useOrKeep':
      return { type, blessing, use: a === 1 };
    case 'dummyTie':
      return { type, cell: a, ...side };
    case 'endBlessing':
      return toEndBlessing(blessing, a, b);
    case 'pass':
    case 'reshuffle':
      return { type: 'pass' };
  }
}

function toUseBlessing(blessing: BlessingId, a: number, b: number): UseBlessing {
  const type = 'useBlessing';
  switch (blessing) {
    case 'moon':
      return { type, blessing, own: a, other: b };
    case 'movement':
      return { type, blessing, a, b };
    case 'providence':
      return { type, blessing, line: LINES[a].id };
    case 'expansion':
      return { type, blessing, square: a };
    case 'foresight':
      return { type, blessing, card: CARD_IDS[a] };
    case 'structure':
    case 'abundance':
      return { type, blessing };
    default:
      return { type, blessing: 'discovery' };
  }
}

function toEndBlessing(blessing: BlessingId, a: number, b: number): EndBlessing {
  const type = 'endBlessing';
  if (b === 0) return { type, blessing, use: false };
  if (blessing === 'change') return { type, blessing, use: true, tool: TOOLS[b - 1] };
  if (blessing !== 'transference') return { type, blessing, use: true };
  const to = DESTINATIONS[b - 1];
  const card = a < BUILDING_CARDS ? CARD_IDS[a] : LAID_BLESSINGS[a - BUILDING_CARDS].id;
  const tool = to.tool === NONE ? {} : { tool: TOOLS[to.tool] };
  return { type, blessing, use: true, card, to: CARD_TYPES[to.type], ...tool };
}

/** The move of an action; the action must be well formed (see readAction), it need not be legal. */
export function toMove(action: Action): Move {
  switch (action.type) {
    case 'takeCard':
      return makeMove(TAKE_CARD, cardNumber(action.card));
    case 'useFor':
      return makeMove(USE_FOR, action.for === 'self' ? 0 : 1);
    case 'swapTiles':
      return pairMove(SWAP_TILES, action.a, action.b, 0);
    case 'placeBlock':
      return makeMove(PLACE_BLOCK, action.cell, sideNumber(action.side));
    case 'useBlessing':
      return fromUseBlessing(action);
    case 'pass':
      return PASS_MOVE;
    case 'orderSquare':
      return makeMove(ORDER_SQUARE, action.square);
    case 'takeBlessing':
      return makeMove(TAKE_BLESSING, 0, 0, BLESSING_IDS.indexOf(action.blessing));
    case 'useOrKeep':
      return makeMove(USE_OR_KEEP, action.use ? 1 : 0, 0, BLESSING_IDS.indexOf(action.blessing));
    case 'dummyTie':
      return makeMove(DUMMY_TIE, action.cell, sideNumber(action.side));
    case 'endBlessing':
      return fromEndBlessing(action);
  }
}

function fromUseBlessing(action: UseBlessing): Move {
  const blessing = BLESSING_IDS.indexOf(action.blessing);
  switch (action.blessing) {
    case 'moon':
      return makeMove(USE_BLESSING, action.own, action.other, blessing);
    case 'movement':
      return pairMove(USE_BLESSING, action.a, action.b, blessing);
    case 'providence':
      return makeMove(USE_BLESSING, lineById(action.line) ?? 0, 0, blessing);
    case 'expansion':
      return makeMove(USE_BLESSING, action.square, 0, blessing);
    case 'foresight':
      return makeMove(USE_BLESSING, cardNumber(action.card), 0, blessing);
    default:
      return makeMove(USE_BLESSING, 0, 0, blessing);
  }
}

function fromEndBlessing(action: EndBlessing): Move {
  const blessing = BLESSING_IDS.indexOf(action.blessing);
  if (!action.use) return makeMove(END_BLESSING, 0, 0, blessing);
  if ('card' in action) {
    const to = DESTINATIONS.findIndex(
      ({ type, tool }) =>
        CARD_TYPES[type] === action.to && (action.tool === undefined ? tool === NONE : TOOLS[tool] === action.tool),
    );
    return makeMove(END_BLESSING, cardNumber(action.card), to + 1, blessing);
  }
  if ('tool' in action) return makeMove(END_BLESSING, 0, TOOLS.indexOf(action.tool) + 1, blessing);
  return makeMove(END_BLESSING, 0, 1, blessing);
}

/** A pair of tiles has no order: the lower cell first. */
function pairMove(type: number, a: number, b: number, blessing: number): Move {
  return makeMove(type, Math.min(a, b), Math.max(a, b), blessing);
}

function sideNumber(side: CardType | undefined): number {
  return side === undefined ? 0 : CARD_TYPES.indexOf(side) + 1;
}

function cardNumber(id: CardId | BlessingId): number {
  const laid = LAID_BLESSINGS.findIndex((blessing) => blessing.id === id);
  return laid === -1 ? (cardById(id) ?? 0) : BUILDING_CARDS + laid;
}
