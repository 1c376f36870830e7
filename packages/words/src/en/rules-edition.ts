import { optionRule } from '../compose.ts';
import type { SectionRules } from '../shape/texts.ts';
import { options } from './options.ts';

const DEFAULT_WORD = 'default';

export const optionRules: SectionRules<'O'> = {
  O1: optionRule(options.reshuffle, DEFAULT_WORD),
  O2: optionRule(options.outerTop, DEFAULT_WORD),
  O3: optionRule(options.expansion, DEFAULT_WORD),
  O4: optionRule(options.firstPlayer, DEFAULT_WORD),
  O5: optionRule(options.blessings, DEFAULT_WORD),
};

export const editionRules: SectionRules<'C'> = {
  C1: {
    title: 'The architect track',
    text: 'After the start there are 15 spaces: –, 1, –, 2, 3, –, 4, 5, –, 6, 7, –, 8, 9, 10. A dash is a space without a number. We know that the track starts on a symbol, ends at 10, leaves some spaces empty and has a 3; the rest is reconstructed.',
  },
  C2: {
    title: 'Cards and tiles by number',
    text: [
      'Cards and tiles with the same back number show the same symbols. The totals of the cards are known, how they spread over the numbers is reconstructed.',
      'Number 1 (25): 5 builders, 4 sculptors, 6 artisans, 4 beasts of burden, 3 architects, 3 elders.',
      'Number 2 (16): 2 builders, 2 sculptors, 1 artisan, 2 beasts of burden, 2 architects, 1 elder, 2 builder/architect, 3 sculptor/artisan, 1 beast of burden/elder.',
      'Number 3 (9): 1 builder, 1 sculptor, 1 artisan, 1 beast of burden, 1 architect, 1 builder/architect, 2 sculptor/artisan, 1 beast of burden/elder.',
      'Number 4 (4): 1 artisan, 1 elder, 1 builder/architect, 1 sculptor/artisan.',
      'Tools on artisan cards: number 1 two of each, number 2 rope, number 3 pickaxe, number 4 pole saw. On sculptor/artisan cards: number 2 one of each, number 3 rope and pickaxe, number 4 pole saw. Tiles show no tool.',
    ].join('\n'),
  },
  C3: {
    title: 'Animals on the beasts of burden',
    text: 'Number 1: two cards with 1 animal and two with 2. Number 2: one with 1 and one with 2. Number 3: one with 1. The two split cards show 1 each. That there are cards with 1 and with 2 is known, how many is reconstructed.',
  },
  C4: {
    title: 'Types on the elders',
    text: 'Number 1: artisan and elder; builder and sculptor; beast of burden and architect. Number 2: sculptor and beast of burden. Number 4: builder and architect. Split cards: number 2 artisan and beast of burden, number 3 sculptor and architect. Only the first pair is known, the others are reconstructed.',
  },
  C5: {
    title: 'Blessings for more players',
    text: 'Marked 3+, so left out with two players and solo: Abundance (known) and Foresight (reconstructed). Marked 2+, so left out solo: Moon (reconstructed).',
  },
  C6: {
    title: 'Colours',
    text: 'Builders are purple, sculptors blue, artisans turquoise, beasts of burden brown, architects yellow, elders orange. The players’ turquoise, orange and blue are known, the fourth colour is ours. Every colour also has a pattern of its own.',
  },
};
