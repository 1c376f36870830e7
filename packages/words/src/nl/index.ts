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
  G: 'De tempel',
  S: 'Opbouw',
  T: 'Een beurt',
  B: 'De arbeider',
  P: 'Punten',
  E: 'Nestor en zegenkaarten',
  W: 'Vier spelers',
  F: 'Eindtelling',
  Y: 'Twee spelers',
  Z: 'Solo',
  O: 'Opties',
  C: 'Editie',
};

const seats: SeatTexts = {
  siku: 'Siku',
  dummy: (number) => `Dummy ${number}`,
  colours: { aurora: 'Noorderlicht', ember: 'Gloed', fjord: 'Fjord', garnet: 'Granaat' },
};

export const nl = assembleWords({
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
