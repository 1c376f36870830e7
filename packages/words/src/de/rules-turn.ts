import { ours, summary } from '../clauses.ts';
import { figures } from '../figures.ts';
import type { SectionRules } from '../shape/texts.ts';
import { spelled } from './numbers.ts';

/** T7: how many cards the display has. */
const shown = spelled(figures.display.size);

export const turnRules: SectionRules<'T'> = {
  T1: {
    title: 'Ein Zug',
    text: 'Nimm eine Karte der Auslage. Stelle einen deiner Eisblöcke auf ein freies Feld, dessen Bodenplatte das Symbol dieser Karte zeigt. Dann zähle der Reihe nach: Punkte für Unterstützung, geschlossene Reihen und Spalten, vollendete Quadrate. War die Karte eine Älteste, suchst du dir danach einen Segen aus. Zuletzt wird die Auslage aufgefüllt, und die nächste Person ist dran. Genommene Karten liegen offen und nach Arten sortiert vor dir: Alle sehen, was alle gesammelt haben.',
  },
  T2: {
    title: 'Nur passende Karten',
    text: 'Eine Karte kannst du nur nehmen, wenn mindestens ein freies Feld eines ihrer Symbole zeigt.',
  },
  T3: {
    title: 'Zweigeteilte Platten und Karten',
    text: [
      'Eine zweigeteilte Bodenplatte passt zu jedem ihrer beiden Symbole. Eine zweigeteilte Karte lässt sich als jede ihrer beiden Arten verwenden: Die bebaute Platte entscheidet, und die Karte gehört bis zum Ende des Spiels zu dieser Art.',
      ours('Haben Karte und Platte beide Symbole gemeinsam, entscheidest du.'),
    ],
  },
  T4: {
    title: 'Keine Karte passt',
    text: [
      `Lässt sich zu Beginn eines Zuges keine Karte der Auslage nehmen, mische die Auslage in den Nachziehstapel und decke ${shown} neue Karten auf, so lange, bis eine passt. Die Spielregeln kennen zwei Wege: in den ganzen Stapel oder jede Karte nur unter die mit ihrer Zahl.`,
      summary('Ein dritter Weg deckt zuerst die neuen Karten auf und mischt die alten dann in den Rest des Stapels.'),
      ours(
        `Option O1 bestimmt den Weg. Segen dürfen erst danach eingesetzt werden. Alle Karten gehen zurück, auch wenn mehr als ${shown} daliegen. Eine reservierte Karte (E28) bleibt und zählt zu den neuen ${shown}.`,
      ),
    ],
  },
  T5: {
    title: 'Keine Karte passt, der Stapel ist leer',
    text: [
      'Ist auch der Nachziehstapel leer, nimm eine beliebige Karte und baue auf einem beliebigen freien Feld. Die Karte kommt zu ihrer Art.',
      ours(
        'Eine zweigeteilte kommt zu der Art deiner Wahl. Eine Älteste bringt trotzdem einen Segen. Ein Arbeiter kann nichts tauschen, denn es ist keine Arbeiterplatte frei.',
      ),
    ],
  },
  T6: {
    title: 'Mischen hilft nicht',
    text: `Würde auch keine der Karten passen, die das Mischen hervorbringen könnte, mische nicht: Es gilt sofort T5. Welche Karten das sind, hängt von Option O1 ab: alle des Nachziehstapels oder nur die mit den Zahlen, aus denen die neuen ${shown} kämen.`,
  },
  T7: {
    title: 'Auffüllen',
    text: `Am Ende eines Zuges wird die Auslage auf ${shown} Karten ergänzt, solange der Nachziehstapel reicht. Liegen mehr als ${shown} da (Entdeckung), kommt keine dazu.`,
  },
};

export const builderRules: SectionRules<'B'> = {
  B1: {
    title: 'Der Tausch des Arbeiters',
    text: [
      'Verwendest du eine Karte als Arbeiter, darfst du einmal im Zug vor dem Bauen eine freie Bodenplatte mit Arbeiter gegen irgendeine andere freie Platte tauschen, egal auf welchen Ebenen. Dein Block muss dann auf diese Arbeiterplatte an ihrem neuen Ort. Durch den Tausch wird eine zweigeteilte Karte zum Arbeiter.',
      ours('Trägt Bewegung die Platte danach weiter, folgt ihr der Block.'),
    ],
  },
  B2: {
    title: 'Welche Platten tauschbar sind',
    text: [
      'Eine zweigeteilte Bodenplatte, die einen Arbeiter zeigt, gilt als Arbeiterplatte.',
      ours('Du darfst sogar zwei Arbeiterplatten tauschen; dein Block kommt dann auf eine der beiden.'),
    ],
  },
};
