import { ours, summary } from '../clauses.ts';
import { capital, list } from '../compose.ts';
import { temple } from '../ruleFigures.ts';
import type { SectionRules } from '../shape/texts.ts';
import { spelled } from './numbers.ts';

const [base, ...above] = temple.sizes;

export const templeRules: SectionRules<'G'> = {
  G1: {
    title: `${capital(spelled(temple.levels))} lagen`,
    text: `De tempel heeft ${spelled(temple.levels)} lagen: onderaan ${base} velden, daarboven ${list(above, 'en')}. Dat zijn ${temple.spaces} velden, met evenveel bodemtegels, te plaatsen ijsblokken en bouwkaarten. De naam van een veld bestaat uit laag, kolom en rij: 2B3 ligt op laag 2, kolom B, rij 3.`,
  },
  G2: {
    title: 'Vierkanten',
    text: `Vier aangrenzende velden van één laag, 2×2, vormen een vierkant. Op de lagen onder de bovenste draagt elk vierkant één veld van de laag erboven: ${list(temple.squares, 'en')} vierkanten. De hele bovenste laag is er ook een. Vierkanten overlappen elkaar, dus een veld kan bij wel vier vierkanten horen.`,
  },
  G3: {
    title: 'Lege velden, vrije blokken',
    text: [
      'Een veld is leeg als zijn bodemtegel er ligt en er geen blok op staat.',
      ours('Een blok is vrij als er niets op ligt.'),
    ],
  },
  G4: {
    title: 'Buitenste tegels en hoektegels',
    text: [
      `De buitenste tegels liggen langs de rand van de lagen onder de bovenste: ${list(temple.outer, 'en')}, dus ${temple.allOuter}. Hoektegels zijn de vier hoeken van elk van die lagen: ${temple.corners}.`,
      summary('De bovenste laag heeft geen van beide.'),
      ours('Optie O2 kan dat veranderen.'),
    ],
  },
  G5: {
    title: 'Afgesloten rijen en kolommen',
    text: [
      'Een rij of kolom is afgesloten als op die laag elk veld ervan een blok draagt.',
      ours('Waar nog geen bodemtegel ligt, staat ook geen blok, dus dan is de rij niet afgesloten.'),
    ],
  },
  G6: {
    title: 'Er is altijd plaats',
    text: 'Zolang de tempel niet af is, begint elke beurt met minstens één leeg veld: op de laagste onvoltooide laag liggen altijd alle bodemtegels.',
  },
};
