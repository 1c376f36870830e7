import { ours } from '../clauses.ts';
import { list } from '../compose.ts';
import { count } from '../count.ts';
import { figures, tables } from '../figures.ts';
import { CARD_TYPES } from '../ids.ts';
import type { SectionRules } from '../shape/texts.ts';
import { spelled } from './numbers.ts';

export const endRules: SectionRules<'F'> = {
  F1: {
    title: 'Das Ende',
    text: [
      'Das Spiel endet, wenn die oberste Ebene voll ist. Dieser Zug wird noch abgeschlossen, mit Quadrat, Segen und dem Moment am Zugende. Dann wird jeder End-Segen eingesetzt oder behalten.',
      ours(
        'Alle entscheiden in Zugreihenfolge, über die eigenen Segen in beliebiger Abfolge, und nennen das Werkzeug einer eingesetzten Veränderung.',
      ),
    ],
  },
  F2: {
    title: 'Die Tempelkuppe',
    text: [
      `Die meisten Blöcke auf Außenplatten bringen ${figures.cap} Punkte und das Recht, die Tempelkuppe aufzusetzen. Bei Gleichstand vergleicht nur die Außenplatten von Ebene 1, dann von Ebene 2, dann von Ebene 3. Bleibt es gleich, bekommt niemand Punkte, und wer auf der Punkteleiste am weitesten hinten liegt, setzt die Kuppe auf.`,
      ours(
        'Liegen mehrere ganz hinten, setzt sie auf, wer am Tisch früher sitzt. Hat Siku oder ein Dummy die meisten, bekommt niemand Punkte, und auch dann setzt die Kuppe auf, wer ganz hinten liegt.',
      ),
    ],
  },
  F3: {
    title: 'Arbeiter',
    text: [
      `Die meisten Arbeiter bringen ${figures.builders.most} Punkte. Teilen sich mehrere die Mehrheit, erhalten sie je ${figures.builders.tied}. Alle anderen erhalten ${figures.builders.each} pro Arbeiter.`,
      ours('Ohne Arbeiter gibt es nichts.'),
    ],
  },
  F4: {
    title: 'Eisschnitzer',
    text: [
      `Für 1 bis ${tables.sculptors.length} Eisschnitzer erhältst du ${list(tables.sculptors, 'oder')} Punkte.`,
      ours(`Mehr als ${tables.sculptors.length} zählen wie ${tables.sculptors.length}.`),
    ],
  },
  F5: {
    title: 'Handwerker',
    text: [
      `Für jedes Werkzeug: 1 bis ${tables.artisans.length} Handwerker damit bringen ${list(tables.artisans, 'oder')} Punkte.`,
      ours(`Mehr zählen wie ${tables.artisans.length}.`),
      `Dazu bringt jedes Set aus Spitzhacke, Seil und Stangensäge ${figures.toolSet}. Eine Karte zählt für ihr Werkzeug und in einem Set.`,
    ],
  },
  F6: {
    title: 'Lastentiere',
    text: 'Zähle deine Lastentier-Karten und alle Tiere darauf und multipliziere beides.',
  },
  F7: {
    title: 'Baumeisterinnen',
    text: [
      'Multipliziere die Anzahl deiner Baumeisterinnen mit deiner Zahl auf der Baumeisterleiste. Auf einem Feld ohne Zahl gilt die letzte, an der du vorbeigekommen bist.',
      ours('Vor der ersten Zahl ist es die 0.'),
    ],
  },
  F8: {
    title: 'Älteste',
    text: `Jede Älteste zeigt zwei Arten. Sie bringt ${count(figures.elder, 'Punkt', 'Punkte')} für jede deiner Karten dieser Arten; zeigt sie Älteste, zählt sie sich selbst mit.`,
  },
  F9: {
    title: 'Ungenutzte Segen',
    text: `Jeder Segen, den du nicht eingesetzt hast, bringt ${figures.unusedBlessing} Punkte.`,
  },
  F10: {
    title: 'Sechser-Sets',
    text: `Jedes Set aus allen ${spelled(CARD_TYPES.length)} Arten bringt ${figures.set} Punkte.`,
  },
  F11: {
    title: 'Sieg',
    text: 'Es gewinnt, wer die meisten Punkte hat. Bei Gleichstand entscheiden die meisten Blöcke auf Außenplatten; ist auch das gleich, wird der Sieg geteilt.',
  },
  F12: {
    title: 'Siku und die Dummys',
    text: [
      'Ihre Arbeiter und ihre Blöcke auf Außenplatten zählen bei Mehrheiten mit und können dir die Belohnung nehmen. Selbst bekommen sie keine Punkte.',
      ours('Ein Gleichstand mit ihnen bringt dir die Belohnung für Gleichstand.'),
    ],
  },
};
