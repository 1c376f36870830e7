import { count } from '@nunatak/words';
import type { TutorialTexts } from '../en/tutorial.ts';
import { modeLessons } from './modeLessons.ts';
import { pointLessons } from './pointLessons.ts';
import { turnLessons } from './turnLessons.ts';

/** Texts of the lessons and of their list. */
export const tutorial: TutorialTexts = {
  title: 'Einführung',
  line: 'Kurze Lektionen auf einem echten Brett. Jede dauert ein, zwei Minuten, und es kann nichts schiefgehen.',
  groups: { turn: 'Ein Zug', points: 'Was Punkte bringt', modes: 'Zu zweit, zu viert und allein' },
  back: 'Zurück',
  start: 'Beginnen',
  again: 'Noch einmal',
  done: 'erledigt',
  lessonOf: (number, all) => `Lektion ${number} von ${all}`,
  stepOf: (number, all) => `Schritt ${number} von ${all}`,
  you: 'Du',
  others: ['Ana', 'Bo', 'Cleo'],
  blessings: 'Segen',
  build: 'Bauen',
  buildGain: (points) => `Bauen +${points}`,
  swapHint: 'Wähle eine Arbeiterplatte, dann die Platte, mit der du sie tauschst.',
  swapSecond: 'Nun die andere Platte.',
  undo: 'Schritt zurück',
  rule: 'Regel',
  points: (points) => count(points, 'Punkt', 'Punkte'),
  track: (number) => `Leiste ${number}`,
  outerBlocks: (number) => `${number} auf Außenplatten`,
  finished: 'Lektion geschafft',
  next: 'Nächste Lektion',
  all: 'Alle Lektionen',
  play: 'Ein echtes Spiel beginnen',
  lessons: { ...turnLessons, ...pointLessons, ...modeLessons },
};
