import { readJson, type Shelf, shelf } from '../session/storage.ts';
import { LESSON_IDS, type LessonId } from './lesson.ts';

const KEY = 'nunatak/lessons';

/** The lessons that were played to their end. */
export function doneLessons(from: Shelf = shelf): readonly LessonId[] {
  const kept = readJson(from, KEY);
  return Array.isArray(kept) ? LESSON_IDS.filter((id) => kept.includes(id)) : [];
}

export function markDone(id: LessonId, to: Shelf = shelf): void {
  const done = new Set([...doneLessons(to), id]);
  to.setItem(KEY, JSON.stringify([...done]));
}
