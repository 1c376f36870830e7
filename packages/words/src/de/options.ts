import { blessingFigures } from '../figures.ts';
import type { OptionTexts } from '../shape/texts.ts';

export const options: OptionTexts = {
  reshuffle: {
    name: 'Wenn keine Karte passt',
    line: 'Wohin die Karten der Auslage kommen, wenn keine davon passt (T4). Die gedruckten Regeln sind sich nicht einig.',
    values: {
      whole: { name: 'Ganzer Stapel', line: 'Sie werden in den ganzen Nachziehstapel gemischt.' },
      sameBack: {
        name: 'Gleiche Zahl',
        line: 'Jede wird nur unter die Karten mit ihrer Rückseitenzahl gemischt, und die Abfolge der Zahlen bleibt.',
      },
      below: {
        name: 'Unter die nächsten Karten',
        line: 'Zuerst werden die nächsten Karten aufgedeckt, dann werden die alten in den Rest des Nachziehstapels gemischt.',
      },
    },
  },
  outerTop: {
    name: 'Rand der obersten Ebene',
    line: 'Ob die vier Felder der obersten Ebene auch Außen- und Eckplatten sind (G4). Die Anleitungen sagen es nicht.',
    values: {
      false: { name: 'Zählt nicht', line: 'Nur die Ebenen 1 bis 3 haben Außen- und Eckplatten.' },
      true: {
        name: 'Zählt',
        line: 'Auch die vier obersten Felder sind Außen- und Eckplatten, und Gleichstände um sie gehen bis zu Ebene 4 weiter.',
      },
    },
  },
  expansion: {
    name: 'Ausbreitung',
    line: 'Was mit der üblichen Belohnung des Quadrats geschieht, für das du Ausbreitung einsetzt (E30).',
    values: {
      replaces: {
        name: 'Ersetzt die Belohnung',
        line: `Du erhältst ${blessingFigures.expansion.three} oder ${blessingFigures.expansion.four} Punkte und sonst nichts für das Quadrat.`,
      },
      adds: {
        name: 'Kommt hinzu',
        line: `Du erhältst ${blessingFigures.expansion.three} oder ${blessingFigures.expansion.four} Punkte und zusätzlich die Belohnung des Quadrats.`,
      },
    },
  },
  firstPlayer: {
    name: 'Wer beginnt',
    line: 'Wer den ersten Zug hat. Solo bist das immer du (Z1).',
    values: {
      seat0: { name: 'Erster Platz', line: 'Die Person auf dem ersten Platz beginnt.' },
      random: { name: 'Zufällig', line: 'Der Zufall bestimmt, wer beginnt.' },
    },
  },
  blessings: {
    name: 'Segen im Spiel',
    line: 'Welche Segenkarten eingemischt werden.',
    values: {
      all: { name: 'Alle', line: 'Alle, die zur Personenzahl passen.' },
      chosen: { name: 'Ausgewählte', line: 'Nur die, die ihr wählt, auch ganz wenige oder gar keine.' },
    },
  },
};
