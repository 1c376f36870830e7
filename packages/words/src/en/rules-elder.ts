import { ours, rulebook } from '../clauses.ts';
import { blessingFigures, figures } from '../figures.ts';
import type { ElderRules } from '../shape/texts.ts';
import { spelled } from './numbers.ts';

export const elderRules: ElderRules = {
  E1: {
    title: 'The elder brings a blessing',
    text: [
      `If you used your card as an elder, choose between the ${spelled(figures.faceUp)} face-up blessing cards once the squares of your turn are scored, and lay yours face up in front of you. The gap is filled at the end of the turn.`,
      ours('You cannot decline. If there is no blessing left, you take none.'),
    ],
  },
  E2: {
    title: 'Kinds of blessings',
    text: `Immediate ones are used when you take them, or kept. One-time ones can be used in a later turn of your own, reactions (E3) in anybody’s later turn, as many in one turn as you like; then they leave the game. End blessings are used just before end scoring. Any blessing you never use is worth ${figures.unusedBlessing} points in the end.`,
  },
  E3: {
    title: 'Reactions',
    text: [
      'Expansion and Providence can be used in anybody’s turn, Foresight at the end of anybody’s turn, but none of them in the turn in which you took it.',
      ours('Structure, Providence and Expansion are offered only when they bring you something.'),
    ],
  },
  E4: {
    title: 'The end of a turn',
    text: 'After the refill comes one moment for Moon and Abundance (active player) and Foresight (anyone). The active player goes first, then clockwise, each until they pass. A second turn from Abundance is a turn of its own, with its own end.',
  },
  E30: {
    title: 'Expansion and the award',
    text: 'Its points replace what you would get for that square; the others score as usual. With option O3 they come on top.',
  },
  E31: {
    title: 'Structure is decided on placing',
    text: 'Decide on Structure when your block is placed, before support is counted.',
  },
  E32: {
    title: 'Cards left after Discovery',
    text: `Cards not taken stay in the display, and it is refilled only when fewer than ${spelled(figures.display.size)} lie there. Solo: the extra cards lie beside the diamond, only you may take them, and they fill its next gaps before the draw pile does.`,
  },
  E33: {
    title: 'Limits of Abundance',
    text: ['You need a block for the second turn.', rulebook('You miss your next turn.')],
  },
  E34: {
    title: 'When and how Moon works',
    text: 'Use it in your own turn: before you take a card, before you place, or at the end. The swap itself scores nothing, neither support nor rows nor squares, but every later scoring counts the new positions. The other block may belong to any other colour, Siku and dummies included.',
  },
  E35: {
    title: 'Which lines Providence counts',
    text: 'Rows and columns of all levels count, one line per use, as it stands with the new block.',
  },
  E36: {
    title: 'The reserved card',
    text: 'Nobody else may take it, and it is not shuffled away. You place the very block that lies on it; until then that block still counts as part of your supply, and you need at least one to reserve. You may reserve even when no new card was revealed. When any card may be taken (T5, T6), the reserved one is allowed but not compulsory. With Siku you can use it for yourself only, and while your active set has no block of your own you need not take it. A reservation ends with your last regular turn and before the extra turns of a four-player game.',
  },
  E37: {
    title: 'Blessings that become cards',
    text: `Construction, Legend and Change, once used, are cards of their type in every way: for majorities, for sets and for elders. They are then no longer worth ${figures.unusedBlessing} points as unused blessings. Kept instead, they are unused blessings and nothing more.`,
  },
  E38: {
    title: 'Providence and Expansion together',
    text: 'Providence and Expansion may both answer the same block. Rows and columns come before squares.',
  },
  E39: {
    title: 'What Transference can move',
    text: `It moves one of your building cards, or a used Construction, Legend or Change. The moved card loses everything printed on its face: animals, the elder’s two types, the tool, and Construction’s ${blessingFigures.construction.most} or ${blessingFigures.construction.tied} points.`,
  },
};
