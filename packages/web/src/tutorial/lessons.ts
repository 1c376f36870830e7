import { aim, scoring } from './endLessons.ts';
import { LESSON_IDS, type Lesson, type LessonId } from './lesson.ts';
import { completion, siku, solo } from './modeLessons.ts';
import { blessings, collect, depend, elder, outer } from './pointLessons.ts';
import { several, split, squares, track } from './templeLessons.ts';
import { place, rows, support, swap } from './turnLessons.ts';

export {
  LEARNER,
  LESSON_GROUPS,
  LESSON_IDS,
  type Lesson,
  type LessonGroup,
  type LessonId,
  type LessonStep,
} from './lesson.ts';

const BY_ID: Readonly<Record<LessonId, Lesson>> = {
  aim,
  place,
  support,
  squares,
  several,
  rows,
  track,
  swap,
  split,
  collect,
  depend,
  elder,
  blessings,
  outer,
  scoring,
  siku,
  completion,
  solo,
};

export const LESSONS: readonly Lesson[] = LESSON_IDS.map((id) => BY_ID[id]);

export function lessonById(id: string): Lesson | undefined {
  return LESSONS.find((lesson) => lesson.id === id);
}
