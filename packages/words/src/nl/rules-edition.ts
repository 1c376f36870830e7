import { ours, rulebook } from '../clauses.ts';
import { list } from '../compose.ts';
import { blessingsMarked } from '../composeRules.ts';
import { animalsText, pileLines, shownText, splitAnimalsText, splitShownText, toolsText } from '../editionCards.ts';
import { track, trackText } from '../figures.ts';
import type { SectionRules } from '../shape/texts.ts';
import { blessings } from './blessings.ts';
import { cardTerms } from './cardTerms.ts';

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
      `Na de start komen ${track.length} velden: ${trackText}. Een streepje is een veld zonder getal. Dit is gereconstrueerd.`,
      rulebook('Het spoor begint met een symbool, eindigt op 10, heeft velden zonder getal en ergens een 3.'),
    ],
  },
  C2: {
    title: 'Kaarten en tegels per stapel',
    lines: [
      [
        'Hoe de kaarten over de stapels zijn verdeeld, is gereconstrueerd.',
        rulebook('Hun totalen zijn bekend (S1).'),
        'Wat de bodemtegels tonen, is helemaal van ons: de tegels van elke stapel tonen dezelfde symbolen als de kaarten met hetzelfde cijfer.',
        rulebook(
          'We weten van een tegel die half ambachtsman, half ijssnijder is, en dat een tweeledige kaart op een tweeledige tegel past als één symbool hetzelfde is.',
        ),
        'In de doos zitten dus waarschijnlijk ook tegels met andere combinaties.',
      ],
      ...pileLines(cardTerms),
      `Gereedschap op ambachtsmankaarten: ${toolsText(cardTerms, 'single')}. Op ijssnijder/ambachtsman-kaarten: ${toolsText(cardTerms, 'split')}. Op tegels staat geen gereedschap.`,
    ],
  },
  C3: {
    title: 'Dieren op de lastdierkaarten',
    text: [
      `Kaart voor kaart, ${animalsText(cardTerms)} Tweeledige kaarten: ${splitAnimalsText(cardTerms)}. Dit is gereconstrueerd.`,
      rulebook('Er zijn kaarten met 1 en kaarten met 2.'),
    ],
  },
  C4: {
    title: 'Soorten op de nestoren',
    text: [
      `${shownText(cardTerms)} Tweeledige kaarten: ${splitShownText(cardTerms)}. Op de eerste na zijn ze gereconstrueerd.`,
      rulebook('Er is een nestor die ambachtsman en nestor toont.'),
    ],
  },
  C5: {
    title: 'Zegenkaarten voor meer spelers',
    text: `Met 3+, dus niet met twee spelers en niet solo: ${marked(3)}. Met 2+, dus niet solo: ${marked(2)}. Voor Vooruitzicht moet er na elke beurt een kaart worden omgedraaid, en dat gebeurt solo niet.`,
  },
  C6: {
    title: 'Kleuren',
    text: [
      'Volgens recensies zijn arbeiders paars, ijssnijders blauw, ambachtslieden turquoise, lastdieren bruin, bouwmeesters geel en nestoren oranje.',
      rulebook('Turquoise, oranje en blauw zijn spelerskleuren.'),
      ours('De vierde kleur is van ons. Elke kleur heeft ook een eigen patroon.'),
    ],
  },
};
