import { optionRule } from '../compose.ts';
import type { SectionRules } from '../shape/texts.ts';
import { options } from './options.ts';

const DEFAULT_WORD = 'standaard';

export const optionRules: SectionRules<'O'> = {
  O1: optionRule(options.reshuffle, DEFAULT_WORD),
  O2: optionRule(options.outerTop, DEFAULT_WORD),
  O3: optionRule(options.expansion, DEFAULT_WORD),
  O4: optionRule(options.firstPlayer, DEFAULT_WORD),
  O5: optionRule(options.blessings, DEFAULT_WORD),
};

export const editionRules: SectionRules<'C'> = {
  C1: {
    title: 'Het bouwmeesterspoor',
    text: 'Na de start komen 15 velden: –, 1, –, 2, 3, –, 4, 5, –, 6, 7, –, 8, 9, 10. Een streepje is een veld zonder getal. Bekend is dat het spoor op een symbool begint, op 10 eindigt, lege velden heeft en een 3 bevat; de rest is gereconstrueerd.',
  },
  C2: {
    title: 'Kaarten en tegels per nummer',
    text: [
      'Kaarten en bodemtegels met hetzelfde nummer tonen dezelfde symbolen. De totalen van de kaarten zijn bekend, de verdeling over de nummers is gereconstrueerd.',
      'Nummer 1 (25): 5 arbeiders, 4 ijssnijders, 6 ambachtslieden, 4 lastdieren, 3 bouwmeesters, 3 nestoren.',
      'Nummer 2 (16): 2 arbeiders, 2 ijssnijders, 1 ambachtsman, 2 lastdieren, 2 bouwmeesters, 1 nestor, 2 arbeider/bouwmeester, 3 ijssnijder/ambachtsman, 1 lastdier/nestor.',
      'Nummer 3 (9): 1 arbeider, 1 ijssnijder, 1 ambachtsman, 1 lastdier, 1 bouwmeester, 1 arbeider/bouwmeester, 2 ijssnijder/ambachtsman, 1 lastdier/nestor.',
      'Nummer 4 (4): 1 ambachtsman, 1 nestor, 1 arbeider/bouwmeester, 1 ijssnijder/ambachtsman.',
      'Gereedschap op kaarten met een ambachtsman: nummer 1 van elk twee, nummer 2 touw, nummer 3 houweel, nummer 4 paalzaag. Op kaarten ijssnijder/ambachtsman: nummer 2 van elk één, nummer 3 touw en houweel, nummer 4 paalzaag. Tegels tonen geen gereedschap.',
    ].join('\n'),
  },
  C3: {
    title: 'Dieren op de lastdierkaarten',
    text: 'Nummer 1: twee kaarten met 1 dier en twee met 2. Nummer 2: één met 1 en één met 2. Nummer 3: één met 1. De twee tweeledige kaarten tonen er elk 1. Dat er kaarten met 1 en met 2 zijn, is bekend; hoeveel, is gereconstrueerd.',
  },
  C4: {
    title: 'Soorten op de nestoren',
    text: 'Nummer 1: ambachtsman en nestor; arbeider en ijssnijder; lastdier en bouwmeester. Nummer 2: ijssnijder en lastdier. Nummer 4: arbeider en bouwmeester. Tweeledige kaarten: nummer 2 ambachtsman en lastdier, nummer 3 ijssnijder en bouwmeester. Alleen het eerste paar is bekend, de andere zijn gereconstrueerd.',
  },
  C5: {
    title: 'Zegenkaarten voor meer spelers',
    text: 'Met 3+, dus niet met twee spelers en niet solo: Weelde (bekend) en Vooruitzicht (gereconstrueerd). Met 2+, dus niet solo: Maan (gereconstrueerd).',
  },
  C6: {
    title: 'Kleuren',
    text: 'Arbeiders zijn paars, ijssnijders blauw, ambachtslieden turquoise, lastdieren bruin, bouwmeesters geel, nestoren oranje. Turquoise, oranje en blauw van de spelers zijn bekend, de vierde kleur is van ons. Elke kleur heeft ook een eigen patroon.',
  },
};
