import { count } from '@nunatak/words';
import type { DealTexts } from '../en/deals.ts';
import { inCompany } from './inCompany.ts';

const points = (number: number): string => count(number, 'Punkt', 'Punkte');

export const deals: DealTexts = {
  today: 'Heute',
  daily: {
    title: 'Partie des Tages',
    line: 'Jeden Tag eine Partie, für alle dieselbe. Einen Tag verpasst? Macht nichts.',
    back: 'Zurück',
    kinds: { solo: 'Solo', bots: 'Gegen zwei Bots' },
    bots: (names) => `Immer dieselben zwei: ${names}.`,
    solo: 'Gegen zwei Dummys, die nach festen Regeln spielen.',
    play: 'Heutige Partie spielen',
    resume: 'Weiterspielen',
    look: 'Ansehen',
    review: 'Analyse',
    share: 'Freunde herausfordern',
    shareTitle: 'Nunatak, Partie des Tages',
    copied: 'Link kopiert.',
    week: 'Die letzten sieben Tage',
    notPlayed: 'nicht gespielt',
    underWay: 'läuft noch',
    points,
    seed: (seed) => `Startwert: ${seed}`,
    verify: 'Mit diesem Startwert bekommst du unter „Neue Partie“ dieselben Karten und Platten.',
    days: (days) => `Bisher an ${days === 1 ? 'einem Tag' : `${days} Tagen`} gespielt.`,
  },
  deal: {
    title: (name) => (name === '' ? 'Eine Partie für dich' : `Eine Partie von ${name}`),
    line: 'Mit denselben Karten, Platten und Bots.',
    players: (players, bots) => (players === 1 ? 'Solo' : `Mit ${bots}, ${inCompany(players)}`),
    hidden: (name) =>
      name === ''
        ? 'Wie die andere Partie lief und ausging, siehst du nach deiner.'
        : `Wie ${name} gespielt hat und wie es ausging, siehst du nach deiner Partie.`,
    dealOnly: 'Hier gibt es nur Karten und Platten, keine Partie zum Vergleichen.',
    play: 'Diese Partie spielen',
    resume: 'Weiterspielen',
    compare: 'Partien vergleichen',
    back: 'Zurück',
    broken: {
      title: 'Dieser Link lässt sich nicht öffnen',
      text: 'Vielleicht ist er unvollständig oder aus einer anderen Version des Spiels.',
    },
  },
  compare: {
    title: 'Im Vergleich',
    close: 'Schließen',
    you: 'Du',
    other: 'Andere Partie',
    otherName: 'Gegenüber',
    notYet: { title: 'Noch nicht', text: 'Spiel erst deine Partie zu Ende, dann kannst du vergleichen.' },
    otherDeal: {
      title: 'Zwei verschiedene Partien',
      text: 'Da lagen nicht dieselben Karten und Platten. Vergleichen lässt sich das nicht.',
    },
    under: (done) => `Beide Partien werden analysiert: ${done}`,
    failed: 'Die Partien ließen sich nicht analysieren.',
    again: 'Noch einmal',
    parted: (turn) => `Ab Zug ${turn} spielt ihr verschieden`,
    same: 'Ihr habt genau gleich gespielt',
    sameLine: 'Gleiche Züge, gleiches Glück, von Anfang bis Ende.',
    before: (choices) => {
      if (choices === 0) return 'Gleich zu Beginn hast du anders entschieden.';
      return choices === 1
        ? 'Deine erste Entscheidung war gleich.'
        : `Deine ersten ${choices} Entscheidungen waren gleich.`;
    },
    choice: (you, other, name) => `Du: ${you}. ${name}: ${other}.`,
    worth: (number) =>
      number === 0
        ? 'In diesem Moment war beides gleich viel wert.'
        : `In diesem Moment war deine Wahl ${points(Math.abs(number))} ${number > 0 ? 'mehr' : 'weniger'} wert.`,
    sum: (number) => `Woher der Abstand von ${count(number, 'Punkt', 'Punkten')} kommt`,
    sumEven: 'Gleich viele Punkte, aber auf anderem Weg',
    turn: (turn) => `Zug ${turn}`,
    otherTurns: 'Deine übrigen Züge',
    others: 'Die anderen am Tisch',
    luck: 'Glück beim Aufdecken',
    total: (name) => `Du – ${name}`,
    graph: 'Erwartete Punkte am Ende',
    chance: 'Gewinnchance',
    sources: 'Woher die Punkte kommen',
    gap: 'Abstand',
    totalPoints: 'Summe',
    which: 'Wessen Tempel?',
    share: 'Teilen',
  },
  picture: {
    share: 'Bild speichern',
    made: 'Bild gespeichert.',
    failed: 'Dieser Browser kann das Bild nicht erstellen.',
    title: 'Nunatak: Tempel aus Eis',
  },
};
