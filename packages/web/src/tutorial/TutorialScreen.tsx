import { useState } from 'react';
import { hrefOf } from '../app/route.ts';
import { Icon } from '../art/Icon.tsx';
import type { IconName } from '../art/icons.ts';
import { Landscape } from '../ui/Landscape.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import { useTutorial } from '../words/useWords.ts';
import { LessonPlayer } from './LessonPlayer.tsx';
import { LESSON_IDS, type LessonId, lessonById } from './lessons.ts';
import { doneLessons } from './progress.ts';
import './lessonList.css';

const ICONS: Readonly<Record<LessonId, IconName>> = {
  place: 'sculptor',
  support: 'support',
  squares: 'square',
  rows: 'row',
  swap: 'builder',
  elder: 'elder',
  scoring: 'cap',
};

function LessonList() {
  const tutorial = useTutorial();
  const [done] = useState(() => doneLessons());
  const next = LESSON_IDS.find((id) => !done.includes(id)) ?? 'place';
  return (
    <>
      <Landscape quiet />
      <main className="nk-screen">
        <div className="nk-screen-inner nk-lessons">
          <PageHead title={tutorial.title} line={tutorial.line} backLabel={tutorial.back} />
          <ol className="nk-lesson-list">
            {LESSON_IDS.map((id, i) => {
              const { title, line } = tutorial.lessons[id];
              const isDone = done.includes(id);
              return (
                <li key={id}>
                  <a
                    className="nk-panel nk-lesson-card"
                    href={hrefOf('tutorial', id)}
                    data-next={id === next}
                    data-done={isDone}
                  >
                    <span className="nk-lesson-icon">
                      <Icon name={ICONS[id]} size={40} />
                    </span>
                    <span className="nk-lesson-text">
                      <small>{tutorial.lessonOf(i + 1, LESSON_IDS.length)}</small>
                      <b>{title}</b>
                      <span>{line}</span>
                    </span>
                    <span className="nk-lesson-state">{isDone ? `✓ ${tutorial.done}` : tutorial.start}</span>
                  </a>
                </li>
              );
            })}
          </ol>
        </div>
      </main>
    </>
  );
}

/** The tutorial: a list of lessons, or the lesson that the address names. */
export function TutorialScreen({ lesson: id }: { lesson: string | undefined }) {
  const lesson = id === undefined ? undefined : lessonById(id);
  return lesson === undefined ? <LessonList /> : <LessonPlayer key={lesson.id} lesson={lesson} />;
}
