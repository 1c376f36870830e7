import { ours } from '../clauses.ts';
import { completionLines } from '../composeRules.ts';
import { figures } from '../figures.ts';
import { COMPLETION_IDS } from '../ids.ts';
import { sikuSet, turnsOfFour } from '../ruleFigures.ts';
import type { SectionRules } from '../shape/texts.ts';
import { completionCards } from './cards.ts';
import { spelled } from './numbers.ts';

const extra = spelled(figures.extraTurns);
const size = spelled(sikuSet.size);

export const fourPlayerRules: SectionRules<'W'> = {
  W1: {
    title: `De laatste ${extra} kaarten`,
    text: [
      `Na ${turnsOfFour} beurten zijn er ${extra} kaarten over. Rangschik alle spelers volgens de eerste regel van de slotkaart; bij een gelijke stand helpt de tweede regel, daarna gaat voor wie later in de beurtvolgorde zit. De beste neemt er een van en speelt een volledige beurt met het apart gelegde blok; wie daarna komt, doet dat met wat er over is. Past er niets, dan geldt T5.`,
      ours(
        'De rangschikking wordt één keer gemaakt, vóór de eerste extra beurt. De beurtvolgorde telt vanaf de startspeler, wat Weelde er ook aan heeft veranderd.',
      ),
    ],
  },
  W2: {
    title: `De ${spelled(COMPLETION_IDS.length)} slotkaarten`,
    lines: [
      'Eerst staat wat telt, daarna wat een gelijke stand oplost.',
      ...completionLines((id) => {
        const { name, first, second } = completionCards[id];
        return `${name}: ${first}. Bij een gelijke stand: ${second}.`;
      }),
    ],
  },
  W3: {
    title: 'Hoe de rangschikking telt',
    text: [
      'Punten zijn die op het scorespoor van dat moment.',
      ours(
        'Zegenkaarten die bij een soort liggen (E37) tellen als kaarten van die soort. Bij Ambachtslieden geldt Verandering als het gereedschap dat je het meest helpt, in elke regel opnieuw.',
      ),
    ],
  },
};

export const twoPlayerRules: SectionRules<'Y'> = {
  Y1: {
    title: 'Voor jezelf of voor Siku',
    text: `Elke beurt neem je een kaart en gebruik je die voor jezelf, met een eigen blok, of voor Siku, met het blok van Siku, steeds uit je actieve set. Zijn alle ${size} de blokken van een set geplaatst, neem dan de volgende set. Van elke ${size} beurten is er dus precies ${sikuSet.siku === 1 ? 'één' : spelled(sikuSet.siku)} voor Siku.`,
  },
  Y2: {
    title: 'De kaarten van Siku',
    text: [
      'Een kaart die je voor Siku gebruikt, wordt afgelegd. Als arbeider gebruikt, ligt hij in plaats daarvan open bij Siku. Een nestor levert geen zegenkaart op.',
      ours('De wissel van de arbeider mag je ook voor Siku gebruiken.'),
    ],
  },
  Y3: {
    title: 'De blokken van Siku',
    text: [
      'Siku krijgt niets: geen ondersteuning, rijen of vierkanten. Voor een rij die een blok van Siku afsluit, zet niemand een stap.',
      ours(
        'Vierkanten die zo’n blok voltooit, tellen voor jullie beiden, en jij wint gelijke standen, want het is jouw beurt.',
      ),
    ],
  },
  Y4: {
    title: 'Zegenkaarten in zo’n beurt',
    text: 'Reacties, Beweging, Maan en Ontdekking kun je in een beurt voor Siku inzetten, Structuur niet.',
  },
};
