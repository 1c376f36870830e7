import type { CardTerms } from '../editionCards.ts';
import { tools } from './cards.ts';
import { typeName, typeNames } from './grammar.ts';
import { spelled } from './numbers.ts';

export const cardTerms: CardTerms = {
  number: 'number',
  and: 'and',
  one: typeName,
  many: typeNames,
  tool: (tool) => tools[tool].one.toLowerCase(),
  ofEach: (cards) => `${spelled(cards)} of each`,
  withEachTool: (cards) => `with each tool ${cards}`,
};
