import { FIGURES } from '@nunatak/engine';
import type { TutorialTexts } from '../en/tutorial.ts';

const { square } = FIGURES;

export const modeLessons: Pick<TutorialTexts['lessons'], 'siku' | 'completion' | 'solo'> = {
  siku: {
    title: 'Met z’n tweeën: Siku',
    line: 'Een derde kleur die jullie allebei plaatsen.',
    steps: {
      card: {
        text: 'Speel je met z’n tweeën, dan bouwt Siku mee. Twee blokken van je set zijn van jou, één is van Siku; de volgorde bepaal jij. Neem de ambachtsman.',
        other: 'Neem in deze les de ambachtsman.',
        done: 'Zeg nu voor wie de kaart is.',
      },
      user: {
        text: 'Op de omrande 1D2 mist een vierkant één blok: twee zijn van jou, één is van Siku. Geef de kaart aan Siku.',
        other: 'Dat mag. Geef de kaart hier aan Siku.',
        done: 'Je plaatst het blok van Siku.',
      },
      tile: {
        text: 'Bouw het blok van Siku op 1D2.',
        other: 'Bouw hier op 1D2.',
        done: `Twee tegen twee, en in je eigen beurt win je gelijke standen: ${square.first} punten voor jou. Siku krijgt nooit punten, en een rij die Siku afsluit levert niemand een stap op. De kaart wordt afgelegd; alleen arbeiders blijven bij Siku.`,
      },
      cardAgain: {
        text: 'Ana heeft een arbeider voor Siku genomen. Van je set zijn alleen nog eigen blokken over. Neem een ijssnijder.',
        other: 'Neem in deze les een ijssnijder.',
        done: 'Je hebt de ijssnijder.',
      },
      userAgain: {
        text: 'Deze kaart is voor jou.',
        other: 'Het blok van Siku in deze set staat er al.',
        done: 'Deze kaart is voor jou: het blok van Siku in deze set staat er al.',
      },
      tileAgain: {
        text: 'Bouw op een gemarkeerde tegel naar keuze.',
        other: '',
        done: 'Staan alle drie de blokken, dan volgt de volgende set. Siku’s arbeiders en Siku’s blokken op buitenste tegels tellen mee als het om de meeste gaat.',
      },
    },
  },
  completion: {
    title: 'Met z’n vieren: extra beurten',
    line: 'De slotkaart zegt wie de laatste twee kaarten krijgt.',
    steps: {
      card: {
        text: `Jullie hebben elk ${FIGURES.blocks.ofFour} blokken geplaatst en er één opzijgelegd; er zijn twee kaarten over. Wie ze krijgt, bepaalt de slotkaart: deze keer wie de meeste blokken op hoektegels heeft. Dat ben jij, dus jij kiest eerst: neem de kaart die meer oplevert.`,
        other: 'De andere levert meer op.',
        done: 'Daarmee is een set gereedschap compleet.',
      },
      tile: {
        text: 'Plaats het blok dat je opzij had gelegd op de omrande 4A2.',
        other: 'Bouw in deze les op 4A2.',
        done: 'Bo was tweede en nam de laatste kaart. Vanaf het begin van een spel ligt er een van zes slotkaarten open: je kunt erop spelen.',
      },
    },
  },
  solo: {
    title: 'Alleen: de ruit en de dummy’s',
    line: 'Twee dummy’s nemen en bouwen volgens vaste regels.',
    steps: {
      card: {
        text: 'Alleen speel je tegen twee dummy’s. Het aanbod is een ruit, en de steen van elke dummy ligt bij een van de plaatsen: de kaart daar neemt hij. Neem de arbeider rechts, vlak voor de neus van een dummy.',
        other: 'Neem in deze les de arbeider.',
        done: 'Die dummy moet nu met de klok mee de volgende kaart nemen.',
      },
      tile: {
        text: 'Bouw op de omrande 1E1.',
        other: 'Bouw in deze les op 1E1.',
        done: 'Beide dummy’s hebben gebouwd waar ze het meest zouden krijgen. Punten krijgen ze niet, maar meerderheden winnen ze wel.',
      },
      cardAgain: {
        text: 'Na elke ronde wordt het aanbod aangevuld, schuiven beide stenen met de klok mee één plaats op en begint er iemand anders: deze keer waren de dummy’s eerst aan de beurt. Neem de bouwmeester.',
        other: 'Neem in deze les de bouwmeester.',
        done: 'Je hebt de bouwmeester.',
      },
      tileAgain: {
        text: 'Bouw op de omrande 1A1.',
        other: 'Bouw in deze les op 1A1.',
        done: 'Voor een dummy zijn twee tegels even goed.',
      },
      tie: {
        text: 'Dan kies jij voor hem. Kies een van zijn twee tegels en bouw.',
        other: '',
        done: `Na ${FIGURES.blocks.each} rondes leveren je punten een beoordeling op, van smeltwater (${FIGURES.ratings.slush}) tot ijstempel (${FIGURES.ratings.iceTemple}).`,
      },
    },
  },
};
