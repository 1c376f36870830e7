import { useEffect, useState } from 'react';
import { goTo, hrefOf } from '../app/route.ts';
import { localGames } from '../library/localGames.ts';
import { useWords } from '../words/useWords.ts';
import { ReplayViewer } from './ReplayViewer.tsx';
import { type Replay, readReplay } from './replay.ts';

/** A game of the library to look at again. */
export function ReplayScreen({ id }: { id: string | undefined }) {
  const { screens, table } = useWords();
  const [replay, setReplay] = useState<Replay | 'missing'>();
  const { noJsonExpected } = screens.importing;
  useEffect(() => {
    let isWanted = true;
    async function load(): Promise<Replay | 'missing'> {
      const opening = await localGames.open(id);
      if (opening.kind !== 'open') return 'missing';
      const read = readReplay(JSON.stringify(opening.open.game.referee.record()), noJsonExpected);
      return read.ok ? read.value : 'missing';
    }
    const show = (found: Replay | 'missing') => {
      if (isWanted) setReplay(found);
    };
    load().then(show, () => show('missing'));
    return () => {
      isWanted = false;
    };
  }, [id, noJsonExpected]);
  if (replay === undefined) return <div className="nk-loading" aria-busy="true" />;
  if (replay !== 'missing') return <ReplayViewer replay={replay} onClose={() => goTo('start')} />;
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
