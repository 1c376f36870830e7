import { count } from '@nunatak/words';
import type { TutorialTexts } from '../en/tutorial.ts';
import { modeLessons } from './modeLessons.ts';
import { pointLessons } from './pointLessons.ts';
import { turnLessons } from './turnLessons.ts';

/** Texts of the lessons and of their list. */
export const tutorial: TutorialTexts = {
  title: 'Speluitleg',
  line: 'Korte lessen op een echt bord. Probeer gerust alles: er kan niets misgaan.',
  groups: { turn: 'Je beurt', points: 'Punten', modes: 'Solo, twee en vier spelers' },
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
  swapHint: 'Kies een arbeiderstegel en dan de tegel waarmee je hem verwisselt.',
  swapSecond: 'Kies nu de andere tegel.',
  outlined: (cells) => `Omlijnd: ${cells}.`,
  undo: 'Stap terug',
  points: (points) => count(points, 'punt', 'punten'),
  track: (number) => `spoor ${number}`,
  outerBlocks: (number) => `${number} buiten`,
  finished: 'Les afgerond!',
  next: 'Volgende les',
  all: 'Alle lessen',
  play: 'Een partij spelen',
  lessons: { ...turnLessons, ...pointLessons, ...modeLessons },
};
