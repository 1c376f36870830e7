import { type ErrorBody, LIMITS } from '@nunatak/protocol';
import { type FormEvent, useState } from 'react';
import { takeSeatBeside } from './api.ts';
import type { OnlineMatch } from './onlineMatch.ts';
import { sayError } from './sayError.ts';
import { useOnlineWords } from './useOnlineWords.ts';

/** A seat for one more person who plays at this device: they hand it to each other, as at one table. */
export function Beside({ match }: { match: OnlineMatch }) {
  const { room, errors } = useOnlineWords();
  const [name, setName] = useState('');
  const [error, setError] = useState<ErrorBody>();

  async function sit(): Promise<void> {
    const seated = await takeSeatBeside(match.matchId, { name: name.trim() });
    setError(seated.ok ? undefined : seated.reason);
    if (!seated.ok) return;
    setName('');
    match.addBeside(seated.value.token);
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    sit().catch(() => setError({ code: 'internal', message: 'The seat could not be taken' }));
  }

  return (
    <form onSubmit={submit}>
      <div className="nk-on-line">
        <label className="nk-field nk-on-grow">
          <span>{room.beside}</span>
          <input
            className="nk-input"
            required
            pattern=".*\S.*"
            name="beside"
            autoComplete="off"
            maxLength={LIMITS.nameLength}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        </label>
        <button type="submit" className="nk-button">
          {room.besideSit}
        </button>
      </div>
      {error !== undefined && (
        <p className="nk-note" role="alert">
          {sayError(errors, error, 'seats')}
        </p>
      )}
    </form>
  );
}
