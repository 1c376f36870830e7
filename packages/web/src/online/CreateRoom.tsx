import { DEFAULT_EDITION } from '@nunatak/engine';
import type { ErrorBody } from '@nunatak/protocol';
import { type FormEvent, useState } from 'react';
import { goTo } from '../app/route.ts';
import { BOT_LEVELS, USUAL_LEVEL } from '../session/levels.ts';
import { EditionField } from '../start/EditionField.tsx';
import { OptionFields } from '../start/OptionFields.tsx';
import { beginSetup } from '../start/setup.ts';
import { Choice } from '../ui/Choice.tsx';
import { useWords } from '../words/useWords.ts';
import { createMatch } from './api.ts';
import { ClockFields } from './ClockFields.tsx';
import { lastName } from './keys.ts';
import { createOf, type NewRoom } from './newRoom.ts';
import { useOnlineWords } from './useOnlineWords.ts';
import '../start/newGame.css';

const COUNTS = ['2', '3', '4'] as const;
const PLAYERS = { '2': 2, '3': 3, '4': 4 } as const;
const BOT_COUNTS = ['0', '1', '2', '3'] as const;

function beginRoom(names: readonly string[]): NewRoom {
  return {
    name: lastName(),
    setup: { ...beginSetup(names, undefined), players: 3 },
    bots: 0,
    level: USUAL_LEVEL,
    clock: 'none',
    bank: 20,
    hours: 24,
    listed: false,
    spectators: true,
    spectatorChat: false,
  };
}

/** Opening a table: a name is enough, everything else has a sensible value. */
export function CreateRoom() {
  const { home, errors } = useOnlineWords();
  const { screens, table } = useWords();
  const [room, setRoom] = useState(() => beginRoom(screens.newGame.names));
  const [error, setError] = useState<ErrorBody>();
  const [isBusy, setBusy] = useState(false);
  const { setup } = room;
  const change = (some: Partial<NewRoom>) => setRoom({ ...room, ...some });
  const bots = Math.min(room.bots, setup.players - 1);

  async function open(): Promise<void> {
    setBusy(true);
    const seated = await createMatch(createOf(room, DEFAULT_EDITION));
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
      <label className="nk-field">
        <span>{home.name}</span>
        <input
          className="nk-input"
          required
          name="name"
          autoComplete="nickname"
          maxLength={24}
          value={room.name}
          placeholder={home.namePlaceholder}
          onChange={(event) => change({ name: event.target.value })}
        />
      </label>
      <div className="nk-on-pair">
        <Choice
          shown
          legend={home.players}
          value={COUNTS.find((count) => PLAYERS[count] === setup.players) ?? '3'}
          options={COUNTS.map((count) => ({ value: count, label: count }))}
          onChange={(count) => change({ setup: { ...setup, players: PLAYERS[count] } })}
        />
        <Choice
          shown
          legend={home.bots}
          value={BOT_COUNTS.find((count) => Number(count) === bots) ?? '0'}
          options={BOT_COUNTS.slice(0, setup.players).map((count) => ({ value: count, label: count }))}
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
                  {table.levels[level]}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
      <ClockFields room={room} onChange={change} />
      <div className="nk-on-checks">
        <Check
          label={home.listed}
          line={home.listedLine}
          checked={room.listed}
          onChange={(listed) => change({ listed })}
        />
        <Check label={home.spectators} checked={room.spectators} onChange={(spectators) => change({ spectators })} />
        {room.spectators && (
          <Check
            label={home.spectatorChat}
            checked={room.spectatorChat}
            onChange={(spectatorChat) => change({ spectatorChat })}
          />
        )}
      </div>
      <details className="nk-new-options nk-on-more">
        <summary>
          <span className="nk-new-summary">{home.more}</span>
          <span className="nk-muted">{home.moreLine}</span>
        </summary>
        <div className="nk-new-fields">
          <OptionFields setup={setup} onChange={(changed) => change({ setup: changed })} />
          <EditionField edition={setup.edition} onChange={(edition) => change({ setup: { ...setup, edition } })} />
        </div>
      </details>
      {error !== undefined && (
        <p className="nk-note" role="alert">
          {errors[error.code]}
        </p>
      )}
      <button type="submit" className="nk-button nk-button-primary nk-big" disabled={isBusy}>
        {isBusy ? home.opening : home.open}
      </button>
    </form>
  );
}

interface CheckProps {
  label: string;
  line?: string;
  checked: boolean;
  onChange(checked: boolean): void;
}

function Check({ label, line, checked, onChange }: CheckProps) {
  return (
    <label className="nk-on-check">
      <input type="checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)} />
      <span>
        {label}
        {line !== undefined && <small>{line}</small>}
      </span>
    </label>
  );
}
