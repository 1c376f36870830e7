import { count } from '@nunatak/words';
import type { Widen } from '../widen.ts';
import { modeLessons } from './modeLessons.ts';
import { pointLessons } from './pointLessons.ts';
import { turnLessons } from './turnLessons.ts';

/** Texts of the lessons and of their list. */
export const tutorial = {
  title: 'Tutorial',
  line: 'Short lessons on a real board. Each takes a minute or two, and nothing can go wrong.',
  groups: { turn: 'A turn', points: 'What scores', modes: 'Two, four, and alone' },
  back: 'Back',
  start: 'Start',
  again: 'Again',
  done: 'done',
  lessonOf: (number: number, all: number) => `Lesson ${number} of ${all}`,
  stepOf: (number: number, all: number) => `Step ${number} of ${all}`,
  you: 'You',
  others: ['Ana', 'Bo', 'Cleo'],
  blessings: 'Blessings',
  build: 'Build',
  buildGain: (points: number) => `Build +${points}`,
  swapHint: 'Choose a builder tile, then the tile to swap it with.',
  swapSecond: 'Now the other tile.',
  undo: 'Undo',
  rule: 'Rule',
  points: (points: number) => count(points, 'point', 'points'),
  track: (number: number) => `track ${number}`,
  outerBlocks: (number: number) => `${number} on outer tiles`,
  finished: 'Lesson finished',
  next: 'Next lesson',
  all: 'All lessons',
  play: 'Play a real game',
  lessons: { ...turnLessons, ...pointLessons, ...modeLessons },
};

export type TutorialTexts = Widen<typeof tutorial>;
