import { isObject, readJson, type Shelf, shelf } from '../session/storage.ts';
import { LESSON_IDS, type LessonId } from './lesson.ts';
import type { LessonProgress } from './lessonReferee.ts';

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

const BEGUN_KEY = 'nunatak/lessonsBegun';

function textsOf(value: unknown): readonly string[] {
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  return list.filter((text) => typeof text === 'string');
}

function allBegun(from: Shelf): Readonly<Record<string, unknown>> {
  const kept = readJson(from, BEGUN_KEY);
  return isObject(kept) ? kept : {};
}

/** How far a lesson was played when it was left. */
export function begunLesson(id: LessonId, from: Shelf = shelf): LessonProgress {
  const kept = allBegun(from)[id];
  return isObject(kept)
    ? { decided: textsOf(kept.decided), staged: textsOf(kept.staged) }
    : { decided: [], staged: [] };
}

export function keepLesson(id: LessonId, progress: LessonProgress, to: Shelf = shelf): void {
  to.setItem(BEGUN_KEY, JSON.stringify({ ...allBegun(to), [id]: progress }));
}

/** A lesson that is over or begun again starts at its first step. */
export function forgetLesson(id: LessonId, to: Shelf = shelf): void {
  const { [id]: _, ...others } = allBegun(to);
  to.setItem(BEGUN_KEY, JSON.stringify(others));
}
