import { count } from '@nunatak/words';
import type { TutorialTexts } from '../en/tutorial.ts';
import { modeLessons } from './modeLessons.ts';
import { pointLessons } from './pointLessons.ts';
import { turnLessons } from './turnLessons.ts';

/** Texts of the lessons and of their list. */
export const tutorial: TutorialTexts = {
  title: 'Uitleg',
  line: 'Korte lessen op een echt bord. Elke les duurt een minuut of twee, en er kan niets misgaan.',
  groups: { turn: 'Een beurt', points: 'Wat punten oplevert', modes: 'Met z’n tweeën, met z’n vieren en alleen' },
  back: 'Terug',
  start: 'Beginnen',
  again: 'Nog eens',
  done: 'gedaan',
  lessonOf: (number, all) => `Les ${number} van ${all}`,
  stepOf: (number, all) => `Stap ${number} van ${all}`,
  you: 'Jij',
  others: ['Ana', 'Bo', 'Cleo'],
  blessings: 'Zegenkaarten',
  build: 'Bouwen',
  buildGain: (points) => `Bouwen +${points}`,
  swapHint: 'Kies een arbeiderstegel en dan de tegel waarmee je hem wisselt.',
  swapSecond: 'Nu de andere tegel.',
  undo: 'Stap terug',
  rule: 'Regel',
  points: (points) => count(points, 'punt', 'punten'),
  track: (number) => `spoor ${number}`,
  outerBlocks: (number) => `${number} op buitenste tegels`,
  finished: 'Les afgerond',
  next: 'Volgende les',
  all: 'Alle lessen',
  play: 'Een echt spel beginnen',
  lessons: { ...turnLessons, ...pointLessons, ...modeLessons },
};
