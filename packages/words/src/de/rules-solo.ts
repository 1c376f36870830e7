import { ours } from '../clauses.ts';
import { figures } from '../figures.ts';
import type { SectionRules } from '../shape/texts.ts';
import { spelled } from './numbers.ts';

const { ratings } = figures;

export const soloRules: SectionRules<'Z'> = {
  Z1: {
    title: 'Die Raute',
    text: [
      `Die Auslage ist eine Raute mit ${spelled(figures.display.size)} Plätzen. Der Stein von Dummy 1 beginnt links, der von Dummy 2 rechts. Im Uhrzeigersinn folgen du, Dummy 1 und Dummy 2 aufeinander; die erste Runde beginnst du.`,
      ours('Die ersten Karten liegen oben, rechts, unten, links, ebenso nach dem Mischen (T4).'),
    ],
  },
  Z2: {
    title: 'Auffüllen nur bei Bedarf',
    text: [
      `Nach einem Zug wird nicht aufgefüllt. Passt keine Karte der Auslage, fülle sie sofort auf ${spelled(figures.display.size)} auf; passt noch immer keine, gilt T4 oder T6.`,
      ours(
        'Sind mehrere Karten übrig, schau auf oben, rechts, unten und links in dieser Reihenfolge: Aufgefüllt wird ab der ersten Lücke, die auf eine Karte folgt, und oben folgt auf links.',
      ),
    ],
  },
  Z3: {
    title: 'Die Karte des Dummys',
    text: [
      'Ein Dummy nimmt die Karte bei seinem Stein. Fehlt sie oder passt sie nicht, nimmt er die nächste im Uhrzeigersinn und so fort.',
      ours(
        'Darf man eine beliebige Karte nehmen (T5, T6), nimmt er von seinem Stein aus die erste, ob sie passt oder nicht.',
      ),
    ],
  },
  Z4: {
    title: 'Das Feld des Dummys',
    text: [
      'Ein Dummy baut dort, wo er am meisten bekäme. Zähle seine Quadrate (am Zug gewinnt er Gleichstände), seine Unterstützung und 1 für jede Reihe oder Spalte, die er schließt.',
      ours('Reihen und Spalten der obersten Ebene zählen nicht.'),
      'Bei Gleichstand entscheidet mehr aus Quadraten, dann aus Reihen, dann aus Unterstützung, dann das Feld näher an der Mitte des Tempels, dann das, das weiter vom Rand seiner Ebene entfernt ist.',
      ours(
        'Näher heißt in gerader Linie zur senkrechten Mittelachse des Tempels, und das geht dem Abstand vom Rand vor.',
      ),
      'Ist es noch immer gleich, entscheidest du.',
    ],
  },
  Z5: {
    title: 'Zweigeteilte Karten des Dummys',
    text: [
      'Die Bodenplatte bestimmt die Art. Steht es bei einer Karte Arbeiter/Baumeisterin vor deiner Wahl noch gleich, gehen Platten mit Arbeiter vor, und die Karte wird als Arbeiter verwendet.',
      ours(
        'Entscheidet die Platte nicht, ist Arbeiter/Baumeisterin ein Arbeiter; bei Lastentier/Älteste wählst du. Bei Eisschnitzer/Handwerker ist es egal.',
      ),
    ],
  },
  Z6: {
    title: 'Was Dummys nicht tun',
    text: [
      'Dummys tauschen keine Platten, setzen keine Segen ein, bekommen keine Punkte und rücken nicht vor. Nimmt ein Dummy eine Älteste, kommt der offene Segen, der weiter vom Stapel liegt, aus dem Spiel; der andere rückt nach, und der neue kommt neben den Stapel.',
      ours(`Von den ersten ${spelled(figures.faceUp)} liegt der zuerst aufgedeckte weiter weg.`),
      'Ihre Arbeiter behalten Dummys für die Mehrheit; alle anderen Karten kommen aus dem Spiel.',
    ],
  },
  Z7: {
    title: 'Deine Punkte im Zug eines Dummys',
    text: [
      'In Quadraten, die ein Dummy vollendet, bekommst du deine Punkte und darfst reagieren.',
      ours('Vollendet er mehrere, wählst du die Reihenfolge.'),
    ],
  },
  Z8: {
    title: 'Ende einer Runde',
    text: `Waren alle drei am Zug, fülle die Lücken der Auslage, von der übrigen Karte aus im Uhrzeigersinn. Dann rücken beide Steine einen Platz im Uhrzeigersinn weiter, und der nächste Platz im Uhrzeigersinn beginnt die neue Runde. Es gibt ${figures.blocks.each} Runden.`,
  },
  Z9: {
    title: 'Deine Einstufung',
    text: `${ratings.slush}–${ratings.snowball - 1} Schmelzwasser, ${ratings.snowball}–${ratings.iceCube - 1} Schneeball, ${ratings.iceCube}–${ratings.iceBlock - 1} Eiswürfel, ${ratings.iceBlock}–${ratings.iceberg - 1} Eisblock, ${ratings.iceberg}–${ratings.iceTemple - 1} Eisberg, ab ${ratings.iceTemple} Eistempel. Unter ${ratings.slush} gibt es keine Einstufung.`,
  },
};
