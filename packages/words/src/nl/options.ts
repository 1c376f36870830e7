import { blessingFigures } from '../figures.ts';
import type { OptionTexts } from '../shape/texts.ts';

export const options: OptionTexts = {
  reshuffle: {
    name: 'Als er geen kaart past',
    line: 'Waar de kaarten van het aanbod heen gaan als er geen past (T4). De gedrukte regels verschillen.',
    values: {
      whole: { name: 'Hele stapel', line: 'Ze worden door de hele trekstapel geschud.' },
      sameBack: {
        name: 'Zelfde nummer',
        line: 'Elke kaart wordt alleen tussen de kaarten met hetzelfde nummer geschud, en de volgorde van de nummers blijft.',
      },
      below: {
        name: 'Onder de volgende kaarten',
        line: 'Eerst worden de volgende kaarten onthuld, daarna worden de oude door de rest van de trekstapel geschud.',
      },
    },
  },
  outerTop: {
    name: 'Rand van de bovenste laag',
    line: 'Of de vier velden van de bovenste laag ook buitenste tegels en hoektegels zijn (G4). De handleidingen zeggen het niet.',
    values: {
      false: { name: 'Telt niet', line: 'Alleen laag 1 tot en met 3 hebben buitenste tegels en hoektegels.' },
      true: {
        name: 'Telt',
        line: 'Ook de vier bovenste velden zijn buitenste tegels en hoektegels, en gelijke standen daarover gaan door tot laag 4.',
      },
    },
  },
  expansion: {
    name: 'Uitbreiding',
    line: 'Wat er gebeurt met de gewone beloning van het vierkant waarvoor je Uitbreiding inzet (E30).',
    values: {
      replaces: {
        name: 'Vervangt de beloning',
        line: `Je krijgt ${blessingFigures.expansion.three} of ${blessingFigures.expansion.four} punten en verder niets voor dat vierkant.`,
      },
      adds: {
        name: 'Komt erbij',
        line: `Je krijgt ${blessingFigures.expansion.three} of ${blessingFigures.expansion.four} punten en ook nog de beloning van het vierkant.`,
      },
    },
  },
  firstPlayer: {
    name: 'Startspeler',
    line: 'Wie begint. Solo ben jij dat altijd (Z1).',
    values: {
      seat0: { name: 'Eerste plaats', line: 'De speler op de eerste plaats begint.' },
      random: { name: 'Willekeurig', line: 'Het toeval bepaalt wie begint.' },
    },
  },
  blessings: {
    name: 'Zegenkaarten in het spel',
    line: 'Welke zegenkaarten worden meegeschud.',
    values: {
      all: { name: 'Alle', line: 'Alle kaarten die bij het aantal spelers passen.' },
      chosen: { name: 'Gekozen', line: 'Alleen de kaarten die jullie kiezen, ook heel weinig of helemaal geen.' },
    },
  },
};
