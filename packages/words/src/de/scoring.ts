import { count } from '../count.ts';
import { blessingFigures, figures } from '../figures.ts';
import type { SourceTexts, Standing } from '../shape/sources.ts';
import type { RatingTexts } from '../shape/texts.ts';

export const ratings: RatingTexts = {
  none: { name: 'Keine Einstufung', line: 'Jeder Gletscher fängt mit einer Flocke an. Gleich noch mal!' },
  slush: { name: 'Schmelzwasser', line: 'Noch hält es. Die kalten Nächte kommen erst.' },
  snowball: { name: 'Schneeball', line: 'Das nimmt Form an. Immer schön weiterrollen!' },
  iceCube: { name: 'Eiswürfel', line: 'Klein, klar, saubere Kanten. Gut gemacht!' },
  iceBlock: { name: 'Eisblock', line: 'Solide Arbeit. Darauf lässt sich bauen.' },
  iceberg: { name: 'Eisberg', line: 'Gewaltig! Und das ist erst die Spitze.' },
  iceTemple: { name: 'Eistempel', line: 'Ein Meisterwerk. Dem kann kein Frühling etwas anhaben.' },
};

const STANDINGS: Readonly<Record<Standing, string>> = {
  most: 'die meisten',
  tied: 'Gleichstand an der Spitze',
  behind: 'nicht die meisten',
};

export const sources: SourceTexts = {
  support: {
    name: 'Unterstützung',
    explain: ({ blocks, each }) => `${count(blocks, 'Block', 'Blöcke')} darunter × ${each}`,
  },
  square: { name: 'Quadrat', explain: ({ blocks }) => `${blocks} der 4 Blöcke` },
  expansion: { name: 'Ausbreitung', explain: ({ blocks }) => `${blocks} der 4 Blöcke` },
  providence: {
    name: 'Vorhersehung',
    explain: ({ blocks, standing }) => `${count(blocks, 'Block', 'Blöcke')}, ${STANDINGS[standing]}`,
  },
  temple: { name: 'Beim Bauen', explain: () => 'Unterstützung, Quadrate und Segen' },
  insight: { name: 'Einsicht', explain: ({ number }) => `Zahl ${number} auf der Leiste` },
  luck: { name: 'Glück', explain: () => 'ein Geschenk' },
  edge: {
    name: 'Rand',
    explain: ({ blocks }) => `${count(blocks, 'Block', 'Blöcke')} auf Außenplatten × ${blessingFigures.edge.each}`,
  },
  stability: {
    name: 'Stabilität',
    explain: ({ blocks }) =>
      `${count(blocks, 'Eckblock', 'Eckblöcke')} × ${blessingFigures.stability.each}, höchstens ${blessingFigures.stability.most}`,
  },
  cap: {
    name: 'Tempelkuppe',
    explain: ({ blocks, standing }) => `${count(blocks, 'Block', 'Blöcke')} auf Außenplatten, ${STANDINGS[standing]}`,
  },
  builders: {
    name: 'Arbeiter',
    explain: ({ cards, standing }) =>
      standing === 'behind'
        ? `${cards} Arbeiter × ${figures.builders.each}`
        : `${cards} Arbeiter, ${STANDINGS[standing]}`,
  },
  sculptors: { name: 'Eisschnitzer', explain: ({ cards }) => `${cards} Eisschnitzer` },
  artisans: {
    name: 'Handwerker',
    explain: ({ pickaxe, rope, saw, sets }) =>
      [
        count(pickaxe, 'Spitzhacke', 'Spitzhacken'),
        count(rope, 'Seil', 'Seile'),
        count(saw, 'Stangensäge', 'Stangensägen'),
        count(sets, 'Set', 'Sets'),
      ].join(', '),
  },
  beasts: {
    name: 'Lastentiere',
    explain: ({ cards, symbols }) => `${count(cards, 'Karte', 'Karten')} × ${count(symbols, 'Tier', 'Tiere')}`,
  },
  architects: {
    name: 'Baumeisterinnen',
    explain: ({ cards, number }) => `${count(cards, 'Baumeisterin', 'Baumeisterinnen')} × ${number}`,
  },
  elders: {
    name: 'Älteste',
    explain: ({ cards, matches }) => `${cards} Älteste, ${count(matches, 'passende Karte', 'passende Karten')}`,
  },
  blessings: { name: 'Ungenutzte Segen', explain: ({ cards }) => `${cards} ungenutzt × ${figures.unusedBlessing}` },
  sets: { name: 'Sechser-Sets', explain: ({ sets, each }) => `${count(sets, 'Set', 'Sets')} × ${each}` },
  total: { name: 'Summe' },
};
