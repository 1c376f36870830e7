import { count } from '../count.ts';
import { figures } from '../figures.ts';
import { sharedFirst, sharedSecond } from '../ruleFigures.ts';
import type { SectionRules } from '../shape/texts.ts';

const { square } = figures;

export const pointRules: SectionRules<'P'> = {
  P1: {
    title: 'Unterstützung',
    text: `Oberhalb von Ebene 1 ruht ein neuer Block auf vier anderen. Für jeden dieser vier, der die Farbe des neuen Blocks hat, erhältst du ${count(figures.support, 'Punkt', 'Punkte')}.`,
  },
  P2: {
    title: 'Reihen und Spalten',
    text: `Für jede Reihe oder Spalte, die dein Block unterhalb der obersten Ebene schließt, rückst du auf der Baumeisterleiste ${count(figures.lineSteps, 'Schritt', 'Schritte')} vor: höchstens ${count(2 * figures.lineSteps, 'Schritt', 'Schritte')} pro Block und nie über das letzte Feld hinaus. Die oberste Ebene bringt keine Schritte.`,
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
    text: `Stehen andere auf Platz zwei gleich, teilen sie sich die ${square.second} Punkte abgerundet: zu zweit je ${sharedSecond(2)}, zu dritt je ${sharedSecond(3)}. Bei vier verschiedenen Farben im Quadrat bekommt die Person am Zug also ${square.first} Punkte und jede andere ${sharedSecond(3)}.`,
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
