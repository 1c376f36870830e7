import {
  type BlessingId,
  CARD_TYPES,
  type CardType,
  cardNumber,
  type EndBlessing,
  formatAction,
  TOOLS,
  typeOfCard,
  type View,
} from '@nunatak/engine';
import type { Texts } from '../words/index.ts';
import type { EndChoice } from './endBlessings.ts';

/** A card as its owner tells it from others: by the type it was used as, its tool, its animals, what an elder shows. */
function cardText(view: View, id: string, words: Texts): string {
  const card = cardNumber(view.facts, id);
  if (card === undefined) return words.blessings[id as BlessingId].name;
  const type = CARD_TYPES[typeOfCard(view, card)];
  const details = detailsOf(view, card, type, words);
  const { one } = words.cardTypes[type];
  return details.length === 0 ? one : `${one} (${details.join(' + ')})`;
}

function detailsOf({ facts }: View, card: number, type: CardType, words: Texts): readonly string[] {
  const tool = TOOLS[facts.cardTool[card]];
  if (type === 'artisan') return tool === undefined ? [] : [words.tools[tool].one];
  if (type === 'beast') return facts.cardBeasts[card] > 1 ? [`×${facts.cardBeasts[card]}`] : [];
  if (type !== 'elder') return [];
  const shown = CARD_TYPES.filter((_, i) => (facts.cardShows[card] & (1 << i)) !== 0);
  return shown.map((one) => words.cardTypes[one].one);
}

/** One way to decide an end blessing, in words. */
export function choiceText(view: View, action: EndBlessing, words: Texts): string {
  const { endBlessings } = words.screens;
  if (!action.use) return endBlessings.keep;
  if ('card' in action) {
    const to = words.cardTypes[action.to].one;
    const tool = action.tool === undefined ? '' : ` (${words.tools[action.tool].one})`;
    return endBlessings.convert(cardText(view, action.card, words), `${to}${tool}`);
  }
  return 'tool' in action ? words.tools[action.tool].one : endBlessings.use;
}

/** Whether two actions are the same choice. */
export function isSame(a: EndBlessing, b: EndBlessing): boolean {
  return formatAction(a) === formatAction(b);
}

/** Conversions that look and score alike are one choice: two equal cards to the same type. The one chosen stands for its like. */
export function distinct(
  view: View,
  choices: readonly EndChoice[],
  chosen: EndBlessing,
  words: Texts,
): readonly EndChoice[] {
  const keyOf = ({ action, gain }: EndChoice) => `${choiceText(view, action, words)} ${gain}`;
  const own = choices.find(({ action }) => isSame(action, chosen));
  const kept = new Map(choices.toReversed().map((choice) => [keyOf(choice), choice]));
  if (own !== undefined) kept.set(keyOf(own), own);
  return choices.filter((choice) => kept.get(keyOf(choice)) === choice);
}
