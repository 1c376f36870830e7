import { blessingFigures } from '../figures.ts';
import type { OptionTexts } from '../shape/texts.ts';

export const options: OptionTexts = {
  reshuffle: {
    name: 'When no card fits',
    line: 'Where the cards of the display go when none of them fits (T4). The printed rules differ.',
    values: {
      whole: { name: 'Whole pile', line: 'They are shuffled into the whole draw pile.' },
      sameBack: {
        name: 'Same number',
        line: 'Each is shuffled only into the cards with its own back number, and the order of the numbers stays.',
      },
      below: {
        name: 'Under the next cards',
        line: 'The next cards are revealed first; then the old ones are shuffled into the rest of the draw pile.',
      },
    },
  },
  outerTop: {
    name: 'Edge of the top level',
    line: 'Whether the four spaces of the top level are outer and corner tiles too (G4). The rulebooks do not say.',
    values: {
      false: { name: 'Does not count', line: 'Only levels 1 to 3 have outer and corner tiles.' },
      true: {
        name: 'Counts',
        line: 'The four top spaces are outer and corner tiles too, and ties over outer or corner tiles go on to level 4.',
      },
    },
  },
  expansion: {
    name: 'Expansion',
    line: 'What happens to the usual award of the square for which you use Expansion (E30).',
    values: {
      replaces: {
        name: 'Replaces the award',
        line: `You score ${blessingFigures.expansion.three} or ${blessingFigures.expansion.four} points and nothing else for that square.`,
      },
      adds: {
        name: 'Adds to the award',
        line: `You score ${blessingFigures.expansion.three} or ${blessingFigures.expansion.four} points and the award of the square as well.`,
      },
    },
  },
  firstPlayer: {
    name: 'First player',
    line: 'Who begins. In the solo game it is always you (Z1).',
    values: {
      seat0: { name: 'First seat', line: 'The player in the first seat begins.' },
      random: { name: 'Random', line: 'Chance decides who begins.' },
    },
  },
  blessings: {
    name: 'Blessings in the game',
    line: 'Which blessing cards are shuffled in.',
    values: {
      all: { name: 'All', line: 'All that suit the number of players.' },
      chosen: { name: 'Chosen', line: 'Only those you choose, even very few or none at all.' },
    },
  },
};
