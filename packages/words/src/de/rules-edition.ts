import { optionRule } from '../compose.ts';
import type { SectionRules } from '../shape/texts.ts';
import { options } from './options.ts';

const DEFAULT_WORD = 'Standard';

export const optionRules: SectionRules<'O'> = {
  O1: optionRule(options.reshuffle, DEFAULT_WORD),
  O2: optionRule(options.outerTop, DEFAULT_WORD),
  O3: optionRule(options.expansion, DEFAULT_WORD),
  O4: optionRule(options.firstPlayer, DEFAULT_WORD),
  O5: optionRule(options.blessings, DEFAULT_WORD),
};

export const editionRules: SectionRules<'C'> = {
  C1: {
    title: 'Die Baumeisterleiste',
    text: 'Nach dem Start kommen 15 Felder: –, 1, –, 2, 3, –, 4, 5, –, 6, 7, –, 8, 9, 10. Ein Strich steht für ein Feld ohne Zahl. Bekannt ist, dass die Leiste auf einem Symbol beginnt, mit 10 endet, leere Felder hat und eine 3 enthält; der Rest ist rekonstruiert.',
  },
  C2: {
    title: 'Karten und Platten nach Zahl',
    text: [
      'Karten und Bodenplatten mit derselben Rückseitenzahl zeigen dieselben Symbole. Die Gesamtzahlen der Karten sind bekannt, ihre Verteilung auf die Zahlen ist rekonstruiert.',
      'Zahl 1 (25): 5 Arbeiter, 4 Eisschnitzer, 6 Handwerker, 4 Lastentiere, 3 Baumeisterinnen, 3 Älteste.',
      'Zahl 2 (16): 2 Arbeiter, 2 Eisschnitzer, 1 Handwerker, 2 Lastentiere, 2 Baumeisterinnen, 1 Älteste, 2 Arbeiter/Baumeisterin, 3 Eisschnitzer/Handwerker, 1 Lastentier/Älteste.',
      'Zahl 3 (9): 1 Arbeiter, 1 Eisschnitzer, 1 Handwerker, 1 Lastentier, 1 Baumeisterin, 1 Arbeiter/Baumeisterin, 2 Eisschnitzer/Handwerker, 1 Lastentier/Älteste.',
      'Zahl 4 (4): 1 Handwerker, 1 Älteste, 1 Arbeiter/Baumeisterin, 1 Eisschnitzer/Handwerker.',
      'Werkzeuge auf Handwerker-Karten: Zahl 1 je zwei, Zahl 2 Seil, Zahl 3 Spitzhacke, Zahl 4 Stangensäge. Auf Karten Eisschnitzer/Handwerker: Zahl 2 je eines, Zahl 3 Seil und Spitzhacke, Zahl 4 Stangensäge. Bodenplatten zeigen kein Werkzeug.',
    ].join('\n'),
  },
  C3: {
    title: 'Tiere auf den Lastentier-Karten',
    text: 'Zahl 1: zwei Karten mit 1 Tier und zwei mit 2. Zahl 2: eine mit 1 und eine mit 2. Zahl 3: eine mit 1. Die beiden zweigeteilten Karten zeigen je 1. Dass es Karten mit 1 und mit 2 gibt, ist bekannt; wie viele, ist rekonstruiert.',
  },
  C4: {
    title: 'Arten auf den Ältesten',
    text: 'Zahl 1: Handwerker und Älteste; Arbeiter und Eisschnitzer; Lastentier und Baumeisterin. Zahl 2: Eisschnitzer und Lastentier. Zahl 4: Arbeiter und Baumeisterin. Zweigeteilte Karten: Zahl 2 Handwerker und Lastentier, Zahl 3 Eisschnitzer und Baumeisterin. Nur das erste Paar ist bekannt, die anderen sind rekonstruiert.',
  },
  C5: {
    title: 'Segen für mehr Personen',
    text: 'Mit 3+, also zu zweit und solo nicht dabei: Fülle (bekannt) und Voraussicht (rekonstruiert). Mit 2+, also solo nicht dabei: Mond (rekonstruiert).',
  },
  C6: {
    title: 'Farben',
    text: 'Arbeiter sind violett, Eisschnitzer blau, Handwerker türkis, Lastentiere braun, Baumeisterinnen gelb, Älteste orange. Türkis, Orange und Blau der Mitspielenden sind bekannt, die vierte Farbe ist von uns. Jede Farbe hat außerdem ihr eigenes Muster.',
  },
};
