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
  title: 'Das Ziel',
  text: 'Gemeinsam baut ihr den Tempel, Block für Block. Es gewinnt, wer am Ende die meisten Punkte hat, und die meisten Punkte gibt es erst dann: für die gesammelten Karten.',
};

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

/** The rules in German: a book of its own, as a game is played without opening it. */
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
    ...optionRules(options, 'Standard'),
    ...editionRules,
  },
});
