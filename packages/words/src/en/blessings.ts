import { list } from '../compose.ts';
import { count } from '../count.ts';
import { blessingFigures, figures, firstNumber, tables } from '../figures.ts';
import type { BlessingKindTexts, BlessingWordings } from '../shape/texts.ts';
import { spelled } from './numbers.ts';

export const blessingKinds: BlessingKindTexts = {
  immediate: 'Immediate',
  oneTime: 'One-time',
  reaction: 'One-time, in anyone’s turn',
  end: 'End of the game',
};

export const blessings: BlessingWordings = {
  expansion: {
    name: 'Expansion',
    line: `Square with 3 of yours: ${blessingFigures.expansion.three} points; all 4: ${blessingFigures.expansion.four}`,
    effect: `When a square is completed, score ${blessingFigures.expansion.three} points if three of its four blocks are yours, or ${blessingFigures.expansion.four} points if all four are.`,
  },
  movement: {
    name: 'Movement',
    line: 'Swap any two open tiles before placing',
    effect: 'After taking your card and before placing your block, swap any two open tiles, on any levels.',
  },
  inspiration: {
    name: 'Inspiration',
    line: `${count(blessingFigures.inspiration.spaces, 'step', 'steps')} on the architect track`,
    effect: `Take ${count(blessingFigures.inspiration.spaces, 'step', 'steps')} on the architect track, but not beyond its last space.`,
  },
  insight: {
    name: 'Insight',
    line: 'Points equal to your track number',
    effect: `Score as many points as your number on the architect track. On a space without a number, the next higher one counts; so before the first number it is ${count(firstNumber, 'point', 'points')}.`,
  },
  discovery: {
    name: 'Discovery',
    line: `Reveal ${blessingFigures.discovery.cards} more cards to choose from`,
    effect: `Before you take a card, reveal ${spelled(blessingFigures.discovery.cards)} more from the draw pile, or as many as it still holds, and choose among all of them. An empty pile allows no Discovery.`,
  },
  progress: {
    name: 'Progress',
    line: `Artisans score more: ${tables.progress.join(' ')}, sets ${blessingFigures.progress.toolSet}`,
    effect: `Your artisans score by a better table: ${list(tables.progress, 'or')} points for 1 to ${tables.progress.length} with the same tool, and ${blessingFigures.progress.toolSet} for each set of three tools.`,
  },
  abundance: {
    name: 'Abundance',
    line: 'A second turn now, but miss your next',
    effect:
      'At the end of your turn, once the display is refilled, play another turn straight away. In return you miss your next one.',
  },
  luck: {
    name: 'Luck',
    line: `${count(blessingFigures.luck.points, 'point', 'points')}`,
    effect: `Score ${count(blessingFigures.luck.points, 'point', 'points')}.`,
  },
  construction: {
    name: 'Construction',
    line: `A builder; the most builders score ${blessingFigures.construction.most}`,
    effect: `Lay it with your builders: it is one of them. If you have the most builders at the end, you score ${blessingFigures.construction.most} points for them rather than ${figures.builders.most}, and ${blessingFigures.construction.tied} rather than ${figures.builders.tied} if tied. Otherwise you score ${figures.builders.each} per builder as usual.`,
  },
  legend: {
    name: 'Legend',
    line: `An architect and ${count(blessingFigures.legend.spaces, 'step', 'steps')} on the track`,
    effect: `Take ${count(blessingFigures.legend.spaces, 'step', 'steps')} on the architect track and lay the card with your architects: it is one of them.`,
  },
  moon: {
    name: 'Moon',
    line: 'Swap a free block with another colour’s',
    effect: 'Swap a free block of yours in the temple with a free block of another colour.',
  },
  edge: {
    name: 'Edge',
    line: `${count(blessingFigures.edge.each, 'point', 'points')} per block of yours on the edge`,
    effect: `Score ${count(blessingFigures.edge.each, 'point', 'points')} for each of your blocks on outer tiles.`,
  },
  stability: {
    name: 'Stability',
    line: `${count(blessingFigures.stability.each, 'point', 'points')} per corner block, at most ${blessingFigures.stability.most}`,
    effect: `Score ${count(blessingFigures.stability.each, 'point', 'points')} for each of your blocks on corner tiles, but no more than ${blessingFigures.stability.most} in all.`,
  },
  structure: {
    name: 'Structure',
    line: `Support scores ${count(blessingFigures.structure.each, 'point', 'points')} per block`,
    effect: `For the block you have just placed, each supporting block of yours earns ${count(blessingFigures.structure.each, 'point', 'points')} rather than ${figures.support}.`,
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
    effect: `For 1 to ${tables.decoration.length} sculptors you score ${list(tables.decoration, 'or')} points.`,
    note: 'The one small step amid the growing ones looks like a misprint, but this is what the only source says.',
  },
  diversity: {
    name: 'Diversity',
    line: `Sets of six score ${blessingFigures.diversity.set} instead of ${figures.set}`,
    effect: `Each of your sets of all six types is worth ${blessingFigures.diversity.set} points rather than ${figures.set}.`,
  },
  foresight: {
    name: 'Foresight',
    line: 'Reserve a card of the display',
    effect:
      'At the end of any turn, after the refill, reserve a card of the display by laying one of your blocks on it. In your next turn you must take that card if it fits. If it does not, you take another one and check again in the turn after.',
  },
  providence: {
    name: 'Providence',
    line: `${blessingFigures.providence.most} points for a line you lead, ${blessingFigures.providence.tied} if tied`,
    effect: `When a row or column is completed and most of its blocks are yours, score ${blessingFigures.providence.most} points; if you are tied for the most, score ${blessingFigures.providence.tied}.`,
  },
};
