import { cardIdOf } from '../faces.ts';
import { NONE } from '../facts.ts';
import { END_BLESSING, fieldA, fieldB, makeMove } from '../moves.ts';
import { ALL_CARDS, BUILDING_CARDS, cardCountsAs, cardOwner, LAID_BLESSINGS } from '../scoring/tally.ts';
import { useUpBlessing } from '../verbs.ts';
import { ARTISAN, CARD_TYPES, TOOLS } from '../words.ts';
import type { Blessing } from './blessing.ts';
import { blessingNumber } from './ids.ts';

const TRANSFERENCE = blessingNumber('transference');

/** What a card may become: a type, and for an artisan its tool (E24). */
interface Destination {
  readonly type: number;
  readonly tool: number;
}
export const DESTINATIONS: readonly Destination[] = CARD_TYPES.flatMap((_, type): Destination[] =>
  type === ARTISAN ? TOOLS.map((_tool, tool) => ({ type, tool })) : [{ type, tool: NONE }],
);

export const transference: Blessing = {
  id: 'transference',
  rule: 'E24',
  kind: 'end',
  endOptions(view, seat, moves) {
    for (let card = 0; card < ALL_CARDS; card++) {
      if (cardOwner(view, card) !== seat) continue;
      const type = cardCountsAs(view, card);
      for (let i = 0; i < DESTINATIONS.length; i++) {
        if (DESTINATIONS[i].type !== type) moves.add(makeMove(END_BLESSING, card, i + 1, TRANSFERENCE));
      }
    }
  },
  useAtEnd(view, seat, move, emit) {
    const card = fieldA(move);
    const { type, tool } = DESTINATIONS[fieldB(move) - 1];
    useUpBlessing(view, seat, TRANSFERENCE, emit);
    view.movedCard = card;
    view.movedType = type;
    view.movedTool = tool;
    emit?.({
      type: 'cardMoved',
      seat,
      card: card < BUILDING_CARDS ? cardIdOf(view.facts, card) : LAID_BLESSINGS[card - BUILDING_CARDS].id,
      to: CARD_TYPES[type],
      ...(tool === NONE ? {} : { tool: TOOLS[tool] }),
    });
  },
};
