import { optionRules } from '../composeRules.ts';
import type { SectionId } from '../rule-ids.ts';
import type { AimText } from '../shape/texts.ts';
import { bindRules } from '../words.ts';
import { blessingKinds, blessings } from './blessings.ts';
import { options } from './options.ts';
import { editionRules } from './rules-edition.ts';
import { elderRules } from './rules-elder.ts';
import { endRules } from './rules-end.ts';
import { fourPlayerRules, twoPlayerRules } from './rules-players.ts';
import { pointRules } from './rules-points.ts';
import { setupRules } from './rules-setup.ts';
import { soloRules } from './rules-solo.ts';
import { templeRules } from './rules-temple.ts';
import { builderRules, turnRules } from './rules-turn.ts';

const aim: AimText = {
  title: 'The aim',
  text: 'Together you build the temple, block by block. Whoever has the most points when it stands wins, and most points are awarded only then: for the cards you have collected.',
};

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

/** The rules in English: a book of its own, as a game is played without opening it. */
export const ruleBook = bindRules({
  aim,
  sections,
  blessingKinds,
  blessings,
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
    ...optionRules(options, 'default'),
    ...editionRules,
  },
});
