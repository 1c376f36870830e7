import { ours, rulebook } from '../clauses.ts';
import { list } from '../compose.ts';
import { blessingsMarked } from '../composeRules.ts';
import { track, trackText } from '../figures.ts';
import type { SectionRules } from '../shape/texts.ts';
import { blessings } from './blessings.ts';

function marked(players: 2 | 3): string {
  const names = blessingsMarked(players).map(
    ({ id, isKnown }) => `${blessings[id].name} (${isKnown ? 'bekannt' : 'rekonstruiert'})`,
  );
  return list(names, 'und');
}

export const editionRules: SectionRules<'C'> = {
  C1: {
    title: 'Die Baumeisterleiste',
    text: [
      `Nach dem Start kommen ${track.length} Felder: ${trackText}. Ein Strich steht für ein Feld ohne Zahl. Das ist rekonstruiert.`,
      rulebook('Die Leiste beginnt auf einem Symbol, endet mit 10, hat Felder ohne Zahl und enthält eine 3.'),
    ],
  },
  C2: {
    title: 'Karten und Platten nach Zahl',
    lines: [
      [
        'Wie sich die Karten auf die Zahlen verteilen, ist rekonstruiert.',
        rulebook('Ihre Gesamtzahlen sind bekannt (S1).'),
        'Was die Bodenplatten zeigen, ist ganz von uns: Die Platten einer Zahl zeigen dieselben Symbole wie ihre Karten.',
        rulebook(
          'Bekannt sind eine Platte, halb Handwerker, halb Eisschnitzer, und dass eine zweigeteilte Karte auf eine zweigeteilte Platte passt, wenn ein Symbol übereinstimmt.',
        ),
        'In der Schachtel gibt es also wohl auch Platten mit anderen Paaren.',
      ],
      'Zahl 1 (25): 5 Arbeiter, 4 Eisschnitzer, 6 Handwerker, 4 Lastentiere, 3 Baumeisterinnen, 3 Älteste.',
      'Zahl 2 (16): 2 Arbeiter, 2 Eisschnitzer, 1 Handwerker, 2 Lastentiere, 2 Baumeisterinnen, 1 Älteste, 2 Arbeiter/Baumeisterin, 3 Eisschnitzer/Handwerker, 1 Lastentier/Älteste.',
      'Zahl 3 (9): 1 Arbeiter, 1 Eisschnitzer, 1 Handwerker, 1 Lastentier, 1 Baumeisterin, 1 Arbeiter/Baumeisterin, 2 Eisschnitzer/Handwerker, 1 Lastentier/Älteste.',
      'Zahl 4 (4): 1 Handwerker, 1 Älteste, 1 Arbeiter/Baumeisterin, 1 Eisschnitzer/Handwerker.',
      'Werkzeuge auf Handwerker-Karten: Zahl 1 je zwei, Zahl 2 Seil, Zahl 3 Spitzhacke, Zahl 4 Stangensäge. Auf Karten Eisschnitzer/Handwerker: Zahl 2 je eines, Zahl 3 Seil und Spitzhacke, Zahl 4 Stangensäge. Bodenplatten zeigen kein Werkzeug.',
    ],
  },
  C3: {
    title: 'Tiere auf den Lastentier-Karten',
    text: [
      'Zahl 1: zwei Karten mit 1 Tier und zwei mit 2. Zahl 2: eine mit 1 und eine mit 2. Zahl 3: eine mit 1. Die beiden zweigeteilten Karten zeigen je 1. Das ist rekonstruiert.',
      rulebook('Es gibt Karten mit 1 und Karten mit 2.'),
    ],
  },
  C4: {
    title: 'Arten auf den Ältesten',
    text: [
      'Zahl 1: Handwerker und Älteste; Arbeiter und Eisschnitzer; Lastentier und Baumeisterin. Zahl 2: Eisschnitzer und Lastentier. Zahl 4: Arbeiter und Baumeisterin. Zweigeteilte Karten: Zahl 2 Handwerker und Lastentier, Zahl 3 Eisschnitzer und Baumeisterin. Alle bis auf das erste Paar sind rekonstruiert.',
      rulebook('Eine Älteste, die Handwerker und Älteste zeigt, gibt es.'),
    ],
  },
  C5: {
    title: 'Segen für mehr Personen',
    text: `Mit 3+, also zu zweit und solo nicht dabei: ${marked(3)}. Mit 2+, also solo nicht dabei: ${marked(2)}. Voraussicht braucht eine Karte, die nach jedem Zug aufgedeckt wird; die fehlt solo.`,
  },
  C6: {
    title: 'Farben',
    text: [
      'Wie Besprechungen berichten, sind Arbeiter violett, Eisschnitzer blau, Handwerker türkis, Lastentiere braun, Baumeisterinnen gelb und Älteste orange.',
      rulebook('Zu den Farben der Mitspielenden gehören Türkis, Orange und Blau.'),
      ours('Die vierte Farbe ist von uns. Jede Farbe hat außerdem ihr eigenes Muster.'),
    ],
  },
};
