import { ours, rulebook } from '../clauses.ts';
import { list } from '../compose.ts';
import { blessingsMarked } from '../composeRules.ts';
import { animalsText, pileLines, shownText, splitAnimalsText, splitShownText, toolsText } from '../editionCards.ts';
import { track, trackText } from '../figures.ts';
import type { SectionRules } from '../shape/texts.ts';
import { blessings } from './blessings.ts';
import { cardTerms } from './cardTerms.ts';

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
      ...pileLines(cardTerms),
      `Tools on artisan cards: ${toolsText(cardTerms, 'single')}. On sculptor/artisan cards: ${toolsText(cardTerms, 'split')}. Tiles show no tool.`,
    ],
  },
  C3: {
    title: 'Animals on the beasts of burden',
    text: [
      `Card by card, ${animalsText(cardTerms)} Split cards: ${splitAnimalsText(cardTerms)}. This is reconstructed.`,
      rulebook('There are cards with 1 and cards with 2.'),
    ],
  },
  C4: {
    title: 'Types on the elders',
    text: [
      `${shownText(cardTerms)} Split cards: ${splitShownText(cardTerms)}. All but the first are reconstructed.`,
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
