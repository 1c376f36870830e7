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
  colours: { aurora: 'Polarlicht', ember: 'Glut', fjord: 'Fjord', garnet: 'Granat' },
};

const ruleOrigins: OriginTexts = {
  rulebook: { name: 'Spielregel', line: 'Aus einer gedruckten Spielregel, in unseren Worten.' },
  summary: {
    name: 'Inoffizielle Übersicht',
    line: 'Aus einer inoffiziellen niederländischen Übersicht: In den Spielregeln steht es nicht.',
  },
  ours: {
    name: 'Von uns',
    line: 'Von uns entschieden oder rekonstruiert: Die Quellen schweigen, sind unklar oder widersprechen sich.',
  },
};

export const de: Vocabulary = {
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
