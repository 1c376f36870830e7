import type { Tool } from '../ids.ts';
import type { CardTypeTexts, CompletionTexts, Noun } from '../shape/texts.ts';

export const cardTypes: CardTypeTexts = {
  builder: { one: 'Arbeiter', many: 'Arbeiter' },
  sculptor: { one: 'Eisschnitzer', many: 'Eisschnitzer' },
  artisan: { one: 'Handwerker', many: 'Handwerker' },
  beast: { one: 'Lastentier', many: 'Lastentiere' },
  architect: { one: 'Baumeisterin', many: 'Baumeisterinnen' },
  elder: { one: 'Älteste', many: 'Älteste' },
};

export const tools: Readonly<Record<Tool, Noun>> = {
  pickaxe: { one: 'Spitzhacke', many: 'Spitzhacken' },
  rope: { one: 'Seil', many: 'Seile' },
  saw: { one: 'Stangensäge', many: 'Stangensägen' },
};

export const completionCards: CompletionTexts = {
  corners: {
    name: 'Ecken',
    first: 'meiste Blöcke auf Eckplatten',
    second: 'meiste auf den Ecken von Ebene 1, dann von Ebene 2, dann von Ebene 3',
  },
  artisans: {
    name: 'Handwerker',
    first: 'meiste Handwerker mit demselben Werkzeug',
    second: 'meiste Sets aus allen drei Werkzeugen',
  },
  crew: { name: 'Bautrupp', first: 'meiste Arbeiter', second: 'meiste Eisschnitzer' },
  beasts: {
    name: 'Lastentiere',
    first: 'meiste Lastentier-Karten mit genau 1 Tier',
    second: 'meiste mit genau 2 Tieren',
  },
  humble: { name: 'Bescheidenheit', first: 'wenigste Punkte', second: 'wenigste Älteste' },
  track: { name: 'Leiste', first: 'am weitesten auf der Baumeisterleiste', second: 'meiste Baumeisterinnen' },
};
