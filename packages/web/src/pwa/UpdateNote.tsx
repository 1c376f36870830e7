import { usePageWords } from '../words/useWords.ts';
import { comeIn, later, useUpdate } from './update.ts';
import './update.css';

/** Says that a new version is ready; whoever plays on is not disturbed. */
export function UpdateNote() {
  const { update } = usePageWords().table;
  if (!useUpdate()) return undefined;
  return (
    <div className="nk-update" role="status">
      <span>{update.ready}</span>
      <button type="button" className="nk-button" onClick={comeIn}>
        {update.now}
      </button>
      <button type="button" className="nk-text-button" onClick={later}>
        {update.later}
      </button>
    </div>
  );
}
