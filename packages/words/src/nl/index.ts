import type { SeatTexts } from '../shape/texts.ts';
import type { Vocabulary } from '../words.ts';
import { blessingKinds, blessings } from './blessings.ts';
import { cardTypes, completionCards, splits, tools } from './cards.ts';
import { log } from './log.ts';
import { options } from './options.ts';
import { refusals } from './refusals.ts';
import { ratings, sources } from './scoring.ts';

const seats: SeatTexts = {
  siku: 'Siku',
  dummy: (number) => `Dummy ${number}`,
  colours: { aurora: 'Poollicht', ember: 'Gloed', fjord: 'Fjord', garnet: 'Granaat' },
};

export const nl: Vocabulary = {
  cardTypes,
  splits,
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
};
