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
      'The game ends when the top level is complete. Finish that turn first: its square, its blessing, and any blessings used at its end. Then use or keep every end blessing.',
      ours(
        'Players decide in turn order, each on their own blessings in any order, and choose the tool of a used Change.',
      ),
    ],
  },
  F2: {
    title: 'The temple cap',
    text: [
      `Whoever has the most blocks on outer tiles scores ${figures.cap} points and places the temple cap. If tied, compare the outer tiles on level 1 only, then level 2, then level 3. If still tied, nobody scores, and whoever is last on the score track places the cap.`,
      ours(
        'If several players are tied for last, the one in the earliest seat places it. If Siku or a dummy has the most, nobody scores, and whoever is last places the cap then, too.',
      ),
    ],
  },
  F3: {
    title: 'Builders',
    text: [
      `Whoever has the most builders scores ${figures.builders.most} points. If several are tied for the most, each of them scores ${figures.builders.tied}. Everyone else scores ${figures.builders.each} per builder.`,
      ours('With no builders, you score nothing.'),
    ],
  },
  F4: {
    title: 'Sculptors',
    text: [
      `Score ${list(tables.sculptors, 'or')} points for 1 to ${tables.sculptors.length} sculptors.`,
      ours(`More than ${tables.sculptors.length} count as ${tables.sculptors.length}.`),
    ],
  },
  F5: {
    title: 'Artisans',
    text: [
      `For each tool, 1 to ${tables.artisans.length} artisans with it score ${list(tables.artisans, 'or')} points.`,
      ours(`More count as ${tables.artisans.length}.`),
      `Each set of pickaxe, rope and pole saw scores ${figures.toolSet} more. A card counts for its tool and in a set.`,
    ],
  },
  F6: {
    title: 'Beasts of burden',
    text: 'Multiply the number of your beast of burden cards by the number of animals on all of them together.',
  },
  F7: {
    title: 'Architects',
    text: [
      'Multiply the number of your architects by your number on the architect track. On a space without a number, use the last number you passed.',
      ours('Before the first number, it’s 0.'),
    ],
  },
  F8: {
    title: 'Elders',
    text: `Every elder shows two types. It scores ${count(figures.elder, 'point', 'points')} for each of your cards of those types. If it shows elders, it counts itself.`,
  },
  F9: {
    title: 'Unused blessings',
    text: `Each blessing you haven’t used scores ${figures.unusedBlessing} points.`,
  },
  F10: {
    title: 'Sets of six',
    text: `Each set of all ${spelled(CARD_TYPES.length)} types scores ${figures.set} points.`,
  },
  F11: {
    title: 'Winning',
    text: 'Whoever has the most points wins. If tied, whoever has the most blocks on outer tiles wins; if that’s tied too, they share the victory.',
  },
  F12: {
    title: 'Siku and the dummies',
    text: [
      'Their builders and outer blocks count towards majorities and can take those points away from you. They score nothing themselves.',
      ours('If you tie with them, you score as for any tie.'),
    ],
  },
};
