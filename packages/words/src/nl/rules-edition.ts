import { ours, rulebook } from '../clauses.ts';
import { list } from '../compose.ts';
import { blessingsMarked } from '../composeRules.ts';
import { track, trackText } from '../figures.ts';
import type { SectionRules } from '../shape/texts.ts';
import { blessings } from './blessings.ts';

function marked(players: 2 | 3): string {
  const names = blessingsMarked(players).map(
    ({ id, isKnown }) => `${blessings[id].name} (${isKnown ? 'bekend' : 'gereconstrueerd'})`,
  );
  return list(names, 'en');
}

export const editionRules: SectionRules<'C'> = {
  C1: {
    title: 'Het bouwmeesterspoor',
    text: [
      `Na de start komen ${track.length} velden: ${trackText}. Een streepje is een veld zonder getal. Dat is gereconstrueerd.`,
      rulebook('Het spoor begint op een symbool, eindigt op 10, heeft velden zonder getal en bevat een 3.'),
    ],
  },
  C2: {
    title: 'Kaarten en tegels per nummer',
    lines: [
      [
        'Hoe de kaarten over de nummers zijn verdeeld, is gereconstrueerd.',
        rulebook('Hun totalen zijn bekend (S1).'),
        'Wat de bodemtegels tonen, is helemaal van ons: de tegels van een nummer tonen dezelfde symbolen als de kaarten ervan.',
        rulebook(
          'Bekend zijn een tegel half ambachtsman, half ijssnijder, en dat een tweeledige kaart op een tweeledige tegel past als één symbool hetzelfde is.',
        ),
        'In de doos zitten dus waarschijnlijk ook tegels met andere paren.',
      ],
      'Nummer 1 (25): 5 arbeiders, 4 ijssnijders, 6 ambachtslieden, 4 lastdieren, 3 bouwmeesters, 3 nestoren.',
      'Nummer 2 (16): 2 arbeiders, 2 ijssnijders, 1 ambachtsman, 2 lastdieren, 2 bouwmeesters, 1 nestor, 2 arbeider/bouwmeester, 3 ijssnijder/ambachtsman, 1 lastdier/nestor.',
      'Nummer 3 (9): 1 arbeider, 1 ijssnijder, 1 ambachtsman, 1 lastdier, 1 bouwmeester, 1 arbeider/bouwmeester, 2 ijssnijder/ambachtsman, 1 lastdier/nestor.',
      'Nummer 4 (4): 1 ambachtsman, 1 nestor, 1 arbeider/bouwmeester, 1 ijssnijder/ambachtsman.',
      'Gereedschap op kaarten met een ambachtsman: nummer 1 van elk twee, nummer 2 touw, nummer 3 houweel, nummer 4 paalzaag. Op kaarten ijssnijder/ambachtsman: nummer 2 van elk één, nummer 3 touw en houweel, nummer 4 paalzaag. Tegels tonen geen gereedschap.',
    ],
  },
  C3: {
    title: 'Dieren op de lastdierkaarten',
    text: [
      'Nummer 1: twee kaarten met 1 dier en twee met 2. Nummer 2: één met 1 en één met 2. Nummer 3: één met 1. De twee tweeledige kaarten tonen er elk 1. Dat is gereconstrueerd.',
      rulebook('Er zijn kaarten met 1 en kaarten met 2.'),
    ],
  },
  C4: {
    title: 'Soorten op de nestoren',
    text: [
      'Nummer 1: ambachtsman en nestor; arbeider en ijssnijder; lastdier en bouwmeester. Nummer 2: ijssnijder en lastdier. Nummer 4: arbeider en bouwmeester. Tweeledige kaarten: nummer 2 ambachtsman en lastdier, nummer 3 ijssnijder en bouwmeester. Op het eerste paar na zijn ze gereconstrueerd.',
      rulebook('Een nestor die ambachtsman en nestor toont, bestaat.'),
    ],
  },
  C5: {
    title: 'Zegenkaarten voor meer spelers',
    text: `Met 3+, dus niet met twee spelers en niet solo: ${marked(3)}. Met 2+, dus niet solo: ${marked(2)}. Vooruitzicht heeft een kaart nodig die na elke beurt wordt opengedraaid; die is er solo niet.`,
  },
  C6: {
    title: 'Kleuren',
    text: [
      'Volgens besprekingen zijn arbeiders paars, ijssnijders blauw, ambachtslieden turquoise, lastdieren bruin, bouwmeesters geel en nestoren oranje.',
      rulebook('Turquoise, oranje en blauw horen bij de kleuren van de spelers.'),
      ours('De vierde kleur is van ons. Elke kleur heeft ook een eigen patroon.'),
    ],
  },
};
