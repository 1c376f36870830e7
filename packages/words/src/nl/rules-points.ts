import { count } from '../count.ts';
import { figures } from '../figures.ts';
import { sharedFirst, sharedSecond } from '../ruleFigures.ts';
import type { SectionRules } from '../shape/texts.ts';

const { square } = figures;

export const pointRules: SectionRules<'P'> = {
  P1: {
    title: 'Ondersteuning',
    text: `Boven laag 1 rust een nieuw blok op vier andere. Elk van die vier met de kleur van het nieuwe blok levert je ${count(figures.support, 'punt', 'punten')} op.`,
  },
  P2: {
    title: 'Rijen en kolommen',
    text: `Voor elke rij of kolom die jouw blok onder de bovenste laag afsluit, ga je ${count(figures.lineSteps, 'stap', 'stappen')} verder op het bouwmeesterspoor: hooguit ${count(2 * figures.lineSteps, 'stap', 'stappen')} per blok en nooit voorbij het laatste veld. De bovenste laag levert geen stappen op.`,
  },
  P3: {
    title: 'Vierkanten',
    text: `Elk voltooid vierkant telt meteen: ${square.first} punten voor de meeste blokken erin, ${square.second} punten voor de op één na meeste.`,
  },
  P4: {
    title: 'Wie aan de beurt is, wint gelijke standen',
    text: 'Wie aan de beurt is, wint elke gelijke stand waarbij die speler betrokken is en krijgt de hogere beloning; de anderen van die gelijke stand strijden om de volgende.',
  },
  P5: {
    title: 'Gelijk op de tweede plaats',
    text: `Staan anderen samen tweede, dan delen zij de ${square.second} punten, naar beneden afgerond: met zijn tweeën elk ${sharedSecond(2)}, met zijn drieën elk ${sharedSecond(3)}. Met vier verschillende kleuren in een vierkant krijgt wie aan de beurt is dus ${square.first} punten en ieder ander ${sharedSecond(3)}.`,
  },
  P6: {
    title: 'Gelijk op de eerste plaats, zonder de actieve speler',
    text: `Dat kan alleen als een blok van Siku een vierkant voltooit waarin Siku en je tegenspeler elk twee blokken hebben. Zij delen ${square.first} + ${square.second} punten, naar beneden afgerond: ${sharedFirst} voor je tegenspeler. De ${sharedFirst} van Siku vervallen.`,
  },
  P7: {
    title: 'Maar één kleur',
    text: `Hebben alle vier de blokken dezelfde kleur, dan krijgt die speler ${square.first} punten en is er geen tweede plaats.`,
  },
  P8: {
    title: 'Meerdere vierkanten en de nieuwe tegel',
    text: 'Voltooit een blok meer dan één vierkant, dan kiest wie aan de beurt is de volgorde. Na elk geteld vierkant komt de volgende tegel van de stapel er open op te liggen; hij is meteen te gebruiken. Je ziet dus de eerste nieuwe tegel voordat je het volgende vierkant kiest.',
  },
  P9: {
    title: 'Het bovenste vierkant',
    text: 'Ook de vier blokken van de bovenste laag tellen als vierkant, nog vóór de tempelkoepel. Er volgt geen tegel.',
  },
};
