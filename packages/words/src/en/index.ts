import type { SectionId } from '../rule-ids.ts';
import type { SeatTexts } from '../shape/texts.ts';
import { assembleWords } from '../words.ts';
import { blessingKinds, blessings } from './blessings.ts';
import { cardTypes, completionCards, splits, tools } from './cards.ts';
import { log } from './log.ts';
import { options } from './options.ts';
import { refusals } from './refusals.ts';
import { editionRules, optionRules } from './rules-edition.ts';
import { elderRules } from './rules-elder.ts';
import { endRules } from './rules-end.ts';
import { fourPlayerRules, twoPlayerRules } from './rules-players.ts';
import { pointRules } from './rules-points.ts';
import { setupRules } from './rules-setup.ts';
import { soloRules } from './rules-solo.ts';
import { templeRules } from './rules-temple.ts';
import { builderRules, turnRules } from './rules-turn.ts';
import { ratings, sources } from './scoring.ts';

const sections: Readonly<Record<SectionId, string>> = {
  G: 'The temple',
  S: 'Set-up',
  T: 'A turn',
  B: 'The builder',
  P: 'Points',
  E: 'Elder and blessings',
  W: 'Four players',
  F: 'End scoring',
  Y: 'Two players',
  Z: 'Solo',
  O: 'Options',
  C: 'Edition',
};

const seats: SeatTexts = {
  siku: 'Siku',
  dummy: (number) => `Dummy ${number}`,
  colours: { aurora: 'Aurora', ember: 'Ember', fjord: 'Fjord', garnet: 'Garnet' },
};

export const en = assembleWords({
  sections,
  rules: {
    ...templeRules,
    ...setupRules,
    ...turnRules,
    ...builderRules,
    ...pointRules,
    ...elderRules,
    ...fourPlayerRules,
    ...endRules,
    ...twoPlayerRules,
    ...soloRules,
    ...optionRules,
    ...editionRules,
  },
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
});
