import { count } from '../count.ts';
import { blessingFigures, figures } from '../figures.ts';
import type { SourceTexts, Standing } from '../shape/sources.ts';
import type { RatingTexts } from '../shape/texts.ts';

export const ratings: RatingTexts = {
  none: { name: 'No rating', line: 'Every glacier begins with a single snowflake. Try again!' },
  slush: { name: 'Slush', line: 'It’s holding, for now. Colder nights will come.' },
  snowball: { name: 'Snowball', line: 'It’s taking shape. Keep it rolling!' },
  iceCube: { name: 'Ice cube', line: 'Small and clear, with clean edges. Well done!' },
  iceBlock: { name: 'Ice block', line: 'Solid work. You could build on this.' },
  iceberg: { name: 'Iceberg', line: 'Mighty! And we’ve only seen the tip of it.' },
  iceTemple: { name: 'Ice temple', line: 'A masterpiece. No spring will ever melt it.' },
};

const STANDINGS: Readonly<Record<Standing, string>> = {
  most: 'the most',
  tied: 'tied for the most',
  behind: 'not the most',
};

export const sources: SourceTexts = {
  support: {
    name: 'Support',
    explain: ({ blocks, each }) => `${count(blocks, 'supporting block', 'supporting blocks')} × ${each}`,
  },
  square: { name: 'Square', explain: ({ blocks }) => `${blocks} of the 4 blocks` },
  expansion: { name: 'Expansion', explain: ({ blocks }) => `${blocks} of the 4 blocks` },
  providence: {
    name: 'Providence',
    explain: ({ blocks, standing }) => `${count(blocks, 'block', 'blocks')}, ${STANDINGS[standing]}`,
  },
  temple: { name: 'During the game', explain: () => 'support, squares and blessings' },
  insight: { name: 'Insight', explain: ({ number }) => `track number ${number}` },
  luck: { name: 'Luck', explain: () => 'a gift' },
  edge: {
    name: 'Edge',
    explain: ({ blocks }) => `${count(blocks, 'outer block', 'outer blocks')} × ${blessingFigures.edge.each}`,
  },
  stability: {
    name: 'Stability',
    explain: ({ blocks }) =>
      `${count(blocks, 'corner block', 'corner blocks')} × ${blessingFigures.stability.each}, at most ${blessingFigures.stability.most}`,
  },
  cap: {
    name: 'Temple cap',
    explain: ({ blocks, standing }) => `${count(blocks, 'outer block', 'outer blocks')}, ${STANDINGS[standing]}`,
  },
  builders: {
    name: 'Builders',
    explain: ({ cards, standing }) => {
      const builders = count(cards, 'builder', 'builders');
      return standing === 'behind' ? `${builders} × ${figures.builders.each}` : `${builders}, ${STANDINGS[standing]}`;
    },
  },
  sculptors: { name: 'Sculptors', explain: ({ cards }) => count(cards, 'sculptor', 'sculptors') },
  artisans: {
    name: 'Artisans',
    explain: ({ pickaxe, rope, saw, sets }) =>
      [
        count(pickaxe, 'pickaxe', 'pickaxes'),
        count(rope, 'rope', 'ropes'),
        count(saw, 'pole saw', 'pole saws'),
        count(sets, 'set', 'sets'),
      ].join(', '),
  },
  beasts: {
    name: 'Beasts of burden',
    explain: ({ cards, symbols }) => `${count(cards, 'card', 'cards')} × ${count(symbols, 'animal', 'animals')}`,
  },
  architects: {
    name: 'Architects',
    explain: ({ cards, number }) => `${count(cards, 'architect', 'architects')} × ${number}`,
  },
  elders: {
    name: 'Elders',
    explain: ({ cards, matches }) =>
      `${count(cards, 'elder', 'elders')}, ${count(matches, 'matching card', 'matching cards')}`,
  },
  blessings: { name: 'Unused blessings', explain: ({ cards }) => `${cards} unused × ${figures.unusedBlessing}` },
  sets: { name: 'Sets of six', explain: ({ sets, each }) => `${count(sets, 'set', 'sets')} × ${each}` },
  total: { name: 'Total' },
};
