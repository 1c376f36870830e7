import { failedAttempt } from '../session/attempt.ts';
import { useStore } from '../session/store.ts';
import { usePageWords } from '../words/useWords.ts';
import './failedNote.css';

/** Says that something a person asked for could not be done, such as storing or deleting a game. */
export function FailedNote() {
  const { failed } = usePageWords().table;
  if (useStore(failedAttempt) === undefined) return undefined;
  return (
    <div className="nk-failed" role="alert">
      <span>{failed.text}</span>
      <button type="button" className="nk-button" onClick={() => failedAttempt.set(undefined)}>
        {failed.close}
      </button>
    </div>
  );
}
