import { FIGURES } from '@nunatak/engine';
import { count } from '@nunatak/words';
import type { ScreenTexts } from '../en/screens.ts';

function points(number: number): string {
  return count(number, 'Punkt', 'Punkte');
}

export const endBlessings: ScreenTexts['endBlessings'] = {
  title: 'Vor dem Zählen',
  line: (name) => `${name}: Entscheide über jeden End-Segen. Die beste Wahl ist schon getroffen.`,
  lineYou: 'Entscheide über jeden deiner End-Segen. Die beste Wahl ist schon getroffen.',
  use: 'Einsetzen',
  keep: 'Behalten',
  worth: points,
  gain: (gain) => `${gain < 0 ? '−' : '+'}${Math.abs(gain)}`,
  more: 'Alle Umwandlungen',
  fewer: 'Nur die besten',
  convert: (card, to) => `${card} → ${to}`,
  tool: 'Werkzeug der Veränderung',
  confirm: 'Punkte zählen',
  rule: 'Regel',
};

export const ledger: ScreenTexts['ledger'] = {
  title: 'Schlusswertung',
  stands: 'Der Tempel steht',
  capScored: (name) => `${name} hat die meisten Blöcke auf Außenplatten und setzt die Tempelkuppe auf.`,
  capScoredYou: 'Du hast die meisten Blöcke auf Außenplatten und setzt die Tempelkuppe auf.',
  capShow: (name) => `Für die Tempelkuppe punktet niemand; ${name} setzt sie auf.`,
  capShowYou: 'Für die Tempelkuppe punktet niemand; du setzt sie auf.',
  line: 'Zeile',
  lineRules: {
    temple: 'Unterstützung, Quadrate und Reaktionen im Spiel',
    insight: 'End-Segen',
    luck: 'End-Segen',
    edge: 'End-Segen',
    stability: 'End-Segen',
    cap: `Meiste Außenblöcke: ${FIGURES.cap}`,
    builders: `Meiste: ${FIGURES.builders.most}, Gleichstand: ${FIGURES.builders.tied}, sonst je ${FIGURES.builders.each}`,
    sculptors: 'Je mehr, desto mehr pro Karte',
    artisans: 'Gleiche Werkzeuge und Dreier-Sets',
    beasts: 'Karten × Tiere',
    architects: 'Karten × Leistenzahl',
    elders: 'Karten der zwei gezeigten Arten',
    blessings: `je ${FIGURES.unusedBlessing}`,
    sets: `${FIGURES.set} für alle sechs Arten`,
  },
  total: 'Bisher',
  finalTotal: 'Summe',
  next: 'Weiter',
  skip: 'Alles zeigen',
  pick: 'Wähle eine Zahl, um zu sehen, wie sie entsteht.',
  equals: (sum, total) => `${sum} = ${total}`,
  notYet: 'noch nicht gezählt',
  rival: (name, count) => `${name} ${count}`,
  rivalSay: (name, count) => `${name} zählt bei der Mehrheit mit ${count} mit`,
  say: (name, line, total) => `${name}, ${line}: ${total}`,
  winsBy: (ahead) => `${points(ahead)} Vorsprung.`,
  winsOuter: (blocks) => `Gleichstand nach Punkten; mehr Blöcke auf Außenplatten entscheiden: ${blocks}.`,
  shared: (blocks) => `Gleichstand nach Punkten und auch bei den Blöcken auf Außenplatten: je ${blocks}.`,
  solo: points,
  nextRating: (points, name) => `Noch ${count(points, 'Punkt', 'Punkte')} bis: ${name}.`,
  record: 'Aufzeichnung herunterladen',
  review: 'Partie auswerten',
  rematch: 'Revanche',
  sameDeal: 'Gleiche Karten noch einmal',
  temple: 'Zum Tempel',
  start: 'Startseite',
  standings: 'Stand',
  outer: (blocks) => `${blocks} außen`,
};
