import { FIGURES } from '@nunatak/engine';
import type { TutorialTexts } from '../en/tutorial.ts';

const { square } = FIGURES;

export const modeLessons: Pick<TutorialTexts['lessons'], 'siku' | 'completion' | 'solo'> = {
  siku: {
    title: 'Twee spelers: Siku',
    line: 'Een derde kleur die jullie allebei zetten.',
    steps: {
      card: {
        text: 'Jullie zetten allebei blokken van Siku: één per set van drie, wanneer je maar wilt. Neem de ambachtsman.',
        other: 'Neem nu de ambachtsman.',
        done: 'Voor wie is hij?',
      },
      user: {
        text: 'In dit vierkant staan twee blokken van jou en één van Siku. Geef de kaart aan Siku.',
        other: 'Geef hem nu aan Siku.',
        done: 'Zet nu het blok van Siku.',
      },
      tile: {
        text: 'Bouw op de omlijnde tegel.',
        other: 'Probeer de omlijnde tegel.',
        done: `Jij wint de gelijke stand: ${square.first} punten! Siku krijgt nooit punten en houdt alleen arbeiders; voor rijen die Siku afsluit, gaat niemand vooruit.`,
      },
      cardAgain: {
        text: 'In deze set zijn alleen nog blokken van jou over. Neem een ijssnijder.',
        other: 'Neem nu een ijssnijder.',
        done: 'De ijssnijder is van jou.',
      },
      userAgain: {
        text: 'Deze kaart is voor jou.',
        other: 'Het blok van Siku staat er al. Deze kaart is voor jou.',
        done: 'Klopt: het blok van Siku uit deze set staat er al.',
      },
      tileAgain: {
        text: 'Bouw op een oplichtende tegel naar keuze.',
        other: '',
        done: 'Op naar een nieuwe set. Siku’s arbeiders en buitenste blokken tellen mee voor meerderheden.',
      },
    },
  },
  completion: {
    title: 'Vier spelers: extra beurten',
    line: 'De slotkaart bepaalt wie de laatste twee kaarten krijgt.',
    steps: {
      card: {
        text: 'Nog twee kaarten! Wie de meeste hoekblokken heeft, kiest eerst, zegt de slotkaart. Dat ben jij: neem de beste.',
        other: 'De andere levert meer op.',
        done: 'Daarmee heb je een set gereedschap compleet.',
      },
      tile: {
        text: 'Zet je laatste blok op de omlijnde tegel.',
        other: 'Probeer de omlijnde tegel.',
        done: 'Bo was tweede en kreeg de laatste kaart. De slotkaart ligt vanaf het begin open: speel erop.',
      },
    },
  },
  solo: {
    title: 'Solo: dummy’s en de ruit',
    line: 'Twee dummyspelers volgen vaste regels.',
    steps: {
      card: {
        text: 'Twee dummyspelers nemen de kaart naast hun steen. Neem de arbeider voor hun neus weg!',
        other: 'Neem nu de arbeider.',
        done: 'Nu neemt die dummy de volgende kaart met de klok mee.',
      },
      tile: {
        text: 'Bouw op de omlijnde tegel.',
        other: 'Probeer de omlijnde tegel.',
        done: 'Dummy’s bouwen waar ze de meeste punten zouden krijgen. Zelf krijgen ze niets, maar ze kunnen je meerderheden afnemen.',
      },
      cardAgain: {
        text: 'Elke ronde wordt het aanbod aangevuld, gaan de stenen verder en begint de volgende speler. Neem de bouwmeester.',
        other: 'Neem nu de bouwmeester.',
        done: 'De bouwmeester is van jou.',
      },
      tileAgain: {
        text: 'Bouw op de omlijnde tegel.',
        other: 'Probeer de omlijnde tegel.',
        done: 'Nu zijn twee tegels voor een dummy even goed.',
      },
      tie: {
        text: 'Dan kies jij. Neem een van beide tegels en bouw.',
        other: '',
        done: `Na ${FIGURES.blocks.each} rondes krijg je een beoordeling, van Smeltwater (${FIGURES.ratings.slush}) tot IJstempel (${FIGURES.ratings.iceTemple}).`,
      },
    },
  },
};
