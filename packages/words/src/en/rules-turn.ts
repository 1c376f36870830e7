import { ours, summary } from '../clauses.ts';
import { figures } from '../figures.ts';
import type { SectionRules } from '../shape/texts.ts';
import { spelled } from './numbers.ts';

/** T7: how many cards the display has. */
const shown = spelled(figures.display.size);

export const turnRules: SectionRules<'T'> = {
  T1: {
    title: 'A turn',
    text: 'Take one card of the display. Place a block of yours on an open space whose tile shows the symbol of that card. Then count in this order: support points, completed rows and columns, completed squares. If the card was an elder, choose a blessing next. Last of all the display is refilled, and the next player follows. The cards you take lie open in front of you, sorted by type: everybody can see what everybody has collected.',
  },
  T2: {
    title: 'Only cards that fit',
    text: 'A card can be taken only while at least one open space shows one of its symbols.',
  },
  T3: {
    title: 'Split tiles and cards',
    text: [
      'A split tile accepts either of its two symbols. A split card can be used as either of its types: the tile you build on decides which, and the card belongs to that type for the rest of the game.',
      ours('Where card and tile share both symbols, you choose.'),
    ],
  },
  T4: {
    title: 'No card fits',
    text: [
      `If a turn starts and no card of the display can be taken, shuffle the display into the draw pile and reveal ${shown} new cards; repeat until one can be taken. The rulebooks know two ways: into the whole pile, or each card only among those with its own number.`,
      summary('A third way reveals the new cards first and then shuffles the old ones into the rest of the pile.'),
      ours(
        `Option O1 chooses the way. Blessings may be used only after that. All cards go back, even if more than ${shown} lie there. A reserved card stays (E28) and counts as one of the new ${shown}.`,
      ),
    ],
  },
  T5: {
    title: 'No card fits and the pile is empty',
    text: [
      'If the draw pile is empty too, take any card and build on any open space. The card joins its type.',
      ours(
        'A split card joins the type you choose. An elder still brings a blessing. A builder has nothing to swap, because no builder tile is open.',
      ),
    ],
  },
  T6: {
    title: 'Shuffling would not help',
    text: `If none of the cards that a shuffle could turn up would fit either, do not shuffle: T5 applies at once. Which cards those are depends on option O1: all cards of the draw pile, or only those of the numbers that the new ${shown} would come from.`,
  },
  T7: {
    title: 'Refill',
    text: `At the end of a turn the display is filled up to ${shown} cards as long as the draw pile lasts. If more than ${shown} are lying there (Discovery), none is added.`,
  },
};

export const builderRules: SectionRules<'B'> = {
  B1: {
    title: 'The builder’s swap',
    text: [
      'When you use a card as a builder, you may, once in the turn and before placing, swap an open tile showing a builder with any other open tile, on any levels. Your block must then go on that builder tile in its new place. Swapping turns a split card into a builder.',
      ours('If Movement carries the tile on afterwards, the block follows it.'),
    ],
  },
  B2: {
    title: 'Which tiles can be swapped',
    text: [
      'A split tile that shows a builder counts as a builder tile.',
      ours('You may even swap two builder tiles; your block then goes on either of the two.'),
    ],
  },
};
