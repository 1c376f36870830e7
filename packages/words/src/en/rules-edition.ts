import { ours, rulebook } from '../clauses.ts';
import { list } from '../compose.ts';
import { blessingsMarked } from '../composeRules.ts';
import { track, trackText } from '../figures.ts';
import type { SectionRules } from '../shape/texts.ts';
import { blessings } from './blessings.ts';

function marked(players: 2 | 3): string {
  const names = blessingsMarked(players).map(
    ({ id, isKnown }) => `${blessings[id].name} (${isKnown ? 'known' : 'reconstructed'})`,
  );
  return list(names, 'and');
}

export const editionRules: SectionRules<'C'> = {
  C1: {
    title: 'The architect track',
    text: [
      `After the start there are ${track.length} spaces: ${trackText}. A dash is a space without a number. This is reconstructed.`,
      rulebook('The track starts on a symbol, ends at 10, leaves some spaces without a number and has a 3.'),
    ],
  },
  C2: {
    title: 'Cards and tiles by number',
    lines: [
      [
        'How the cards spread over the numbers is reconstructed.',
        rulebook('Their totals are known (S1).'),
        'What the floor tiles show is ours entirely: the tiles of a number show the same symbols as its cards.',
        rulebook(
          'Known are a tile half artisan, half sculptor, and that a split card fits a split tile if one symbol is the same.',
        ),
        'So the box may well have tiles with other pairs.',
      ],
      'Number 1 (25): 5 builders, 4 sculptors, 6 artisans, 4 beasts of burden, 3 architects, 3 elders.',
      'Number 2 (16): 2 builders, 2 sculptors, 1 artisan, 2 beasts of burden, 2 architects, 1 elder, 2 builder/architect, 3 sculptor/artisan, 1 beast of burden/elder.',
      'Number 3 (9): 1 builder, 1 sculptor, 1 artisan, 1 beast of burden, 1 architect, 1 builder/architect, 2 sculptor/artisan, 1 beast of burden/elder.',
      'Number 4 (4): 1 artisan, 1 elder, 1 builder/architect, 1 sculptor/artisan.',
      'Tools on artisan cards: number 1 two of each, number 2 rope, number 3 pickaxe, number 4 pole saw. On sculptor/artisan cards: number 2 one of each, number 3 rope and pickaxe, number 4 pole saw. Tiles show no tool.',
    ],
  },
  C3: {
    title: 'Animals on the beasts of burden',
    text: [
      'Number 1: two cards with 1 animal and two with 2. Number 2: one with 1 and one with 2. Number 3: one with 1. The two split cards show 1 each. This is reconstructed.',
      rulebook('There are cards with 1 and cards with 2.'),
    ],
  },
  C4: {
    title: 'Types on the elders',
    text: [
      'Number 1: artisan and elder; builder and sculptor; beast of burden and architect. Number 2: sculptor and beast of burden. Number 4: builder and architect. Split cards: number 2 artisan and beast of burden, number 3 sculptor and architect. All but the first are reconstructed.',
      rulebook('An elder that shows artisan and elder exists.'),
    ],
  },
  C5: {
    title: 'Blessings for more players',
    text: `Marked 3+, so left out with two players and solo: ${marked(3)}. Marked 2+, so left out solo: ${marked(2)}. Foresight needs a card revealed after every turn, which the solo game lacks.`,
  },
  C6: {
    title: 'Colours',
    text: [
      'As reviews report, builders are purple, sculptors blue, artisans turquoise, beasts of burden brown, architects yellow, elders orange.',
      rulebook('Among the players’ colours are turquoise, orange and blue.'),
      ours('The fourth colour is ours. Every colour also has a pattern of its own.'),
    ],
  },
};
