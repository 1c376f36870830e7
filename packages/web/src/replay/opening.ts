import { NONE, typesOfCard, type View } from '@nunatak/engine';
import { sayEvent } from '@nunatak/words';
import type { Entry } from '../line/entry.ts';
import { cardName } from '../parts/look.ts';
import type { Seat } from '../people/seat.ts';
import { actorOf } from '../position/log.ts';
import type { Texts } from '../words/index.ts';
import type { PracticeTexts } from '../words/practice.ts';

/** What there is to tell before the first block stands: what was dealt, who begins, and the card that was taken, if one was. */
export function sayOpening(
  seats: readonly Seat[],
  dealt: View,
  entries: readonly Entry[],
  words: Texts,
  texts: PracticeTexts['importing'],
): readonly string[] {
  const { display, facts, active: seat, turn } = dealt;
  const cards = display.filter((card) => card !== NONE).map((card) => cardName(typesOfCard(facts, card), words));
  const taken = entries.flatMap(({ events }) => events).filter(({ type }) => type === 'cardTaken');
  const said = [{ type: 'turnStarted', seat, turn } as const, ...taken].map((event) =>
    sayEvent(event, dealt, (one) => actorOf(seats, one), words),
  );
  return [texts.dealt(cards.join(', ')), ...said];
}
