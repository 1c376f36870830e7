import { type Field, fieldOf } from '../actions/fields.ts';
import { END_BLESSING, fieldA, fieldB, makeMove } from '../actions/moves.ts';
import { refusal } from '../actions/refusal.ts';
import { must } from '../corrupt.ts';
import { cardIdOf, cardNumber } from '../faces.ts';
import type { Facts } from '../facts.ts';
import { useUpBlessing } from '../mutators.ts';
import { InvalidField, oneOf } from '../read.ts';
import { ALL_CARDS, BUILDING_CARDS, cardCountsAs, cardOwner, LAID_BLESSINGS } from '../scoring/tally.ts';
import {
  ARTISAN,
  type BlessingId,
  CARD_TYPES,
  type Card,
  type CardId,
  type CardType,
  NONE,
  TOOLS,
  type Tool,
} from '../words.ts';
import { end } from './blessing.ts';
import { blessingNumber } from './ids.ts';

const TRANSFERENCE = blessingNumber('transference');

interface To {
  readonly to: CardType;
  readonly tool?: Tool;
}

/** What a card can become: a type, plus a tool if the type is artisan (E24). */
interface Destination {
  readonly type: number;
  readonly tool: number;
  readonly json: To;
}
export const DESTINATIONS: readonly Destination[] = CARD_TYPES.flatMap((to, type): Destination[] =>
  type === ARTISAN
    ? TOOLS.map((tool, number) => ({ type, tool: number, json: { to, tool } }))
    : [{ type, tool: NONE, json: { to } }],
);

const LAID_IDS = LAID_BLESSINGS.map((laid) => laid.id);

/** A building card, or a blessing that lies with the cards and counts as one (E39). */
const ownCard = fieldOf('card', {
  usage: 'CARD',
  read(facts: Facts, field, value): CardId | BlessingId {
    const card = typeof value === 'string' ? cardNumber(facts, value) : undefined;
    return card === undefined ? oneOf(field, value, LAID_IDS) : cardIdOf(facts, card);
  },
  toNumber: ownCardNumber,
  fromNumber: ownCardId,
});

function ownCardNumber(facts: Facts, id: CardId | BlessingId): number {
  const laid = LAID_BLESSINGS.findIndex((blessing) => blessing.id === id);
  return laid === -1 ? must(cardNumber(facts, id), 'card', id) : BUILDING_CARDS + laid;
}

function ownCardId(facts: Facts, card: Card): CardId | BlessingId {
  if (card < BUILDING_CARDS) return cardIdOf(facts, card);
  return must(LAID_BLESSINGS[card - BUILDING_CARDS], 'card', card).id;
}

/** `to TYPE [TOOL]`, numbered from 1 in a move because 0 means that the blessing is kept. */
const destination: Field<To> = {
  names: ['to', 'tool'],
  usage: 'to TYPE [TOOL]',
  read(_facts, document) {
    const to = oneOf('action.to', document.to, CARD_TYPES);
    if (to === 'artisan') return { to, tool: oneOf('action.tool', document.tool, TOOLS) };
    if (document.tool !== undefined)
      throw new InvalidField('action.tool', document.tool, 'no tool: only an artisan has one');
    return { to };
  },
  toNumber: (_facts, { to, tool }) => 1 + DESTINATIONS.findIndex(({ json }) => json.to === to && json.tool === tool),
  fromNumber: (_facts, number) => must(DESTINATIONS[number - 1], 'destination', number).json,
  toWords: ({ to, tool }) => ['to', to, ...(tool === undefined ? [] : [tool])],
  fromWords(words) {
    const [to, type, tool] = words.splice(0, 3);
    if (to !== 'to' || type === undefined) return undefined;
    return { to: type, ...(tool === undefined ? {} : { tool }) };
  },
};

export const transference = end({
  id: 'transference',
  rule: 'E24',
  kind: 'end',
  figures: {},
  atEnd: {
    fields: [ownCard, destination],
    options(view, seat, moves) {
      for (let card = 0; card < ALL_CARDS; card++) {
        if (cardOwner(view, card) !== seat) continue;
        const type = cardCountsAs(view, card);
        for (let i = 0; i < DESTINATIONS.length; i++) {
          if (DESTINATIONS[i].type !== type) moves.add(makeMove(END_BLESSING, card, i + 1, TRANSFERENCE));
        }
      }
    },
    use(view, seat, move, emit) {
      const card = fieldA(move);
      const place = DESTINATIONS[fieldB(move) - 1];
      useUpBlessing(view, seat, TRANSFERENCE, emit);
      view.movedCard = card;
      view.movedType = place.type;
      view.movedTool = place.tool;
      emit?.({ type: 'cardMoved', seat, card: ownCardId(view.facts, card), ...place.json });
    },
    refuse(view, { card, to }) {
      const number = ownCardNumber(view.facts, card);
      if (cardOwner(view, number) !== view.decider) return refusal('notYourCard', { card }, 'E24');
      return refusal('sameType', { card, to }, 'E24');
    },
  },
});
