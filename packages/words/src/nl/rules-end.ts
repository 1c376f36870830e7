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
      'Het spel eindigt als de bovenste laag vol is. Maak die beurt nog af: het vierkant, de zegenkaart en wat je aan het eind nog inzet. Daarna wordt elke eindzegen ingezet of bewaard.',
      ours(
        'Iedereen beslist in beurtvolgorde, over de eigen eindzegens in een volgorde naar keuze, en kiest dan ook het gereedschap van een ingezette Verandering.',
      ),
    ],
  },
  F2: {
    title: 'De tempelkoepel',
    text: [
      `Wie de meeste blokken op buitenste tegels heeft, krijgt ${figures.cap} punten en zet de tempelkoepel erop. Bij een gelijke stand vergelijk je alleen de buitenste tegels van laag 1, dan van laag 2, dan van laag 3. Is het dan nog gelijk, dan krijgt niemand punten en zet de laatste op het scorespoor de koepel erop.`,
      ours(
        'Staan er meerdere spelers laatste, dan is het de eerste van hen in de volgorde aan tafel. Heeft Siku of een dummy de meeste, dan krijgt niemand punten en zet ook dan de laatste de koepel erop.',
      ),
    ],
  },
  F3: {
    title: 'Arbeiders',
    text: [
      `Wie de meeste arbeiders heeft, krijgt ${figures.builders.most} punten. Staan meerdere spelers gelijk aan kop, dan krijgen ze elk ${figures.builders.tied}. Alle anderen krijgen ${figures.builders.each} per arbeider.`,
      ours('Zonder arbeiders krijg je niets.'),
    ],
  },
  F4: {
    title: 'IJssnijders',
    text: [
      `Je krijgt ${list(tables.sculptors, 'of')} punten voor 1 tot en met ${tables.sculptors.length} ijssnijders.`,
      ours(`Meer dan ${tables.sculptors.length} tellen als ${tables.sculptors.length}.`),
    ],
  },
  F5: {
    title: 'Ambachtslieden',
    text: [
      `Per gereedschap leveren 1 tot en met ${tables.artisans.length} ambachtslieden ${list(tables.artisans, 'of')} punten op.`,
      ours(`Meer tellen als ${tables.artisans.length}.`),
      `Elke set van houweel, touw en paalzaag levert nog eens ${figures.toolSet} op. Een kaart telt zowel voor zijn gereedschap als in een set.`,
    ],
  },
  F6: {
    title: 'Lastdieren',
    text: 'Vermenigvuldig het aantal lastdierkaarten met het aantal dieren op al die kaarten samen.',
  },
  F7: {
    title: 'Bouwmeesters',
    text: [
      'Vermenigvuldig het aantal bouwmeesters met je getal op het bouwmeesterspoor. Op een veld zonder getal geldt het laatste getal dat je voorbij bent.',
      ours('Vóór het eerste getal is dat 0.'),
    ],
  },
  F8: {
    title: 'Nestoren',
    text: `Elke nestor toont twee soorten. Hij levert ${count(figures.elder, 'punt', 'punten')} op voor elk van je kaarten van die soorten. Toont hij nestoren, dan telt hij zelf mee.`,
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
    text: 'Wie de meeste punten heeft, wint. Bij een gelijke stand wint wie de meeste blokken op buitenste tegels heeft. Is ook dat gelijk, dan delen ze de overwinning.',
  },
  F12: {
    title: 'Siku en de dummy’s',
    text: [
      'Hun arbeiders en hun blokken op buitenste tegels tellen mee voor meerderheden en kunnen je die punten kosten. Zelf krijgen ze niets.',
      ours('Sta je met hen gelijk, dan krijg je de punten voor een gelijke stand.'),
    ],
  },
};
