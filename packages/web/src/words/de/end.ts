import { FIGURES } from '@nunatak/engine';
import { count } from '@nunatak/words';
import type { ScreenTexts } from '../en/screens.ts';

function points(number: number): string {
  return count(number, 'Punkt', 'Punkte');
}

export const endBlessings: ScreenTexts['endBlessings'] = {
  title: 'Eine letzte Entscheidung',
  line: (name) => `${name}, setz deine End-Segen ein oder behalte sie. Die beste Wahl ist schon eingestellt.`,
  lineYou: 'Setz deine End-Segen ein oder behalte sie. Die beste Wahl ist schon eingestellt.',
  use: 'Einsetzen',
  keep: 'Behalten',
  worth: points,
  gain: (gain) => `${gain < 0 ? '−' : '+'}${Math.abs(gain)}`,
  more: 'Mehr Möglichkeiten',
  fewer: 'Weniger Möglichkeiten',
  convert: (card, to) => `${card} → ${to}`,
  tool: 'Werkzeug für Veränderung',
  confirm: 'Punkte zählen',
};

export const ledger: ScreenTexts['ledger'] = {
  title: 'Schlusswertung',
  stands: 'Der Tempel steht',
  capScored: (name) => `${name} gewinnt die Tempelkuppe und setzt sie auf.`,
  capScoredYou: 'Du gewinnst die Tempelkuppe und setzt sie auf.',
  capShow: (name) => `Niemand bekommt Punkte für die Tempelkuppe. ${name} setzt sie auf.`,
  capShowYou: 'Niemand bekommt Punkte für die Tempelkuppe. Du setzt sie auf.',
  line: 'Wofür',
  lineRules: {
    temple: 'Unterstützung, Quadrate und Segen',
    insight: 'End-Segen',
    luck: 'End-Segen',
    edge: 'End-Segen',
    stability: 'End-Segen',
    cap: `Meiste Außenblöcke: ${FIGURES.cap}`,
    builders: `Meiste: ${FIGURES.builders.most}. Gleichstand: ${FIGURES.builders.tied}. Sonst je ${FIGURES.builders.each}`,
    sculptors: 'Je mehr du hast, desto wertvoller',
    artisans: 'Gleiche Werkzeuge, dazu Werkzeug-Sets',
    beasts: 'Karten × Tiere',
    architects: 'Karten × Leistenzahl',
    elders: `${FIGURES.elder} pro Karte der beiden gezeigten Arten`,
    blessings: `Je ${FIGURES.unusedBlessing}`,
    sets: `${FIGURES.set} pro Sechser-Set`,
  },
  total: 'Bisher',
  finalTotal: 'Summe',
  next: 'Weiter',
  skip: 'Alles zeigen',
  pick: 'Wähle eine Zahl und sieh, wie sie zustande kommt.',
  equals: (sum, total) => `${sum} = ${total}`,
  notYet: 'noch nicht gezählt',
  rival: (name, count) => `${name} ${count}`,
  rivalSay: (name, count) => `${name} zählt bei der Mehrheit mit: ${count}`,
  say: (name, line, total) => `${name}, ${line}: ${total}`,
  winsBy: (ahead) => `${points(ahead)} Vorsprung.`,
  winsOuter: (blocks) => `Gleich viele Punkte, aber mehr Außenblöcke: ${blocks}.`,
  shared: (blocks) => `Gleich viele Punkte und Außenblöcke: je ${blocks}.`,
  solo: points,
  nextRating: (points, name) => `Noch ${count(points, 'Punkt', 'Punkte')} bis ${name}.`,
  record: 'Partie herunterladen',
  review: 'Partie analysieren',
  rematch: 'Revanche',
  sameDeal: 'Gleiche Karten noch einmal',
  temple: 'Zum Tempel',
  start: 'Startseite',
  standings: 'Endstand',
  outer: (blocks) => `${blocks} außen`,
};
