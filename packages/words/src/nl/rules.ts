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
  title: 'Het doel',
  text: 'Samen bouwen jullie de tempel, blok voor blok. Wie aan het eind de meeste punten heeft, wint, en de meeste punten zijn er pas dan: voor de kaarten die je hebt verzameld.',
};

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

/** The rules in Dutch: a book of its own, as a game is played without opening it. */
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
    ...optionRules(options, 'standaard'),
    ...editionRules,
  },
});
