import { useState } from 'react';
import { attempt } from '../session/attempt.ts';
import { useStore } from '../session/store.ts';
import { download } from '../ui/download.ts';
import { usePageWords } from '../words/useWords.ts';
import { library } from './library.ts';

/** Reports games of the library that cannot be read, with the way to save them as they lie there. */
export function DamagedNote() {
  const { games } = usePageWords().screens.start;
  const damaged = useStore(library.damaged);
  const [isRead, setRead] = useState(false);
  if (damaged.length === 0 || isRead) return undefined;

  async function save(): Promise<void> {
    const raw = await Promise.all(damaged.map((id) => library.readRaw(id)));
    download('nunatak-damaged-games.json', JSON.stringify(raw));
  }

  return (
    <div className="nk-note nk-broken-note" role="alert">
      <strong>{games.damaged(damaged.length)}</strong>
      <div className="nk-row">
        <button type="button" className="nk-button" onClick={() => attempt(save)}>
          {games.damagedSave}
        </button>
        <button type="button" className="nk-button nk-button-quiet" onClick={() => setRead(true)}>
          {games.close}
        </button>
      </div>
    </div>
  );
}
