import { count } from '../count.ts';
import { figures } from '../figures.ts';
import type { SectionRules } from '../shape/texts.ts';

const { square } = figures;
/** P6: what two who are tied for first get each. */
const sharedFirst = Math.floor((square.first + square.second) / 2);

export const pointRules: SectionRules<'P'> = {
  P1: {
    title: 'Unterstützung',
    text: `Oberhalb von Ebene 1 ruht ein neuer Block auf vier anderen. Für jeden dieser vier, der die Farbe des neuen Blocks hat, erhältst du ${count(figures.support, 'Punkt', 'Punkte')}.`,
  },
  P2: {
    title: 'Reihen und Spalten',
    text: 'Für jede Reihe oder Spalte, die dein Block auf den Ebenen 1 bis 3 schließt, rückst du auf der Baumeisterleiste einen Schritt vor: höchstens zwei Schritte pro Block und nie über das letzte Feld hinaus. Ebene 4 bringt keine Schritte.',
  },
  P3: {
    title: 'Quadrate',
    text: `Jedes vollendete Quadrat zählt sofort: ${square.first} Punkte für die meisten Blöcke darin, ${square.second} Punkte für die zweitmeisten.`,
  },
  P4: {
    title: 'Gleichstände gehen an die Person am Zug',
    text: 'Ist die Person am Zug an einem Gleichstand beteiligt, gewinnt sie ihn und bekommt die höhere Belohnung; die anderen Beteiligten kämpfen um die nächste.',
  },
  P5: {
    title: 'Gleichstand um Platz zwei',
    text: `Stehen andere auf Platz zwei gleich, teilen sie sich die ${square.second} Punkte abgerundet: zu zweit je ${Math.floor(square.second / 2)}, zu dritt nichts. Bei vier verschiedenen Farben im Quadrat gibt es also ${square.first} Punkte für die Person am Zug und sonst für niemanden etwas.`,
  },
  P6: {
    title: 'Gleichstand um Platz eins ohne die Person am Zug',
    text: `Das gibt es nur, wenn Sikus Block ein Quadrat vollendet, in dem Siku und die andere Person je zwei Blöcke haben. Sie teilen sich ${square.first} + ${square.second} Punkte abgerundet: ${sharedFirst} für die andere Person. Sikus ${sharedFirst} verfallen.`,
  },
  P7: {
    title: 'Nur eine Farbe',
    text: `Haben alle vier Blöcke dieselbe Farbe, bringt das Quadrat dieser Farbe ${square.first} Punkte, und einen zweiten Platz gibt es nicht.`,
  },
  P8: {
    title: 'Mehrere Quadrate und die neue Platte',
    text: 'Vollendet ein Block mehrere Quadrate, wählt die Person am Zug die Reihenfolge. Nach jedem gezählten Quadrat kommt die nächste Bodenplatte des Stapels offen darauf und steht ab sofort zur Verfügung. Du siehst also die erste neue Platte, bevor du das nächste Quadrat wählst.',
  },
  P9: {
    title: 'Das oberste Quadrat',
    text: 'Auch die vier Blöcke der obersten Ebene zählen als Quadrat, und zwar vor der Tempelkuppe. Eine Platte folgt nicht.',
  },
};
