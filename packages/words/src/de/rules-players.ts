import { ours } from '../clauses.ts';
import { completionLines } from '../composeRules.ts';
import { figures } from '../figures.ts';
import { COMPLETION_IDS } from '../ids.ts';
import { sikuSet, turnsOfFour } from '../ruleFigures.ts';
import type { SectionRules } from '../shape/texts.ts';
import { completionCards } from './cards.ts';
import { spelled } from './numbers.ts';

const extra = spelled(figures.extraTurns);
const size = spelled(sikuSet.size);

export const fourPlayerRules: SectionRules<'W'> = {
  W1: {
    title: `Die letzten ${extra} Karten`,
    text: [
      `Nach ${turnsOfFour} Zügen sind ${extra} Karten übrig. Ordnet alle Personen nach der ersten Zeile der Abschlusskarte; bei Gleichstand hilft die zweite Zeile, dann liegt vorn, wer in der Zugreihenfolge später kommt. Wer am besten dasteht, nimmt eine davon und spielt mit dem beiseitegelegten Block einen vollen Zug; wer danach kommt, macht es mit dem Rest ebenso. Passt nichts, gilt T5.`,
      ours(
        'Die Rangfolge wird einmal bestimmt, vor dem ersten Zusatzzug. Die Zugreihenfolge zählt ab der Person, die das Spiel begonnen hat, was immer Fülle daran geändert hat.',
      ),
    ],
  },
  W2: {
    title: `Die ${spelled(COMPLETION_IDS.length)} Abschlusskarten`,
    lines: [
      'Zuerst steht, was zählt, dann, was einen Gleichstand löst.',
      ...completionLines((id) => {
        const { name, first, second } = completionCards[id];
        return `${name}: ${first}. Bei Gleichstand: ${second}.`;
      }),
    ],
  },
  W3: {
    title: 'Wie die Rangfolge zählt',
    text: [
      'Punkte sind die auf der Punkteleiste in diesem Moment.',
      ours(
        'Segen, die bei einer Art liegen (E37), zählen als Karten dieser Art. Bei „Handwerker“ gilt Veränderung als das Werkzeug, das dir am meisten hilft, in jeder Zeile neu.',
      ),
    ],
  },
};

export const twoPlayerRules: SectionRules<'Y'> = {
  Y1: {
    title: 'Für dich oder für Siku',
    text: `In jedem Zug nimmst du eine Karte und verwendest sie für dich, mit einem eigenen Block, oder für Siku, mit Sikus Block, immer aus deinem aktiven Set. Sind alle ${size} Blöcke eines Sets gesetzt, nimm das nächste. Von je ${size} Zügen gilt also genau ${sikuSet.siku === 1 ? 'einer' : spelled(sikuSet.siku)} Siku.`,
  },
  Y2: {
    title: 'Sikus Karten',
    text: [
      'Eine für Siku verwendete Karte wird abgelegt. Als Arbeiter verwendet, liegt sie stattdessen offen als Sikus Arbeiter. Eine Älteste bringt keinen Segen.',
      ours('Den Tausch des Arbeiters darfst du auch für Siku nutzen.'),
    ],
  },
  Y3: {
    title: 'Sikus Blöcke',
    text: [
      'Siku bekommt nichts: weder Unterstützung noch Reihen noch Quadrate. Für eine Reihe, die Sikus Block schließt, rückt niemand auf der Leiste vor.',
      ours(
        'Quadrate, die so ein Block vollendet, zählen für euch beide, und du gewinnst Gleichstände, denn es ist dein Zug.',
      ),
    ],
  },
  Y4: {
    title: 'Segen in einem solchen Zug',
    text: 'Reaktionen, Bewegung, Mond und Entdeckung kannst du in einem Zug für Siku einsetzen, Struktur nicht.',
  },
};
