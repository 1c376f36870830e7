import { Suspense, useEffect, useState } from 'react';
import { type BrokenSave, brokenSave, takenOver } from '../library/takeOver.ts';
import { markSeen } from '../session/aside.ts';
import { useProblemWords } from '../words/problems.ts';
import { usePageWords } from '../words/useWords.ts';
import { Details } from './Details.tsx';
import { download } from './download.ts';
import './ui.css';

/** Reports a game of an earlier version that could not be read, until the report is closed. */
export function BrokenNote() {
  const { start } = usePageWords().screens;
  const [broken, setBroken] = useState<BrokenSave>();
  useEffect(() => {
    takenOver()
      .then(() => brokenSave())
      .then(setBroken, () => undefined);
  }, []);
  if (broken === undefined) return undefined;
  return (
    <div className="nk-note nk-broken-note" role="alert">
      <strong>{broken.aside ? start.broken : start.brokenNoRoom}</strong>
      <Suspense fallback={undefined}>
        <Reason reason={broken.reason} />
      </Suspense>
      <div className="nk-row">
        <button type="button" className="nk-button" onClick={() => download('nunatak-broken-game.json', broken.text)}>
          {start.brokenSave}
        </button>
        <button
          type="button"
          className="nk-button nk-button-quiet"
          onClick={() => {
            if (broken.aside) markSeen(broken.key);
            setBroken(undefined);
          }}
        >
          {start.brokenClose}
        </button>
      </div>
    </div>
  );
}

function Reason({ reason }: { reason: string }) {
  const say = useProblemWords();
  return <Details>{say(reason)}</Details>;
}
