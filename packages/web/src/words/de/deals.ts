import { count } from '@nunatak/words';
import type { DealTexts } from '../en/deals.ts';
import { inCompany } from './inCompany.ts';

const points = (number: number): string => count(number, 'Punkt', 'Punkte');

export const deals: DealTexts = {
  today: 'Heute',
  daily: {
    title: 'Partie des Tages',
    line: 'Jeden Tag dieselben Karten und Platten für alle. Spiel, wann du magst; einen Tag auszulassen schadet nichts.',
    back: 'Zurück',
    kinds: { solo: 'Solo, zwei Dummys', bots: 'Gegen zwei Bots' },
    bots: (names) => `Immer dieselben zwei: ${names}.`,
    solo: 'Zwei Dummys, die nach festen Regeln spielen.',
    play: 'Heutige Partie spielen',
    resume: 'Weiterspielen',
    look: 'Ansehen',
    review: 'Auswertung',
    share: 'Jemandem schicken',
    shareTitle: 'Nunatak, Partie des Tages',
    copied: 'Der Link ist kopiert.',
    week: 'Die letzten sieben Tage',
    notPlayed: 'nicht gespielt',
    underWay: 'läuft noch',
    points,
    seed: (seed) => `Startwert: ${seed}`,
    verify:
      'Der Startwert ist das Datum. Unter „Neues Spiel“ teilt er bei allen dasselbe Spiel aus: So lässt es sich nachprüfen.',
    days: (days) => `Bisher an ${days === 1 ? 'einem Tag' : `${days} Tagen`} gespielt.`,
  },
  deal: {
    title: (name) => (name === '' ? 'Eine Partie für dich' : `Eine Partie von ${name}`),
    line: 'Mit denselben Stapeln und denselben Bots.',
    players: (players, bots) => (players === 1 ? 'Solo, zwei Dummys' : `Mit ${bots}, ${inCompany(players)}`),
    hidden: (name) =>
      name === ''
        ? 'Wie die andere Partie lief und ausging, siehst du nach deiner.'
        : `Wie ${name} gespielt hat und mit wie vielen Punkten, siehst du nach deiner Partie.`,
    dealOnly: 'Mit diesem Link kommt kein Spielverlauf, nur die Karten und Platten.',
    play: 'Diese Partie spielen',
    resume: 'Weiterspielen',
    compare: 'Beide nebeneinander',
    back: 'Zurück',
    broken: {
      title: 'Dieser Link lässt sich nicht öffnen',
      text: 'Vielleicht ist er abgeschnitten, oder er kommt aus einer anderen Version des Spiels.',
    },
  },
  compare: {
    title: 'Nebeneinander',
    close: 'Schließen',
    you: 'Du',
    other: 'Die andere Partie',
    notYet: { title: 'Noch nicht', text: 'Beide siehst du, sobald deine Partie zu Ende ist.' },
    otherDeal: {
      title: 'Zwei verschiedene Partien',
      text: 'Die beiden wurden nicht mit demselben Startwert ausgeteilt. Da gibt es nichts zu vergleichen.',
    },
    under: (done) => `Beide werden ausgewertet: ${done}`,
    failed: 'Die Partien ließen sich nicht auswerten.',
    again: 'Noch einmal',
    parted: (turn) => `Ab Zug ${turn} spielt ihr verschieden`,
    same: 'Ihr habt genau gleich gespielt',
    sameLine: 'Jede deiner Entscheidungen war dieselbe, und aufgedeckt wurde auch dasselbe.',
    before: (choices) =>
      choices === 0
        ? 'Schon deine erste Entscheidung war eine andere.'
        : `${choices === 1 ? 'Eine deiner Entscheidungen war' : `${choices} deiner Entscheidungen waren`} gleich.`,
    choice: (you, other, name) => `Du: ${you}. ${name}: ${other}.`,
    worth: (number) =>
      number === 0
        ? 'In diesem Moment war beides gleich viel wert.'
        : `In diesem Moment war das für dich ${number > 0 ? '+' : '−'}${points(Math.abs(number))} wert.`,
    sum: (number) => `Woher der Unterschied von ${count(number, 'Punkt', 'Punkten')} kommt`,
    sumEven: 'Worin ihr euch unterscheidet, obwohl die Punkte gleich sind',
    turn: (turn) => `Zug ${turn}`,
    otherTurns: 'Deine anderen Züge',
    others: 'Was die anderen taten',
    luck: 'Glück: was aufgedeckt wurde',
    total: (name) => `Du gegen ${name}`,
    graph: 'Erwartete Punkte, eigener Platz',
    chance: 'Gewinnchance, eigener Platz',
    sources: 'Punkte nach Quelle',
    gap: 'Abstand',
    totalPoints: 'Gesamt',
    which: 'Wessen Tempel',
    share: 'Teilen',
  },
  picture: {
    share: 'Bild vom Tempel',
    made: 'Das Bild ist gesichert.',
    failed: 'Dieser Browser kann das Bild nicht machen.',
    title: 'Nunatak: Tempel aus Eis',
  },
};
