import { hrefOf } from '../app/route.ts';
import type { Broken, TakenIn } from '../library/libraryFile.ts';
import { usePractice } from '../words/practice.ts';
import { useProblemWords } from '../words/problems.ts';
import { useWords } from '../words/useWords.ts';

/** What became of a library that was read in. */
export interface Taken extends TakenIn {
  /** Reviews, drills, puzzles and deals that were not here before. */
  readonly notes: number;
  readonly broken: readonly Broken[];
}

/** Says how many games and notes were taken in, which were there already, and which could not be. */
export function TakenNote({ taken: { taken, known, left, notes, broken } }: { taken: Taken }) {
  const { start } = useWords().screens;
  const { importing, notes: texts } = usePractice();
  const say = useProblemWords();
  return (
    <div className="nk-note" role="status">
      <strong>{importing.taken(taken)}</strong>
      {known > 0 && <p>{importing.known(known)}</p>}
      {notes > 0 && <p>{texts.taken(notes)}</p>}
      {left > 0 && <p>{importing.left(left)}</p>}
      {broken.length > 0 && (
        <>
          <p>{importing.unreadable(broken.length)}</p>
          <ul>
            {broken.map(({ reason }) => (
              <li key={reason}>
                <code>{say(reason)}</code>
              </li>
            ))}
          </ul>
        </>
      )}
      <a className="nk-button" href={hrefOf('start')}>
        {start.games.title}
      </a>
    </div>
  );
}
