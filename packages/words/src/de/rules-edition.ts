import { ours, rulebook } from '../clauses.ts';
import { list } from '../compose.ts';
import { blessingsMarked } from '../composeRules.ts';
import { animalsText, pileLines, shownText, splitAnimalsText, splitShownText, toolsText } from '../editionCards.ts';
import { track, trackText } from '../figures.ts';
import type { SectionRules } from '../shape/texts.ts';
import { blessings } from './blessings.ts';
import { cardTerms } from './cardTerms.ts';

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
      ...pileLines(cardTerms),
      `Werkzeuge auf Handwerker-Karten: ${toolsText(cardTerms, 'single')}. Auf Karten Eisschnitzer/Handwerker: ${toolsText(cardTerms, 'split')}. Bodenplatten zeigen kein Werkzeug.`,
    ],
  },
  C3: {
    title: 'Tiere auf den Lastentier-Karten',
    text: [
      `Karte für Karte, ${animalsText(cardTerms)} Zweigeteilte Karten: ${splitAnimalsText(cardTerms)}. Das ist rekonstruiert.`,
      rulebook('Es gibt Karten mit 1 und Karten mit 2.'),
    ],
  },
  C4: {
    title: 'Arten auf den Ältesten',
    text: [
      `${shownText(cardTerms)} Zweigeteilte Karten: ${splitShownText(cardTerms)}. Alle bis auf das erste Paar sind rekonstruiert.`,
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
