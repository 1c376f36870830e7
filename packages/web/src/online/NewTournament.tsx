import { type ErrorBody, LIMITS, RATED_PLAYERS, type RatedPlayers } from '@nunatak/protocol';
import { type FormEvent, useState } from 'react';
import { hrefOf } from '../app/route.ts';
import { Choice } from '../ui/Choice.tsx';
import { useWords } from '../words/useWords.ts';
import { ClockFields } from './ClockFields.tsx';
import { beginRoom, clockOf, type RoomSetup } from './roomSetup.ts';
import { sayError } from './sayError.ts';
import { createTournament } from './tournamentApi.ts';
import { useOnlineWords } from './useOnlineWords.ts';

const TABLES = RATED_PLAYERS.map((players) => ({ value: String(players), label: String(players) }));
const ROUNDS = Array.from({ length: LIMITS.tournamentRounds }, (_, i) => ({ value: `${i + 1}`, label: `${i + 1}` }));
const USUAL_ROUNDS = 3;

/** Opening a tournament: a name is enough, everything else has a sensible value. */
export function NewTournament() {
  const { tournament: texts, errors } = useOnlineWords();
  const { screens } = useWords();
  const [name, setName] = useState('');
  const [players, setPlayers] = useState<RatedPlayers>(3);
  const [rounds, setRounds] = useState(USUAL_ROUNDS);
  const [room, setRoom] = useState<RoomSetup>(() => beginRoom(screens.newGame.names));
  const [error, setError] = useState<ErrorBody>();
  const [isBusy, setBusy] = useState(false);

  async function open(): Promise<void> {
    setBusy(true);
    const opened = await createTournament({ name: name.trim(), players, rounds, clock: clockOf(room) });
    setBusy(false);
    if (opened.ok) window.location.hash = hrefOf('online', 'tournament', opened.value.tournamentId);
    else setError(opened.reason);
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    open().catch(() => setBusy(false));
  }

  return (
    <form className="nk-panel nk-card-panel nk-on-create" onSubmit={submit}>
      <label className="nk-field">
        <span>{texts.name}</span>
        <input
          className="nk-input"
          required
          pattern=".*\S.*"
          name="tournament"
          maxLength={LIMITS.nameLength}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </label>
      <Choice
        shown
        legend={texts.players}
        value={String(players)}
        options={TABLES}
        onChange={(value) => setPlayers(RATED_PLAYERS.find((known) => String(known) === value) ?? players)}
      />
      <Choice
        shown
        legend={texts.rounds}
        value={String(rounds)}
        options={ROUNDS}
        onChange={(value) => setRounds(Number(value))}
      />
      <ClockFields room={room} onChange={(change) => setRoom({ ...room, ...change })} />
      {error !== undefined && (
        <p className="nk-note" role="alert">
          {sayError(errors, error)}
        </p>
      )}
      <button type="submit" className="nk-button nk-button-primary nk-big" disabled={isBusy}>
        {isBusy ? texts.opening : texts.open}
      </button>
    </form>
  );
}
