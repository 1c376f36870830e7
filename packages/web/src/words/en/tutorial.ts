import { count } from '@nunatak/words';
import type { Widen } from '../widen.ts';
import { modeLessons } from './modeLessons.ts';
import { pointLessons } from './pointLessons.ts';
import { turnLessons } from './turnLessons.ts';

/** Texts of the lessons and of their list. */
export const tutorial = {
  title: 'Learn to play',
  line: 'Short lessons on a real board. Try anything: you can’t break it.',
  groups: { turn: 'Your turn', points: 'Scoring', modes: 'Solo, two and four players' },
  back: 'Back',
  start: 'Start',
  again: 'Repeat',
  done: 'done',
  lessonOf: (number: number, all: number) => `Lesson ${number} of ${all}`,
  stepOf: (number: number, all: number) => `Step ${number} of ${all}`,
  you: 'You',
  others: ['Ana', 'Bo', 'Cleo'],
  blessings: 'Blessings',
  build: 'Build',
  buildGain: (points: number) => `Build +${points}`,
  swapHint: 'Choose a builder tile, then the tile to swap it with.',
  swapSecond: 'Now choose the other tile.',
  outlined: (cells: string) => `Outlined: ${cells}.`,
  undo: 'Undo',
  points: (points: number) => count(points, 'point', 'points'),
  track: (number: number) => `track ${number}`,
  outerBlocks: (number: number) => `${number} outer`,
  finished: 'Lesson complete!',
  next: 'Next lesson',
  all: 'All lessons',
  play: 'Play a game',
  lessons: { ...turnLessons, ...pointLessons, ...modeLessons },
};

export type TutorialTexts = Widen<typeof tutorial>;
