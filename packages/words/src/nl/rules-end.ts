import { ours } from '../clauses.ts';
import { list } from '../compose.ts';
import { count } from '../count.ts';
import { figures, tables } from '../figures.ts';
import { CARD_TYPES } from '../ids.ts';
import type { SectionRules } from '../shape/texts.ts';
import { spelled } from './numbers.ts';

export const endRules: SectionRules<'F'> = {
  F1: {
    title: 'Het einde',
    text: [
      'Het spel eindigt als de bovenste laag vol is. Die beurt wordt nog afgemaakt, met vierkant, zegenkaart en het moment aan het eind. Daarna wordt elke eindzegen ingezet of bewaard.',
      ours(
        'Iedereen beslist in beurtvolgorde, over de eigen eindzegens in een volgorde naar keuze, en noemt het gereedschap van een ingezette Verandering.',
      ),
    ],
  },
  F2: {
    title: 'De tempelkoepel',
    text: [
      `De meeste blokken op buitenste tegels leveren ${figures.cap} punten op en het recht om de tempelkoepel te plaatsen. Bij een gelijke stand vergelijk je alleen de buitenste tegels van laag 1, dan van laag 2, dan van laag 3. Blijft het gelijk, dan krijgt niemand punten en plaatst wie op het scorespoor laatste staat de koepel.`,
      ours(
        'Staan er meer laatste, dan plaatst wie aan tafel eerder zit hem. Heeft Siku of een dummy de meeste, dan krijgt niemand punten en plaatst ook dan de laatste de koepel.',
      ),
    ],
  },
  F3: {
    title: 'Arbeiders',
    text: [
      `De meeste arbeiders leveren ${figures.builders.most} punten op. Delen meerdere spelers de meerderheid, dan krijgt ieder ${figures.builders.tied}. Alle anderen krijgen ${figures.builders.each} per arbeider.`,
      ours('Zonder arbeiders krijg je niets.'),
    ],
  },
  F4: {
    title: 'IJssnijders',
    text: [
      `Voor 1 tot en met ${tables.sculptors.length} ijssnijders krijg je ${list(tables.sculptors, 'of')} punten.`,
      ours(`Meer dan ${tables.sculptors.length} tellen als ${tables.sculptors.length}.`),
    ],
  },
  F5: {
    title: 'Ambachtslieden',
    text: [
      `Per gereedschap: 1 tot en met ${tables.artisans.length} ambachtslieden leveren ${list(tables.artisans, 'of')} punten op.`,
      ours(`Meer tellen als ${tables.artisans.length}.`),
      `Daarbij levert elke set van houweel, touw en paalzaag ${figures.toolSet} op. Een kaart telt zowel voor zijn gereedschap als in een set.`,
    ],
  },
  F6: {
    title: 'Lastdieren',
    text: 'Tel je lastdierkaarten en alle dieren die erop staan, en vermenigvuldig die twee.',
  },
  F7: {
    title: 'Bouwmeesters',
    text: [
      'Vermenigvuldig het aantal bouwmeesters met je getal op het bouwmeesterspoor. Op een veld zonder getal geldt het laatste dat je bent gepasseerd.',
      ours('Vóór het eerste getal is het 0.'),
    ],
  },
  F8: {
    title: 'Nestoren',
    text: `Elke nestor toont twee soorten. Hij levert ${count(figures.elder, 'punt', 'punten')} op voor elk van je kaarten van die soorten; toont hij nestoren, dan telt hij zichzelf mee.`,
  },
  F9: {
    title: 'Ongebruikte zegenkaarten',
    text: `Elke zegenkaart die je niet hebt ingezet, levert ${figures.unusedBlessing} punten op.`,
  },
  F10: {
    title: 'Sets van zes',
    text: `Elke set van alle ${spelled(CARD_TYPES.length)} soorten levert ${figures.set} punten op.`,
  },
  F11: {
    title: 'Winnen',
    text: 'Wie de meeste punten heeft, wint. Bij een gelijke stand beslissen de meeste blokken op buitenste tegels; is ook dat gelijk, dan wordt de overwinning gedeeld.',
  },
  F12: {
    title: 'Siku en de dummy’s',
    text: [
      'Hun arbeiders en hun blokken op buitenste tegels tellen mee voor meerderheden en kunnen je de beloning afnemen. Zelf krijgen ze niets.',
      ours('Een gelijke stand met hen levert je de beloning voor een gelijke stand op.'),
    ],
  },
};
