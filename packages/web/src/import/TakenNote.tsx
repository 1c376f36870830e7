import { hrefOf } from '../app/route.ts';
import type { LibraryFile, TakenIn } from '../library/libraryFile.ts';
import { useWords } from '../words/useWords.ts';

/** What became of a library that was read in. */
export interface Taken extends TakenIn {
  readonly broken: LibraryFile['broken'];
}

/** Says how many games were taken in, which were there already, and which could not be. */
export function TakenNote({ taken: { taken, known, left, broken } }: { taken: Taken }) {
  const { importing, start } = useWords().screens;
  return (
    <div className="nk-note" role="status">
      <strong>{importing.taken(taken)}</strong>
      {known > 0 && <p>{importing.known(known)}</p>}
      {left > 0 && <p>{importing.left(left)}</p>}
      {broken.length > 0 && (
        <>
          <p>{importing.unreadable(broken.length)}</p>
          <ul>
            {broken.map(({ at, reason }) => (
              <li key={at}>
                <code>{reason}</code>
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
