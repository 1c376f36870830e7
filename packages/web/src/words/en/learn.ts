import { count } from '@nunatak/words';
import type { Widen } from '../widen.ts';
import { characters } from './characters.ts';

/** Texts of whatever teaches beside the lessons. */
export const learn = {
  coach: {
    title: 'Notes for your first game',
    notes: {
      display: 'Every turn begins with a card. Below each stands what it brings on its best tile: now, and at the end.',
      tiles: 'Here you are told what to do. Tiles that fit your card carry a chip with the points they bring.',
      build: 'Nothing is final before you press Build; it says what you get. Until then you can undo every step.',
      crew: 'Your cards are your crew. Most points come from them at the end: point at a type to see how it scores.',
      players: 'The large figure is what everyone has; the one after ~ is what it would be if the game ended now.',
      hint: 'Here you find the log, the rules, and a hint if you want one.',
    },
    read: 'Got it',
    noMore: 'No more notes',
    of: (number: number, all: number) => `${number} of ${all}`,
  },
  teacher: {
    name: 'Teacher',
    line: (most: number) =>
      `Asks once before you make a grave mistake, at most ${count(most, 'time', 'times')} a game. It does not say what would be better.`,
    sure: 'Are you sure?',
    classes: { mistake: 'This looks like a mistake.', blunder: 'This looks like a blunder.' },
    left: (number: number) =>
      number === 0 ? 'I will not ask again in this game.' : `I will ask ${count(number, 'more time', 'more times')}.`,
    again: 'Think again',
    build: 'Build all the same',
  },
  characters,
};

export type LearnTexts = Widen<typeof learn>;
