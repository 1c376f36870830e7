import { count } from '@nunatak/words';
import type { LearnTexts } from '../en/learn.ts';
import { characters } from './characters.ts';
import { statistics } from './statistics.ts';

export const learn: LearnTexts = {
  coach: {
    title: 'Hinweise zu deinem ersten Spiel',
    notes: {
      display:
        'Jeder Zug beginnt mit einer Karte. Darunter steht, was sie auf der besten Platte bringt: jetzt und am Ende.',
      tiles: 'Hier steht, was zu tun ist. Passende Platten tragen ein Schildchen mit den Punkten, die sie bringen.',
      build:
        'Endgültig wird es erst mit Bauen; dort steht, was du bekommst. Bis dahin kannst du jeden Schritt zurücknehmen.',
      crew: 'Deine Karten sind dein Trupp. Sie bringen am Ende die meisten Punkte: Zeig auf eine Art, um zu sehen, wie sie zählt.',
      players: 'Die große Zahl ist der Punktestand; die nach ~ sagt, wie viel es wäre, wenn das Spiel jetzt endete.',
      hint: 'Hier findest du das Protokoll, die Regeln und, wenn du möchtest, einen Tipp.',
    },
    read: 'Verstanden',
    noMore: 'Keine Hinweise mehr',
    of: (number, all) => `${number} von ${all}`,
  },
  teacher: {
    name: 'Lehrer',
    line: (most) =>
      `Fragt vor einem groben Fehler einmal nach, höchstens ${count(most, 'Mal', 'Mal')} im Spiel. Was besser wäre, sagt er nicht.`,
    sure: 'Bist du sicher?',
    classes: { mistake: 'Das sieht nach einem Fehler aus.', blunder: 'Das sieht nach einem groben Fehler aus.' },
    left: (number) =>
      number === 0 ? 'In diesem Spiel frage ich nicht mehr.' : `Noch ${count(number, 'Frage', 'Fragen')}.`,
    again: 'Noch einmal überlegen',
    build: 'Trotzdem bauen',
  },
  guess: {
    title: 'Rate den Zug',
    line: 'Sieh dir das Spiel an, wie es kam, und finde die Züge eines Platzes selbst. Was noch kommt, bleibt verborgen.',
    seat: 'Wessen Züge?',
    begin: 'Beginnen',
    task: (name) => `${name} ist am Zug. Was wurde gespielt?`,
    same: 'Genau das wurde gespielt.',
    card: (move) => `Die richtige Karte. Gespielt wurde: ${move}.`,
    other: (move) => `Gespielt wurde: ${move}.`,
    tally: (same, card, all) => `${count(all, 'Versuch', 'Versuche')}: ${same} genau, ${card} mit der richtigen Karte`,
    over: 'Das war das Spiel.',
    reveal: 'Zeig es mir',
    replay: 'Wiedergabe',
    noMoves: 'In diesem Spiel gibt es keinen Zug, den man raten könnte.',
  },
  statistics,
  characters,
};
