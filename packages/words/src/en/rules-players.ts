import { ours } from '../clauses.ts';
import { completionLines } from '../composeRules.ts';
import { figures } from '../figures.ts';
import { COMPLETION_IDS } from '../ids.ts';
import { sikuSet, turnsOfFour } from '../ruleFigures.ts';
import type { SectionRules } from '../shape/texts.ts';
import { completionCards } from './cards.ts';
import { spelled } from './numbers.ts';

const extra = spelled(figures.extraTurns);
const size = spelled(sikuSet.size);

export const fourPlayerRules: SectionRules<'W'> = {
  W1: {
    title: `The last ${extra} cards`,
    text: [
      `After ${turnsOfFour} turns ${extra} cards are left. Rank all players by the first line of the completion card; ties are broken by its second line, then in favour of whoever comes later in turn order. The best takes one of them and plays a full turn with the block kept aside; the next best does so with what is left. If nothing fits, T5 applies.`,
      ours(
        'The ranking is made once, before the first extra turn. Turn order is counted from the first player, whatever Abundance did.',
      ),
    ],
  },
  W2: {
    title: `The ${spelled(COMPLETION_IDS.length)} completion cards`,
    lines: [
      'First comes what counts, then what breaks a tie.',
      ...completionLines((id) => {
        const { name, first, second } = completionCards[id];
        return `${name}: ${first}. If tied: ${second}.`;
      }),
    ],
  },
  W3: {
    title: 'How the ranking counts',
    text: [
      'Points are those on the score track at that moment.',
      ours(
        'Blessings laid with a type (E37) count as cards of that type. For Artisans, Change counts as the tool that helps you most, in each line anew.',
      ),
    ],
  },
};

export const twoPlayerRules: SectionRules<'Y'> = {
  Y1: {
    title: 'For you or for Siku',
    text: `Each turn you take a card and use it for yourself, with a block of your own, or for Siku, with Siku’s block, always out of your active set. When all ${size} blocks of a set are placed, take the next set. So exactly ${spelled(sikuSet.siku)} of every ${size} turns goes to Siku.`,
  },
  Y2: {
    title: 'Siku’s cards',
    text: [
      'A card used for Siku is discarded. Used as a builder it lies face up as Siku’s instead. An elder brings no blessing.',
      ours('You may use the builder’s swap for Siku too.'),
    ],
  },
  Y3: {
    title: 'Siku’s blocks',
    text: [
      'Siku scores nothing: neither support nor rows nor squares. Nobody takes a step for a row that Siku’s block completes.',
      ours('Squares it completes are scored for the two of you, and you win ties, since it is your turn.'),
    ],
  },
  Y4: {
    title: 'Blessings in such a turn',
    text: 'Reactions, Movement, Moon and Discovery can be used in a turn for Siku; Structure cannot.',
  },
};
