import type { Tool } from '../ids.ts';
import type { CardTypeTexts, CompletionTexts, Noun } from '../shape/texts.ts';

export const cardTypes: CardTypeTexts = {
  builder: { one: 'Arbeider', many: 'Arbeiders' },
  sculptor: { one: 'IJssnijder', many: 'IJssnijders' },
  artisan: { one: 'Ambachtsman', many: 'Ambachtslieden' },
  beast: { one: 'Lastdier', many: 'Lastdieren' },
  architect: { one: 'Bouwmeester', many: 'Bouwmeesters' },
  elder: { one: 'Nestor', many: 'Nestoren' },
};

export const tools: Readonly<Record<Tool, Noun>> = {
  pickaxe: { one: 'Houweel', many: 'Houwelen' },
  rope: { one: 'Touw', many: 'Touwen' },
  saw: { one: 'Paalzaag', many: 'Paalzagen' },
};

export const completionCards: CompletionTexts = {
  corners: {
    name: 'Hoeken',
    first: 'meeste blokken op hoektegels',
    second: 'meeste op de hoeken van laag 1, dan van laag 2, dan van laag 3',
  },
  artisans: {
    name: 'Ambachtslieden',
    first: 'meeste ambachtslieden met hetzelfde gereedschap',
    second: 'meeste sets van alle drie de gereedschappen',
  },
  crew: { name: 'Bouwploeg', first: 'meeste arbeiders', second: 'meeste ijssnijders' },
  beasts: {
    name: 'Lastdieren',
    first: 'meeste lastdierkaarten met precies 1 dier',
    second: 'meeste met precies 2 dieren',
  },
  humble: { name: 'Bescheidenheid', first: 'minste punten', second: 'minste nestoren' },
  track: { name: 'Spoor', first: 'het verst op het bouwmeesterspoor', second: 'meeste bouwmeesters' },
};
