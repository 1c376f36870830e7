import { readAside } from '../session/aside.ts';
import { forgetBroken, useBrokenGame } from '../session/current.ts';
import { useWords } from '../words/useWords.ts';
import { download } from './download.ts';
import './ui.css';

/** Reports a kept game that could not be read, until the report is closed. */
export function BrokenNote() {
  const { start } = useWords().screens;
  const broken = useBrokenGame();
  if (broken === undefined) return undefined;
  return (
    <div className="nk-note nk-broken-note" role="alert">
      <strong>{broken.aside ? start.broken : start.brokenNoRoom}</strong>
      <p>{start.brokenReason(broken.reason)}</p>
      <div className="nk-row">
        <button
          type="button"
          className="nk-button"
          onClick={() => download('nunatak-broken-game.json', readAside(broken.key))}
        >
          {start.brokenSave}
        </button>
        <button type="button" className="nk-button nk-button-quiet" onClick={forgetBroken}>
          {start.brokenClose}
        </button>
      </div>
    </div>
  );
}
