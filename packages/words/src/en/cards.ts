import type { Tool } from '../ids.ts';
import type { CardTypeTexts, CompletionTexts, Noun } from '../shape/texts.ts';

export const cardTypes: CardTypeTexts = {
  builder: { one: 'Builder', many: 'Builders' },
  sculptor: { one: 'Sculptor', many: 'Sculptors' },
  artisan: { one: 'Artisan', many: 'Artisans' },
  beast: { one: 'Beast of burden', many: 'Beasts of burden' },
  architect: { one: 'Architect', many: 'Architects' },
  elder: { one: 'Elder', many: 'Elders' },
};

export const tools: Readonly<Record<Tool, Noun>> = {
  pickaxe: { one: 'Pickaxe', many: 'Pickaxes' },
  rope: { one: 'Rope', many: 'Ropes' },
  saw: { one: 'Pole saw', many: 'Pole saws' },
};

export const completionCards: CompletionTexts = {
  corners: {
    name: 'Corners',
    first: 'most blocks on corner tiles',
    second: 'most on the corners of level 1, then of level 2, then of level 3',
  },
  artisans: {
    name: 'Artisans',
    first: 'most artisans with the same tool',
    second: 'most sets of all three tools',
  },
  crew: { name: 'Crew', first: 'most builders', second: 'most sculptors' },
  beasts: {
    name: 'Beasts of burden',
    first: 'most beast of burden cards with exactly 1 animal',
    second: 'most with exactly 2 animals',
  },
  humble: { name: 'Humble', first: 'fewest points', second: 'fewest elders' },
  track: { name: 'Track', first: 'furthest along the architect track', second: 'most architects' },
};
