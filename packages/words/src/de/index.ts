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
  G: 'Der Tempel',
  S: 'Aufbau',
  T: 'Ein Zug',
  B: 'Der Arbeiter',
  P: 'Punkte',
  E: 'Älteste und Segen',
  W: 'Zu viert',
  F: 'Schlusswertung',
  Y: 'Zu zweit',
  Z: 'Solo',
  O: 'Optionen',
  C: 'Ausgabe',
};

const seats: SeatTexts = {
  siku: 'Siku',
  dummy: (number) => `Dummy ${number}`,
  colours: { aurora: 'Polarlicht', ember: 'Glut', fjord: 'Fjord', garnet: 'Granat' },
};

export const de = assembleWords({
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
