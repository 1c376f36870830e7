import { ours } from '../clauses.ts';
import { capital } from '../compose.ts';
import { cardCounts, facesText, tileCount, tileCounts } from '../editionCards.ts';
import { figures } from '../figures.ts';
import { BLESSING_IDS, COMPLETION_IDS } from '../ids.ts';
import { sikuSet } from '../ruleFigures.ts';
import type { SectionRules } from '../shape/texts.ts';
import { cardTerms } from './cardTerms.ts';
import { spelled } from './numbers.ts';

const { blocks } = figures;
const [ones, twos, threes, fours] = tileCounts;

export const setupRules: SectionRules<'S'> = {
  S1: {
    title: 'Building cards',
    text: `Of the ${cardCounts.all} building cards ${cardCounts.single} show one type: ${facesText(cardTerms, 'single')}. The other ${cardCounts.split} are split: ${facesText(cardTerms, 'split')}. Their backs are numbered 1 to 4. Shuffle each number by itself, then stack them with the 1s on top and the 4s at the bottom: that is the draw pile. Its first ${spelled(figures.display.size)} cards, face up, are the display.`,
  },
  S2: {
    title: 'Floor tiles',
    text: [
      `The backs of the ${tileCount} floor tiles are numbered as well, and ${ones} of them carry a 1.`,
      ours(`Of the others ${twos} carry a 2, ${threes} a 3 and ${fours} a 4.`),
      'Deal the 1s at random, face up, onto the bottom level. Shuffle each other number by itself and stack 2 over 3 over 4. A new tile is always the top one of this stack, whichever level it lands on.',
    ],
  },
  S3: {
    title: 'Blessing cards',
    text: `Shuffle the ${BLESSING_IDS.length} blessing cards, less those that do not suit the number of players (C5), and turn ${spelled(figures.faceUp)} face up.`,
  },
  S4: {
    title: 'Three players',
    text: `Each player takes ${blocks.each} ice blocks of one colour. However many play, everyone begins with 0 points and with their marker on the start of their architect track.`,
  },
  S5: {
    title: 'Four players',
    text: `Each player takes ${blocks.ofFour} ice blocks. One more block per player waits beside a completion card, drawn at random from the ${spelled(COMPLETION_IDS.length)} and laid face up. ${capital(spelled(figures.extraTurns))} of these blocks will be placed at the very end (W1).`,
  },
  S6: {
    title: 'Two players',
    text: `A third colour belongs to Siku, whom both of you play. Each player takes ${blocks.each} own blocks and ${blocks.siku} of Siku’s and arranges them in ${sikuSet.sets} sets of ${sikuSet.own} own blocks and ${sikuSet.siku} of Siku’s. The first set is the active one. Leave out the blessings marked 3+. See Y1 to Y4.`,
  },
  S7: {
    title: 'Solo',
    text: `Set up as for three players; two dummies with ${blocks.each} blocks each play against you. Leave out the blessings marked 2+ or 3+. See Z1 to Z9.`,
  },
  S8: {
    title: 'Who begins',
    text: 'The first player is chosen by the players or by chance (O4). Turns go round clockwise.',
  },
};
