import type { ErrorBody } from '@nunatak/protocol';
import { type FormEvent, useState } from 'react';
import { goTo } from '../app/route.ts';
import { BOT_LEVELS, USUAL_LEVEL } from '../session/levels.ts';
import { Choice } from '../ui/Choice.tsx';
import { useWords } from '../words/useWords.ts';
import { createMatch } from './api.ts';
import { lastName } from './keys.ts';
import { NameField } from './NameField.tsx';
import { RoomFields } from './RoomFields.tsx';
import { beginRoom, createOf, type NewRoom } from './roomSetup.ts';
import { sayError } from './sayError.ts';
import { useOnlineWords } from './useOnlineWords.ts';

const BOT_COUNTS = ['0', '1', '2', '3'] as const;

/** Opening a table: a name is enough, everything else has a sensible value. */
export function CreateRoom() {
  const { home, errors } = useOnlineWords();
  const { screens, botLevels } = useWords();
  const [room, setRoom] = useState<NewRoom>(() => ({
    ...beginRoom(screens.newGame.names),
    name: lastName(),
    bots: 0,
    level: USUAL_LEVEL,
  }));
  const [error, setError] = useState<ErrorBody>();
  const [isBusy, setBusy] = useState(false);
  const { players } = room.setup;
  const change = (some: Partial<NewRoom>) => setRoom({ ...room, ...some });
  const bots = Math.min(room.bots, players - 1);

  async function open(): Promise<void> {
    setBusy(true);
    const seated = await createMatch(createOf(room));
    setBusy(false);
    if (seated.ok) goTo('m', seated.value.matchId);
    else setError(seated.reason);
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    open().catch(() => setBusy(false));
  }

  return (
    <form className="nk-panel nk-card-panel nk-on-create" onSubmit={submit}>
      <h2 className="nk-title">{home.open}</h2>
      <NameField name={room.name} onChange={(name) => change({ name })} />
      <RoomFields room={room} onChange={change}>
        <Choice
          shown
          legend={home.bots}
          value={BOT_COUNTS.find((count) => Number(count) === bots) ?? '0'}
          options={BOT_COUNTS.slice(0, players).map((count) => ({ value: count, label: count }))}
          onChange={(count) => change({ bots: Number(count) })}
        />
        {bots > 0 && (
          <label className="nk-field">
            <span>{home.botLevel}</span>
            <select
              className="nk-input"
              value={room.level}
              onChange={(event) => {
                const level = BOT_LEVELS.find((one) => one === event.target.value);
                if (level !== undefined) change({ level });
              }}
            >
              {BOT_LEVELS.map((level) => (
                <option key={level} value={level}>
                  {botLevels[level].name}
                </option>
              ))}
            </select>
          </label>
        )}
      </RoomFields>
      {error !== undefined && (
        <p className="nk-note" role="alert">
          {sayError(errors, error, 'seats')}
        </p>
      )}
      <button type="submit" className="nk-button nk-button-primary nk-big" disabled={isBusy}>
        {isBusy ? home.opening : home.open}
      </button>
    </form>
  );
}
