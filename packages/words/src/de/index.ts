import type { BotLevelTexts, OriginTexts, SeatTexts } from '../shape/texts.ts';
import type { Vocabulary } from '../words.ts';
import { blessingKinds, blessings } from './blessings.ts';
import { cardTypes, completionCards, tools } from './cards.ts';
import { log } from './log.ts';
import { options } from './options.ts';
import { refusals } from './refusals.ts';
import { ratings, sources } from './scoring.ts';

const seats: SeatTexts = {
  siku: 'Siku',
  dummy: (number) => `Dummy ${number}`,
  colours: { aurora: 'Polarlicht', ember: 'Glut', fjord: 'Fjord', garnet: 'Granat' },
};

const botLevels: BotLevelTexts = {
  pebble: { name: 'Kiesel', character: 'Greift nach den Punkten, die gerade daliegen.' },
  drift: { name: 'Schneewehe', character: 'Achtet auf den Tempel und die Hälfte der Karten.' },
  ridge: { name: 'Grat', character: 'Weiß, was alles wert ist, und verrechnet sich ab und zu.' },
  serac: { name: 'Sérac', character: 'Rechnet alles genau durch, aber nur diesen Zug.' },
  glacier: { name: 'Gletscher', character: 'Hat aus eigenen Partien gelernt, wohin ein Zug führt.' },
  nunatak: { name: 'Nunatak', character: 'Spielt in Gedanken voraus und übersieht sehr wenig.' },
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
