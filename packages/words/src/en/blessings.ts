import type { BlessingKindTexts, BlessingWordings } from '../shape/texts.ts';

export const blessingKinds: BlessingKindTexts = {
  immediate: 'Immediate',
  oneTime: 'One-time',
  reaction: 'One-time, in anyone’s turn',
  end: 'End of the game',
};

export const blessings: BlessingWordings = {
  expansion: {
    name: 'Expansion',
    line: 'Square with 3 of yours: 9 points; all 4: 12',
    effect:
      'When a square is completed, score 9 points if three of its four blocks are yours, or 12 points if all four are.',
  },
  movement: {
    name: 'Movement',
    line: 'Swap any two open tiles before placing',
    effect: 'After taking your card and before placing your block, swap any two open tiles, on any levels.',
  },
  inspiration: {
    name: 'Inspiration',
    line: '3 steps on the architect track',
    effect: 'Take 3 steps on the architect track, but not beyond its last space.',
  },
  insight: {
    name: 'Insight',
    line: 'Points equal to your track number',
    effect:
      'Score as many points as your number on the architect track. On a space without a number, the next higher one counts; so before the first number it is 1 point.',
  },
  discovery: {
    name: 'Discovery',
    line: 'Reveal 3 more cards to choose from',
    effect:
      'Before you take a card, reveal three more from the draw pile, or as many as it still holds, and choose among all of them. An empty pile allows no Discovery.',
  },
  progress: {
    name: 'Progress',
    line: 'Artisans score more: 1 5 10 18 30, sets 12',
    effect:
      'Your artisans score by a better table: 1, 5, 10, 18 or 30 points for 1 to 5 with the same tool, and 12 for each set of three tools.',
  },
  abundance: {
    name: 'Abundance',
    line: 'A second turn now, but miss your next',
    effect:
      'At the end of your turn, once the display is refilled, play another turn straight away. In return you miss your next one.',
  },
  luck: { name: 'Luck', line: '6 points', effect: 'Score 6 points.' },
  construction: {
    name: 'Construction',
    line: 'A builder; the most builders score 25',
    effect:
      'Lay it with your builders: it is one of them. If you have the most builders at the end, you score 25 points for them rather than 20, and 15 rather than 12 if tied. Otherwise you score 2 per builder as usual.',
  },
  legend: {
    name: 'Legend',
    line: 'An architect and 1 step on the track',
    effect: 'Take 1 step on the architect track and lay the card with your architects: it is one of them.',
  },
  moon: {
    name: 'Moon',
    line: 'Swap a free block with another colour’s',
    effect: 'Swap a free block of yours in the temple with a free block of another colour.',
  },
  edge: {
    name: 'Edge',
    line: '1 point per block of yours on the edge',
    effect: 'Score 1 point for each of your blocks on outer tiles.',
  },
  stability: {
    name: 'Stability',
    line: '2 points per corner block, at most 14',
    effect: 'Score 2 points for each of your blocks on corner tiles, but no more than 14 in all.',
  },
  structure: {
    name: 'Structure',
    line: 'Support scores 3 points per block',
    effect: 'For the block you have just placed, each supporting block of yours earns 3 points rather than 1.',
  },
  transference: {
    name: 'Transference',
    line: 'One of your cards counts as another type',
    effect:
      'One of your building cards counts as a card of another type. As an artisan it gets the tool you choose. As a beast of burden it shows no animal. As an elder it scores nothing by itself, but it counts as an elder.',
  },
  change: {
    name: 'Change',
    line: 'An artisan; choose its tool at the end',
    effect: 'Lay it with your artisans: it is one of them. Before end scoring you choose its tool.',
  },
  decoration: {
    name: 'Decoration',
    line: 'Sculptors score by a better table',
    effect: 'For 1 to 10 sculptors you score 7, 12, 18, 25, 33, 38, 47, 57, 68 or 79 points.',
    note: 'The step at 6 sculptors looks like a misprint, but this is what the only source says.',
  },
  diversity: {
    name: 'Diversity',
    line: 'Sets of six score 15 instead of 10',
    effect: 'Each of your sets of all six types is worth 15 points rather than 10.',
  },
  foresight: {
    name: 'Foresight',
    line: 'Reserve a card of the display',
    effect:
      'At the end of any turn, after the refill, reserve a card of the display by laying one of your blocks on it. In your next turn you must take that card if it fits. If it does not, you take another one and check again in the turn after.',
  },
  providence: {
    name: 'Providence',
    line: '7 points for a line you lead, 4 if tied',
    effect:
      'When a row or column is completed and most of its blocks are yours, score 7 points; if you are tied for the most, score 4.',
  },
};
