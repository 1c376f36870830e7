import { count } from '../count.ts';
import { blessingFigures, figures } from '../figures.ts';
import type { SourceTexts, Standing } from '../shape/sources.ts';
import type { RatingTexts } from '../shape/texts.ts';

export const ratings: RatingTexts = {
  none: { name: 'Geen beoordeling', line: 'Elke gletsjer begint met één sneeuwvlok. Probeer het nog eens!' },
  slush: { name: 'Smeltwater', line: 'Voorlopig houdt het stand. Er komen nog koudere nachten.' },
  snowball: { name: 'Sneeuwbal', line: 'Er komt vorm in. Blijf rollen!' },
  iceCube: { name: 'IJsblokje', line: 'Klein en helder, met strakke randen. Knap gedaan!' },
  iceBlock: { name: 'IJsblok', line: 'Stevig werk. Hier kun je op bouwen.' },
  iceberg: { name: 'IJsberg', line: 'Machtig! En dit is nog maar het topje.' },
  iceTemple: { name: 'IJstempel', line: 'Een meesterwerk. Daar krijgt geen lente vat op.' },
};

const STANDINGS: Readonly<Record<Standing, string>> = {
  most: 'de meeste',
  tied: 'gelijk aan kop',
  behind: 'niet de meeste',
};

export const sources: SourceTexts = {
  support: {
    name: 'Ondersteuning',
    explain: ({ blocks, each }) => `${count(blocks, 'ondersteunend blok', 'ondersteunende blokken')} × ${each}`,
  },
  square: { name: 'Vierkant', explain: ({ blocks }) => `${blocks} van de 4 blokken` },
  expansion: { name: 'Uitbreiding', explain: ({ blocks }) => `${blocks} van de 4 blokken` },
  providence: {
    name: 'Voorzienigheid',
    explain: ({ blocks, standing }) => `${count(blocks, 'blok', 'blokken')}, ${STANDINGS[standing]}`,
  },
  temple: { name: 'Tijdens het spel', explain: () => 'ondersteuning, vierkanten en zegenkaarten' },
  insight: { name: 'Inzicht', explain: ({ number }) => `getal ${number} op het spoor` },
  luck: { name: 'Geluk', explain: () => 'een cadeautje' },
  edge: {
    name: 'Rand',
    explain: ({ blocks }) => `${count(blocks, 'buitenste blok', 'buitenste blokken')} × ${blessingFigures.edge.each}`,
  },
  stability: {
    name: 'Stabiliteit',
    explain: ({ blocks }) =>
      `${count(blocks, 'hoekblok', 'hoekblokken')} × ${blessingFigures.stability.each}, maximaal ${blessingFigures.stability.most}`,
  },
  cap: {
    name: 'Tempelkoepel',
    explain: ({ blocks, standing }) =>
      `${count(blocks, 'buitenste blok', 'buitenste blokken')}, ${STANDINGS[standing]}`,
  },
  builders: {
    name: 'Arbeiders',
    explain: ({ cards, standing }) => {
      const builders = count(cards, 'arbeider', 'arbeiders');
      return standing === 'behind' ? `${builders} × ${figures.builders.each}` : `${builders}, ${STANDINGS[standing]}`;
    },
  },
  sculptors: { name: 'IJssnijders', explain: ({ cards }) => count(cards, 'ijssnijder', 'ijssnijders') },
  artisans: {
    name: 'Ambachtslieden',
    explain: ({ pickaxe, rope, saw, sets }) =>
      [
        count(pickaxe, 'houweel', 'houwelen'),
        count(rope, 'touw', 'touwen'),
        count(saw, 'paalzaag', 'paalzagen'),
        count(sets, 'set', 'sets'),
      ].join(', '),
  },
  beasts: {
    name: 'Lastdieren',
    explain: ({ cards, symbols }) => `${count(cards, 'kaart', 'kaarten')} × ${count(symbols, 'dier', 'dieren')}`,
  },
  architects: {
    name: 'Bouwmeesters',
    explain: ({ cards, number }) => `${count(cards, 'bouwmeester', 'bouwmeesters')} × ${number}`,
  },
  elders: {
    name: 'Nestoren',
    explain: ({ cards, matches }) =>
      `${count(cards, 'nestor', 'nestoren')}, ${count(matches, 'passende kaart', 'passende kaarten')}`,
  },
  blessings: {
    name: 'Ongebruikte zegenkaarten',
    explain: ({ cards }) => `${cards} ongebruikt × ${figures.unusedBlessing}`,
  },
  sets: { name: 'Sets van zes', explain: ({ sets, each }) => `${count(sets, 'set', 'sets')} × ${each}` },
  total: { name: 'Totaal' },
};
