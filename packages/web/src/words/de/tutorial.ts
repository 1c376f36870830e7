import { count } from '@nunatak/words';
import type { TutorialTexts } from '../en/tutorial.ts';
import { modeLessons } from './modeLessons.ts';
import { pointLessons } from './pointLessons.ts';
import { turnLessons } from './turnLessons.ts';

/** Texts of the lessons and of their list. */
export const tutorial: TutorialTexts = {
  title: 'Einführung',
  line: 'Kurze Lektionen auf einem echten Spielplan. Probier ruhig alles aus: Kaputt geht nichts.',
  groups: { turn: 'Dein Zug', points: 'Punkte', modes: 'Solo, zu zweit und zu viert' },
  back: 'Zurück',
  start: 'Starten',
  again: 'Wiederholen',
  done: 'erledigt',
  lessonOf: (number, all) => `Lektion ${number} von ${all}`,
  stepOf: (number, all) => `Schritt ${number} von ${all}`,
  you: 'Du',
  others: ['Ana', 'Bo', 'Cleo'],
  blessings: 'Segen',
  build: 'Bauen',
  buildGain: (points) => `Bauen +${points}`,
  swapHint: 'Wähle eine Arbeiterplatte, dann die Platte, mit der du tauschst.',
  swapSecond: 'Wähle jetzt die andere Platte.',
  outlined: (cells) => `Umrandet: ${cells}.`,
  undo: 'Rückgängig',
  points: (points) => count(points, 'Punkt', 'Punkte'),
  track: (number) => `Leiste ${number}`,
  outerBlocks: (number) => `${number} außen`,
  finished: 'Lektion geschafft!',
  next: 'Nächste Lektion',
  all: 'Alle Lektionen',
  play: 'Partie spielen',
  lessons: { ...turnLessons, ...pointLessons, ...modeLessons },
};
