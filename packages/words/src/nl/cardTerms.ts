import type { CardTerms } from '../editionCards.ts';
import { tools } from './cards.ts';
import { typeName, typeNames } from './grammar.ts';
import { spelled } from './numbers.ts';

export const cardTerms: CardTerms = {
  number: 'nummer',
  and: 'en',
  one: typeName,
  many: typeNames,
  tool: (tool) => tools[tool].one.toLowerCase(),
  ofEach: (cards) => (cards === 1 ? 'van elk één' : `van elk ${spelled(cards)}`),
  withEachTool: (cards) => `van elk gereedschap ${cards}`,
};
