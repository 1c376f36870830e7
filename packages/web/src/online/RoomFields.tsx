import type { ReactNode } from 'react';
import { EditionField } from '../start/EditionField.tsx';
import { OptionFields } from '../start/OptionFields.tsx';
import { Choice } from '../ui/Choice.tsx';
import { Check } from './Check.tsx';
import { ClockFields } from './ClockFields.tsx';
import type { RoomSetup } from './roomSetup.ts';
import { useOnlineWords } from './useOnlineWords.ts';
import '../start/newGame.css';

const COUNTS = ['2', '3', '4'] as const;
const PLAYERS = { '2': 2, '3': 3, '4': 4 } as const;

interface RoomFieldsProps {
  room: RoomSetup;
  onChange(change: Partial<RoomSetup>): void;
  /** Stands beside the number of players. */
  children?: ReactNode;
}

/** What the host decides: before the room is opened and until the game begins. */
export function RoomFields({ room, onChange, children }: RoomFieldsProps) {
  const { home } = useOnlineWords();
  const { setup } = room;
  return (
    <>
      <div className="nk-on-pair">
        <Choice
          shown
          legend={home.players}
          value={COUNTS.find((count) => PLAYERS[count] === setup.players) ?? '3'}
          options={COUNTS.map((count) => ({ value: count, label: count }))}
          onChange={(count) => onChange({ setup: { ...setup, players: PLAYERS[count] } })}
        />
        {children}
      </div>
      <ClockFields room={room} onChange={onChange} />
      <div className="nk-on-checks">
        <Check
          label={home.listed}
          line={home.listedLine}
          checked={room.listed}
          onChange={(listed) => onChange({ listed })}
        />
        <Check label={home.spectators} checked={room.spectators} onChange={(spectators) => onChange({ spectators })} />
        {room.spectators && (
          <Check
            label={home.spectatorChat}
            checked={room.spectatorChat}
            onChange={(spectatorChat) => onChange({ spectatorChat })}
          />
        )}
      </div>
      <details className="nk-new-options nk-on-more">
        <summary>
          <span className="nk-new-summary">{home.more}</span>
          <span className="nk-muted">{home.moreLine}</span>
        </summary>
        <div className="nk-new-fields">
          <OptionFields setup={setup} onChange={(changed) => onChange({ setup: changed })} />
          <EditionField edition={setup.edition} onChange={(edition) => onChange({ setup: { ...setup, edition } })} />
        </div>
      </details>
    </>
  );
}
