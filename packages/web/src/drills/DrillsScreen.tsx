import type { Language } from '@nunatak/words';
import { useEffect, useState } from 'react';
import { hrefOf } from '../app/route.ts';
import { LOSS_KINDS } from '../statistics/losses.ts';
import { Landscape } from '../ui/Landscape.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import { usePractice } from '../words/practice.ts';
import { useWords } from '../words/useWords.ts';
import { DrillScreen } from './DrillScreen.tsx';
import { type Drill, drills } from './drills.ts';
import { useDue } from './useDrills.ts';
import { sayDay, sayDue } from './when.ts';
import './drills.css';
import { attempt } from '../session/attempt.ts';

interface Props {
  id: string | undefined;
  /** Which drills follow; anything that is no kind of decision asks for all. */
  of: string | undefined;
}

/** All drills, those that are due first; or the drill that the address names. */
export function DrillsScreen({ id, of }: Props) {
  const kind = LOSS_KINDS.find((one) => one === of);
  return id === undefined ? <DrillList /> : <DrillScreen key={id} id={id} kind={kind} />;
}

function DrillList() {
  const { language } = useWords();
  const { drills: texts } = usePractice();
  const [now] = useState(() => Date.now());
  const due = useDue(now);
  const [all, setAll] = useState<readonly Drill[]>();
  useEffect(() => {
    drills.list().then(setAll, () => setAll([]));
  }, []);
  async function remove({ id }: Drill): Promise<void> {
    await drills.remove(id);
    setAll(await drills.list());
  }
  const [first] = due ?? [];
  return (
    <>
      <Landscape quiet />
      <main className="nk-screen" aria-busy={all === undefined || due === undefined}>
        <div className="nk-screen-inner">
          <PageHead title={texts.title} line={texts.line} backLabel={texts.back} />
          <section className="nk-panel nk-card-panel nk-drills-head">
            <p>{all !== undefined && due !== undefined && dueText(all, due, now, language, texts)}</p>
            {first !== undefined && (
              <a className="nk-button nk-button-primary" href={hrefOf('drills', first.id)}>
                {texts.practise}
              </a>
            )}
          </section>
          <ul className="nk-drills-list">
            {all?.map((drill) => (
              <DrillRow key={drill.id} drill={drill} now={now} onRemove={() => attempt(() => remove(drill))} />
            ))}
          </ul>
        </div>
      </main>
    </>
  );
}

function dueText(
  all: readonly Drill[],
  due: readonly Drill[],
  now: number,
  language: Language,
  texts: ReturnType<typeof usePractice>['drills'],
): string {
  const [soonest] = all;
  if (soonest === undefined) return texts.none;
  return due.length > 0 ? texts.due(due.length) : texts.nothingDue(sayDue(soonest.schedule.due, now, language));
}

function DrillRow({ drill, now, onRemove }: { drill: Drill; now: number; onRemove(): void }) {
  const { language } = useWords();
  const { drills: texts, exercise } = usePractice();
  const { played, turn, lost, schedule } = drill;
  const name = texts.turn(sayDay(played, language), turn);
  const when = schedule.due <= now ? texts.dueNow : texts.whenDue(sayDue(schedule.due, now, language));
  return (
    <li className="nk-panel nk-drill">
      <a href={hrefOf('drills', drill.id)}>
        <b>{name}</b>
        <small className="nk-muted">
          {[`−${exercise.points(Math.round(lost))}`, texts.seen(schedule.tries), when].join(', ')}
        </small>
      </a>
      <button
        type="button"
        className="nk-button nk-button-quiet"
        aria-label={texts.removeNamed(name)}
        onClick={onRemove}
      >
        {texts.remove}
      </button>
    </li>
  );
}
