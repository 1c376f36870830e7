import { useState } from 'react';
import { hrefOf } from '../app/route.ts';
import { Icon } from '../art/Icon.tsx';
import type { IconName } from '../art/icons.ts';
import { Landscape } from '../ui/Landscape.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import { useTutorial } from '../words/useWords.ts';
import { LessonPlayer } from './LessonPlayer.tsx';
import { LESSON_GROUPS, LESSON_IDS, type LessonGroup, type LessonId } from './lesson.ts';
import { lessonById } from './lessons.ts';
import { doneLessons } from './progress.ts';
import './lessonList.css';

const ICONS: Readonly<Record<LessonId, IconName>> = {
  aim: 'legend',
  place: 'sculptor',
  support: 'support',
  squares: 'square',
  several: 'construction',
  rows: 'row',
  track: 'track',
  swap: 'builder',
  split: 'change',
  collect: 'artisan',
  depend: 'architect',
  elder: 'elder',
  blessings: 'providence',
  outer: 'edge',
  scoring: 'cap',
  siku: 'player-fjord',
  completion: 'corners',
  solo: 'moon',
};

const GROUPS: readonly LessonGroup[] = ['turn', 'points', 'modes'];

interface LessonCardProps {
  id: LessonId;
  isDone: boolean;
  isNext: boolean;
}

function LessonCard({ id, isDone, isNext }: LessonCardProps) {
  const tutorial = useTutorial();
  const { title, line } = tutorial.lessons[id];
  return (
    <li>
      <a className="nk-panel nk-lesson-card" href={hrefOf('tutorial', id)} data-next={isNext} data-done={isDone}>
        <span className="nk-lesson-icon">
          <Icon name={ICONS[id]} size={40} />
        </span>
        <span className="nk-lesson-text">
          <small>{tutorial.lessonOf(LESSON_IDS.indexOf(id) + 1, LESSON_IDS.length)}</small>
          <b>{title}</b>
          <span>{line}</span>
        </span>
        <span className="nk-lesson-state">{isDone ? `✓ ${tutorial.done}` : tutorial.start}</span>
      </a>
    </li>
  );
}

function LessonList() {
  const tutorial = useTutorial();
  const [done] = useState(() => doneLessons());
  const next = LESSON_IDS.find((id) => !done.includes(id)) ?? LESSON_IDS[0];
  return (
    <>
      <Landscape quiet />
      <main className="nk-screen">
        <div className="nk-screen-inner nk-lessons">
          <PageHead title={tutorial.title} line={tutorial.line} backLabel={tutorial.back} />
          {GROUPS.map((group) => (
            <section key={group}>
              <h2>{tutorial.groups[group]}</h2>
              <ol className="nk-lesson-list">
                {LESSON_GROUPS[group].map((id) => (
                  <LessonCard key={id} id={id} isDone={done.includes(id)} isNext={id === next} />
                ))}
              </ol>
            </section>
          ))}
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
