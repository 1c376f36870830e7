import type { OriginTexts, SeatTexts } from '../shape/texts.ts';
import type { Vocabulary } from '../words.ts';
import { blessingKinds, blessings } from './blessings.ts';
import { cardTypes, completionCards, tools } from './cards.ts';
import { botLevels } from './levels.ts';
import { log } from './log.ts';
import { options } from './options.ts';
import { refusals } from './refusals.ts';
import { ratings, sources } from './scoring.ts';

const seats: SeatTexts = {
  siku: 'Siku',
  dummy: (number) => `Dummy ${number}`,
  colours: { aurora: 'Poollicht', ember: 'Gloed', fjord: 'Fjord', garnet: 'Granaat' },
};

const ruleOrigins: OriginTexts = {
  rulebook: { name: 'Spelregels', line: 'Uit gedrukte spelregels, in onze woorden.' },
  summary: {
    name: 'Onofficiële samenvatting',
    line: 'Uit een onofficiële Nederlandse samenvatting: in de spelregels staat het niet.',
  },
  ours: {
    name: 'Van ons',
    line: 'Door ons beslist of gereconstrueerd: de bronnen zwijgen, zijn onduidelijk of spreken elkaar tegen.',
  },
};

export const nl: Vocabulary = {
  cardTypes,
  tools,
  blessingKinds,
  blessings,
  completionCards,
  ratings,
  sources,
  seats,
  options,
  refusals,
  log,
  ruleOrigins,
  botLevels,
};
