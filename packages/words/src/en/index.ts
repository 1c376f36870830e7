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
  colours: { aurora: 'Aurora', ember: 'Ember', fjord: 'Fjord', garnet: 'Garnet' },
};

const ruleOrigins: OriginTexts = {
  rulebook: { name: 'Rulebook', line: 'From a printed rulebook, in our words.' },
  summary: { name: 'Unofficial summary', line: 'From an unofficial summary in Dutch: the rulebooks do not print it.' },
  ours: { name: 'Ours', line: 'Our decision or reconstruction: the sources are silent, unclear or disagree.' },
};

export const en: Vocabulary = {
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
