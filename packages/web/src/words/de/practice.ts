import { count } from '@nunatak/words';
import { theCardObject } from '@nunatak/words/de/grammar';
import type { PracticeTexts } from '../en/practice.ts';
import { deals } from './deals.ts';
import { guess } from './guess.ts';
import { importing } from './importing.ts';
import { inCompany } from './inCompany.ts';
import { leaderboard } from './leaderboard.ts';
import { statistics } from './statistics.ts';

const points = (number: number): string => count(number, 'Punkt', 'Punkte');

export const practice: PracticeTexts = {
  deals,
  leaderboard,
  guess,
  importing,
  statistics,
  themes: {
    square: 'Quadrate',
    row: 'Reihen',
    denial: 'Blockieren',
    blessing: 'Segen',
    endScoring: 'Schlusswertung',
  },
  notes: {
    taken: (number) =>
      `Dazu ${count(number, 'Eintrag', 'Einträge')} zu Analysen, Übungen, Rätseln und Partien des Tages.`,
  },
  whatIfBack: 'Zurück zur Partie',
  exercise: {
    task: 'Finde den besten Zug.',
    betterTask: 'Finde einen besseren Zug.',
    turn: (turn, against) => `Zug ${turn} gegen ${against}: Du bist dran.`,
    soloTurn: (turn) => `Zug ${turn}, solo: Du bist dran.`,
    accepted: 'Es zählt jeder Zug, der höchstens einen halben Punkt schlechter ist als der beste.',
    inGame: (plan, lost) => `Du hast gespielt: ${plan}. Das hat dich ${lost} gekostet.`,
    hints: 'Tipps',
    hint: { level: 'Ebene', card: 'Karte', tile: 'Platte' },
    hintWaits: { level: 'Wo du baust', card: 'Welche Karte du nimmst', tile: 'Auf welcher Platte du baust' },
    lookAtLevel: (level) => `Schau auf Ebene ${level}.`,
    takeCard: (face) => `Nimm ${theCardObject(face)}.`,
    buildOn: (cell) => `Bau auf ${cell}.`,
    show: 'Zeigen',
    showHint: (hint) => `Tipp zeigen: ${hint}`,
    showAnswer: 'Lösung zeigen',
    how: 'Was als bester Zug gilt',
    howLine:
      'Es zählt der Durchschnitt über alles, was noch verdeckt liegt. Punkte bleiben verborgen, bis du es gelöst hast.',
    plan: 'Dein Zug',
    planNone: 'Nimm eine Karte und wähle eine Platte.',
    planReady: 'Bau, dann siehst du, ob das der beste Zug ist.',
    planEnd: 'Setz jeden End-Segen ein oder behalte ihn.',
    choose: 'Wähle …',
    decide: 'Bestätigen',
    judging: 'Wird geprüft …',
    judgeFailed: 'Dieser Zug ließ sich nicht prüfen.',
    tryAgain: 'Noch einmal',
    found: 'Gelöst!',
    near: (short) => (short < 1 ? 'Knapp: weniger als ein Punkt fehlt' : `Knapp: ${points(short)} zu wenig`),
    wrong: (short) => (short < 1 ? 'Nicht ganz' : `Nicht ganz: ${points(short)} zu wenig`),
    shown: 'Die Lösung',
    plans: 'Züge im Vergleich',
    planColumn: 'Zug',
    now: 'Jetzt',
    atEnd: 'Am Ende',
    against: 'Abstand',
    best: 'bester',
    yourTry: 'dein Zug',
    played: 'in der Partie',
    nextBest: 'nächstbester',
    points,
    close: 'Schließen',
    display: 'Auslage',
  },
  puzzles: {
    title: 'Rätsel',
    line: 'Stellungen aus Partien, in denen ein Zug klar der beste ist.',
    back: 'Zurück',
    rating: (rating, deviation) => `Wertungszahl ${rating} ± ${deviation}`,
    unrated: 'Löse ein Rätsel, dann bekommst du eine Wertungszahl.',
    tried: (tried, all) => `${tried} von ${all} versucht`,
    theme: 'Thema',
    any: 'Alle',
    solve: 'Lösen',
    next: 'Nächstes Rätsel',
    all: 'Alle Rätsel',
    number: (number) => `Rätsel ${number}`,
    state: { solved: 'Gelöst', missed: 'Nicht gelöst', open: 'Neu' },
    of: (players, rating) => `${inCompany(players)}, Wertungszahl ${rating}`,
    none: 'Alle Rätsel zu diesem Thema hast du schon versucht. Spiel sie gern noch einmal.',
    counts: 'Gelöst ist es nur, wenn du es beim ersten Versuch und ohne Tipp schaffst.',
    became: (rating, change) => `Deine Wertungszahl: ${rating} (${change})`,
    again: 'Das kanntest du schon, deshalb bleibt deine Wertungszahl gleich.',
    missing: { title: 'Rätsel nicht gefunden', text: 'Ein Rätsel mit dieser Nummer gibt es nicht.' },
    broken: {
      title: 'Dieses Rätsel lässt sich nicht öffnen',
      text: 'Mit den anderen ist alles in Ordnung.',
    },
  },
  drills: {
    title: 'Übungen',
    line: 'Deine eigenen Fehler, immer wieder, bis du sie nicht mehr machst.',
    back: 'Zurück',
    due: (due) => `${count(due, 'Übung', 'Übungen')} fällig`,
    none: 'Noch keine Übungen. Analysiere eine beendete Partie, dann wird jeder Fehler zur Übung.',
    rest: 'Für heute geschafft',
    nothingDue: (when) => `Nächste Übung: ${when}.`,
    practise: 'Üben',
    next: 'Nächste Übung',
    later: 'Später',
    of: (at, due) => `${at} von ${due}`,
    game: (date) => `Partie vom ${date}`,
    turn: (date, turn) => `Partie vom ${date}, Zug ${turn}`,
    seen: (times) => {
      if (times === 0) return 'neu';
      return times === 1 ? 'einmal versucht' : `${times}-mal versucht`;
    },
    comesBack: (helped, alone) => `Sie kommt ${alone} wieder (mit Tipp ${helped}).`,
    comesBackIn: (when) => `Sie kommt ${when} wieder.`,
    all: 'Alle Übungen',
    whenDue: (when) => `fällig ${when}`,
    dueNow: 'fällig',
    remove: 'Entfernen',
    removeNamed: (name) => `Übung entfernen: ${name}`,
    missing: { title: 'Übung nicht gefunden', text: 'In diesem Browser gibt es diese Übung nicht.' },
    deleted: {
      title: 'Die Partie zu dieser Übung hast du gelöscht',
      text: 'Hol die Partie zurück und versuch es noch einmal, oder entferne die Übung.',
    },
    changed: {
      title: 'Analysiere diese Partie noch einmal',
      text: 'Die Partie oder ihre Analyse hat sich geändert, seit es diese Übung gibt.',
    },
    review: 'Partie analysieren',
  },
};
