import { useEffect, useState } from 'react';
import { goTo, hrefOf } from '../app/route.ts';
import { localGames } from '../library/localGames.ts';
import { useWords } from '../words/useWords.ts';
import { Replay } from './Replay.tsx';
import { type RecordedGame, recordingOf } from './recording.ts';

/** A game of the library to look at again. */
export function ReplayScreen({ id }: { id: string | undefined }) {
  const { table } = useWords();
  const [replay, setReplay] = useState<RecordedGame | 'missing'>();
  useEffect(() => {
    let isWanted = true;
    async function load(): Promise<RecordedGame | 'missing'> {
      const opening = await localGames.open(id);
      if (opening.kind !== 'open') return 'missing';
      const read = recordingOf(opening.open.game.referee.record());
      return read.ok ? read.value : 'missing';
    }
    const show = (found: RecordedGame | 'missing') => {
      if (isWanted) setReplay(found);
    };
    load().then(show, () => show('missing'));
    return () => {
      isWanted = false;
    };
  }, [id]);
  if (replay === undefined) return <div className="nk-loading" aria-busy="true" />;
  if (replay !== 'missing') return <Replay game={replay} onClose={() => goTo('start')} />;
  return (
    <main className="nk-page nk-broken">
      <h1 className="nk-title">{table.none.title}</h1>
      <p>{table.none.text}</p>
      <a className="nk-button nk-button-primary" href={hrefOf('start')}>
        {table.menu.start}
      </a>
    </main>
  );
}
