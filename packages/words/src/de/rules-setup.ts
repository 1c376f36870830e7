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
    title: 'Baukarten',
    text: `Von den ${cardCounts.all} Baukarten zeigen ${cardCounts.single} eine einzige Art: ${facesText(cardTerms, 'single')}. Die anderen ${cardCounts.split} sind zweigeteilt: ${facesText(cardTerms, 'split')}. Auf den Rückseiten stehen die Zahlen 1 bis 4. Mische jede Zahl für sich und staple sie so, dass die 1 oben und die 4 unten liegt: Das ist der Nachziehstapel. Seine ersten ${spelled(figures.display.size)} Karten bilden offen die Auslage.`,
  },
  S2: {
    title: 'Bodenplatten',
    text: [
      `Auch die ${tileCount} Bodenplatten tragen hinten Zahlen; auf ${ones} davon steht die 1.`,
      ours(`Von den übrigen tragen ${twos} die 2, ${threes} die 3 und ${fours} die 4.`),
      'Verteile die Platten 1 zufällig und offen auf den Feldern der untersten Ebene. Mische jede andere Zahl für sich und staple 2 über 3 über 4. Eine neue Platte ist immer die oberste dieses Stapels, egal auf welche Ebene sie kommt.',
    ],
  },
  S3: {
    title: 'Segenkarten',
    text: `Mische die ${BLESSING_IDS.length} Segenkarten ohne jene, die nicht zur Personenzahl passen (C5), und decke ${spelled(figures.faceUp)} auf.`,
  },
  S4: {
    title: 'Zu dritt',
    text: `Jede Person nimmt ${blocks.each} Eisblöcke einer Farbe. Egal wie viele mitspielen: Alle beginnen mit 0 Punkten und mit ihrem Stein auf dem Start der Baumeisterleiste.`,
  },
  S5: {
    title: 'Zu viert',
    text: `Jede Person nimmt ${blocks.ofFour} Eisblöcke. Ein weiterer Block von jeder Person wartet neben einer zufällig gezogenen, offenen Abschlusskarte (eine von ${spelled(COMPLETION_IDS.length)}). ${capital(spelled(figures.extraTurns))} dieser Blöcke kommen ganz am Schluss zum Einsatz (W1).`,
  },
  S6: {
    title: 'Zu zweit',
    text: `Eine dritte Farbe gehört Siku, und ihr beide spielt für Siku mit. Jede Person nimmt ${blocks.each} eigene und ${blocks.siku} Blöcke von Siku und bildet daraus ${sikuSet.sets} Sets mit je ${sikuSet.own} eigenen Blöcken und ${sikuSet.siku} von Siku. Das erste Set ist das aktive. Segen mit dem Zeichen 3+ bleiben draußen. Siehe Y1 bis Y4.`,
  },
  S7: {
    title: 'Solo',
    text: `Baue auf wie zu dritt; gegen dich spielen zwei Dummys mit je ${blocks.each} Blöcken. Segen mit dem Zeichen 2+ oder 3+ bleiben draußen. Siehe Z1 bis Z9.`,
  },
  S8: {
    title: 'Wer beginnt',
    text: 'Ihr bestimmt, wer beginnt, oder ihr überlasst es dem Zufall (O4). Gespielt wird im Uhrzeigersinn.',
  },
};
