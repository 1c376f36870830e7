import { ours } from '../clauses.ts';
import { list } from '../compose.ts';
import { count } from '../count.ts';
import { figures, tables } from '../figures.ts';
import { CARD_TYPES } from '../ids.ts';
import type { SectionRules } from '../shape/texts.ts';
import { spelled } from './numbers.ts';

export const endRules: SectionRules<'F'> = {
  F1: {
    title: 'The end',
    text: [
      'The game ends when the top level is full. That turn is finished first, with its square, blessing and end-of-turn moment. Then every end blessing is used or kept.',
      ours('Everyone decides in turn order, on their own blessings in any order, and names the tool of a used Change.'),
    ],
  },
  F2: {
    title: 'The temple cap',
    text: [
      `The most blocks on outer tiles earn ${figures.cap} points and the right to set the temple cap. If tied, compare the outer tiles of level 1 only, then level 2, then level 3. If still tied, nobody scores, and whoever is last on the score track sets the cap.`,
      ours(
        'If several are last, the earlier seat sets it. If Siku or a dummy has the most, nobody scores, and again whoever is last sets the cap.',
      ),
    ],
  },
  F3: {
    title: 'Builders',
    text: [
      `The most builders score ${figures.builders.most} points. If several are tied for the most, each of them scores ${figures.builders.tied}. Everyone else scores ${figures.builders.each} per builder.`,
      ours('Without builders you score nothing.'),
    ],
  },
  F4: {
    title: 'Sculptors',
    text: [
      `For 1 to ${tables.sculptors.length} sculptors you score ${list(tables.sculptors, 'or')} points.`,
      ours(`More than ${tables.sculptors.length} count as ${tables.sculptors.length}.`),
    ],
  },
  F5: {
    title: 'Artisans',
    text: [
      `For each tool: 1 to ${tables.artisans.length} artisans with it score ${list(tables.artisans, 'or')} points.`,
      ours(`More count as ${tables.artisans.length}.`),
      `In addition each set of pickaxe, rope and pole saw scores ${figures.toolSet}. A card counts both for its tool and in a set.`,
    ],
  },
  F6: {
    title: 'Beasts of burden',
    text: 'Multiply the number of your beast of burden cards by the number of animals on all of them together.',
  },
  F7: {
    title: 'Architects',
    text: [
      'Multiply the number of your architects by your number on the architect track. On a space without a number, the last number you passed counts.',
      ours('Before the first number it is 0.'),
    ],
  },
  F8: {
    title: 'Elders',
    text: `Every elder shows two types. It scores ${count(figures.elder, 'point', 'points')} for each of your cards of these types; if it shows elders, it counts itself.`,
  },
  F9: {
    title: 'Unused blessings',
    text: `Each blessing you have not used scores ${figures.unusedBlessing} points.`,
  },
  F10: {
    title: 'Sets of six',
    text: `Each set of all ${spelled(CARD_TYPES.length)} types scores ${figures.set} points.`,
  },
  F11: {
    title: 'Winning',
    text: 'Whoever has the most points wins. If tied, the most blocks on outer tiles; if that is tied as well, the victory is shared.',
  },
  F12: {
    title: 'Siku and the dummies',
    text: [
      'Their builders and outer blocks count when a majority is judged and can take the award away from you. They themselves score nothing.',
      ours('A tie with them pays you the award for a tie.'),
    ],
  },
};
