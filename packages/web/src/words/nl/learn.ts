import { count } from '@nunatak/words';
import type { LearnTexts } from '../en/learn.ts';
import { characters } from './characters.ts';

export const learn: LearnTexts = {
  coach: {
    title: 'Uitleg bij je eerste spel',
    notes: {
      display: 'Elke beurt begint met een kaart. Eronder staat wat die op de beste tegel oplevert: nu en aan het eind.',
      tiles:
        'Hier staat wat je moet doen. Tegels waarop je kaart past, dragen een label met de punten die ze opleveren.',
      build: 'Pas met Bouwen is het definitief; daar staat wat je krijgt. Tot dan kun je elke stap terugnemen.',
      crew: 'Je kaarten zijn je ploeg. Die levert aan het eind de meeste punten op: wijs een soort aan om te zien hoe die telt.',
      players: 'Het grote getal is de stand; dat na ~ is wat het zou zijn als het spel nu eindigde.',
      hint: 'Hier vind je het verloop, de regels en, als je wilt, een tip.',
    },
    read: 'Begrepen',
    noMore: 'Geen uitleg meer',
    of: (number, all) => `${number} van ${all}`,
  },
  teacher: {
    name: 'Leraar',
    line: (most) =>
      `Vraagt je één keer of je het zeker weet voordat je een grove fout maakt, hoogstens ${count(most, 'keer', 'keer')} per spel. Wat beter zou zijn, zegt hij niet.`,
    sure: 'Weet je het zeker?',
    classes: { mistake: 'Dit lijkt een fout.', blunder: 'Dit lijkt een grove fout.' },
    left: (number) =>
      number === 0 ? 'In dit spel vraag ik het niet meer.' : `Ik vraag het nog ${count(number, 'keer', 'keer')}.`,
    again: 'Nog eens nadenken',
    build: 'Toch bouwen',
  },
  characters,
};
