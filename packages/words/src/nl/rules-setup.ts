import { ours } from '../clauses.ts';
import { capital } from '../compose.ts';
import { cardCounts, facesText, tileCount, tileCounts } from '../editionCards.ts';
import { figures } from '../figures.ts';
import { BLESSING_IDS, COMPLETION_IDS } from '../ids.ts';
import { sikuSet } from '../ruleFigures.ts';
import type { SectionRules } from '../shape/texts.ts';
import { cardTerms } from './cardTerms.ts';
import { spelled } from './numbers.ts';

const { blocks } = figures;
const [ones, twos, threes, fours] = tileCounts;

export const setupRules: SectionRules<'S'> = {
  S1: {
    title: 'Bouwkaarten',
    text: `Van de ${cardCounts.all} bouwkaarten tonen er ${cardCounts.single} één soort: ${facesText(cardTerms, 'single')}. De andere ${cardCounts.split} zijn tweeledig: ${facesText(cardTerms, 'split')}. Op de achterkant staat een nummer van 1 tot en met 4. Schud elk nummer apart en leg ze op elkaar, met de 1 bovenop en de 4 onderaan: dat is de trekstapel. De eerste ${spelled(figures.display.size)} kaarten liggen open als aanbod.`,
  },
  S2: {
    title: 'Bodemtegels',
    text: [
      `Ook de ${tileCount} bodemtegels hebben een nummer op de achterkant; op ${ones} ervan staat de 1.`,
      ours(`Van de andere dragen er ${twos} de 2, ${threes} de 3 en ${fours} de 4.`),
      'Verdeel de tegels 1 willekeurig en open over de velden van de onderste laag. Schud elk ander nummer apart en stapel 2 op 3 op 4. Een nieuwe tegel is altijd de bovenste van deze stapel, op welke laag hij ook komt.',
    ],
  },
  S3: {
    title: 'Zegenkaarten',
    text: `Schud de ${BLESSING_IDS.length} zegenkaarten, zonder de kaarten die niet bij het aantal spelers passen (C5), en leg er ${spelled(figures.faceUp)} open.`,
  },
  S4: {
    title: 'Drie spelers',
    text: `Elke speler neemt ${blocks.each} ijsblokken van één kleur. Met hoeveel jullie ook zijn: iedereen begint met 0 punten en met een steen op de start van het bouwmeesterspoor.`,
  },
  S5: {
    title: 'Vier spelers',
    text: `Elke speler neemt ${blocks.ofFour} ijsblokken. Van elke speler wacht nog één blok naast een willekeurig getrokken, open slotkaart (één van de ${spelled(COMPLETION_IDS.length)}). ${capital(spelled(figures.extraTurns))} van die blokken worden helemaal aan het eind geplaatst (W1).`,
  },
  S6: {
    title: 'Twee spelers',
    text: `Een derde kleur is van Siku, voor wie jullie allebei spelen. Elke speler neemt ${blocks.each} eigen blokken en ${blocks.siku} van Siku en maakt daarmee ${sikuSet.sets} sets van ${sikuSet.own} eigen blokken en ${sikuSet.siku} van Siku. De eerste set is de actieve. Zegenkaarten met het teken 3+ doen niet mee. Zie Y1 tot en met Y4.`,
  },
  S7: {
    title: 'Solo',
    text: `Bouw op als voor drie spelers; twee dummy’s met elk ${blocks.each} blokken spelen tegen je. Zegenkaarten met het teken 2+ of 3+ doen niet mee. Zie Z1 tot en met Z9.`,
  },
  S8: {
    title: 'Wie begint',
    text: 'Jullie kiezen wie begint, of het toeval doet dat (O4). De beurt gaat met de klok mee.',
  },
};
