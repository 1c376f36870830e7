import { createReviewPool } from '@nunatak/bots/browser/review';
import { useEffect, useRef, useState } from 'react';
import { layOut } from '../line/staging.ts';
import { ClassMark } from '../review/ClassMark.tsx';
import type { LocalGame } from '../session/games.ts';
import { useStore } from '../session/store.ts';
import { useLearn } from '../words/learn.ts';
import { askedIn, rememberAsked } from './kept.ts';
import { Teacher, type TeacherQuestion } from './teacher.ts';
import './teacher.css';

/** The teacher at a table: looks at what lies drafted, and asks before a grave mistake. */
export function TeacherAsk({ game }: { game: LocalGame }) {
  const [teacher, setTeacher] = useState<Teacher>();
  useEffect(() => {
    const pool = createReviewPool();
    const { seed } = game.referee.config;
    const made = new Teacher(
      game.referee,
      (task) => pool.judge(task),
      askedIn(seed),
      (asked) => rememberAsked(seed, asked),
    );
    setTeacher(made);
    return () => {
      made.close();
      pool.close();
    };
  }, [game]);
  return teacher === undefined ? undefined : <Watching game={game} teacher={teacher} />;
}

function Watching({ game, teacher }: { game: LocalGame; teacher: Teacher }) {
  const snapshot = useStore(game);
  const question = useStore(teacher.question);
  const { draft, isAsked, busy } = snapshot;
  const [looked, setLooked] = useState<typeof draft>();
  useEffect(() => {
    if (draft !== undefined && isAsked && !busy)
      teacher.look(layOut(snapshot)).then(
        () => setLooked(draft),
        () => undefined,
      );
  }, [snapshot, draft, isAsked, busy, teacher]);
  return (
    <>
      <span hidden data-looked={draft !== undefined && looked === draft} />
      {question !== undefined && <Asked question={question} onAnswer={(sure) => teacher.answer(sure)} />}
    </>
  );
}

function Asked({ question, onAnswer }: { question: TeacherQuestion; onAnswer(isSure: boolean): void }) {
  const { teacher } = useLearn();
  const again = useRef<HTMLButtonElement>(null);
  useEffect(() => again.current?.focus(), []);
  return (
    <section className="nk-teacher nk-panel" role="alertdialog" aria-label={teacher.sure} aria-describedby="nk-teacher">
      <h2 className="nk-title">{teacher.sure}</h2>
      <p id="nk-teacher">
        <ClassMark kind={question.class} name={teacher.classes[question.class]} />
        <small className="nk-muted">{teacher.left(question.left)}</small>
      </p>
      <div className="nk-row">
        <button ref={again} type="button" className="nk-button nk-button-primary" onClick={() => onAnswer(false)}>
          {teacher.again}
        </button>
        <button type="button" className="nk-button" onClick={() => onAnswer(true)}>
          {teacher.build}
        </button>
      </div>
    </section>
  );
}
