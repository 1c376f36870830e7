import { ours } from '../clauses.ts';
import { figures } from '../figures.ts';
import type { SectionRules } from '../shape/texts.ts';
import { spelled } from './numbers.ts';

const { ratings } = figures;

export const soloRules: SectionRules<'Z'> = {
  Z1: {
    title: 'The diamond',
    text: [
      `The display is a diamond of ${spelled(figures.display.size)} places. The marker of dummy 1 starts at the left, that of dummy 2 at the right. Clockwise the order is you, dummy 1, dummy 2; you start the first round.`,
      ours('The first cards lie top, right, bottom, left, and likewise after a shuffle (T4).'),
    ],
  },
  Z2: {
    title: 'Refill only when needed',
    text: [
      `The display is not refilled after a turn. If none of its cards fits, fill it up to ${spelled(figures.display.size)} at once; if still none fits, T4 or T6 applies.`,
      ours(
        'If several cards are left, look at top, right, bottom and left in this order: filling starts at the first gap that follows a card, and the top follows the left.',
      ),
    ],
  },
  Z3: {
    title: 'The dummy’s card',
    text: [
      'A dummy takes the card at its marker. If that card is gone or does not fit, it takes the next one clockwise, and so on.',
      ours('When any card may be taken (T5, T6), it takes the first card from its marker on, fitting or not.'),
    ],
  },
  Z4: {
    title: 'The dummy’s space',
    text: [
      'A dummy builds where it would score most. Add up its squares (as the active player it wins ties), its support and 1 for each row or column it completes.',
      ours('Rows and columns of the top level do not count.'),
      'Ties are broken by more from squares, then from rows, then from support, then by the space nearer to the middle of the temple, then by the one farther from the edge of its level.',
      ours(
        'Nearer means the straight line to the temple’s vertical axis, and it goes before the distance from the edge.',
      ),
      'If still tied, you choose.',
    ],
  },
  Z5: {
    title: 'The dummy’s split cards',
    text: [
      'The tile decides the type. If a builder/architect card is still tied before you would choose, tiles with a builder win and the card is used as a builder.',
      ours(
        'Where the tile does not decide, builder/architect is a builder, and for beast of burden/elder you choose. For sculptor/artisan it makes no difference.',
      ),
    ],
  },
  Z6: {
    title: 'What dummies do not do',
    text: [
      'Dummies never swap tiles, use no blessings, score nothing and take no steps. When a dummy takes an elder, the face-up blessing farther from the pile leaves the game; the other moves over, and the new one goes next to the pile.',
      ours(`Of the first ${spelled(figures.faceUp)}, the one turned up first lies farther away.`),
      'Dummies keep their builders for the majority; all their other cards leave the game.',
    ],
  },
  Z7: {
    title: 'Your points in a dummy’s turn',
    text: [
      'You score in squares that a dummy completes and may use your reactions.',
      ours('If it completes several squares, you pick the order.'),
    ],
  },
  Z8: {
    title: 'End of a round',
    text: `When all three have played, fill the gaps of the display, going clockwise from the card that is left. Then both markers move one place clockwise and the next seat clockwise begins the new round. There are ${figures.blocks.each} rounds.`,
  },
  Z9: {
    title: 'Your rating',
    text: `${ratings.slush}–${ratings.snowball - 1} slush, ${ratings.snowball}–${ratings.iceCube - 1} snowball, ${ratings.iceCube}–${ratings.iceBlock - 1} ice cube, ${ratings.iceBlock}–${ratings.iceberg - 1} ice block, ${ratings.iceberg}–${ratings.iceTemple - 1} iceberg, from ${ratings.iceTemple} ice temple. Below ${ratings.slush} there is no rating.`,
  },
};
