import { count } from '@nunatak/words';
import type { LearnTexts } from '../en/learn.ts';
import { characters } from './characters.ts';

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
      hint: 'Hier findest du den Verlauf, die Regeln und, wenn du möchtest, einen Tipp.',
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
      number === 0
        ? 'In diesem Spiel frage ich nicht mehr.'
        : `Ich frage noch ${number === 1 ? 'einmal' : `${number}-mal`}.`,
    again: 'Noch einmal überlegen',
    build: 'Trotzdem bauen',
  },
  characters,
};
