import { Choice } from '../ui/Choice.tsx';
import { BANKS, CLOCK_KINDS, INCREMENT, type RoomSetup, TURN_HOURS } from './roomSetup.ts';
import { useOnlineWords } from './useOnlineWords.ts';

const DAY_HOURS = 24;

interface ClockFieldsProps {
  room: RoomSetup;
  onChange(change: Partial<RoomSetup>): void;
}

/** How long everybody may think. */
export function ClockFields({ room, onChange }: ClockFieldsProps) {
  const { home } = useOnlineWords();
  return (
    <div className="nk-on-clock">
      <Choice
        shown
        legend={home.clock}
        line={home.clockLines[room.clock]}
        value={room.clock}
        options={CLOCK_KINDS.map((kind) => ({ value: kind, label: home.clocks[kind] }))}
        onChange={(clock) => onChange({ clock })}
      />
      {room.clock === 'live' && (
        <div className="nk-on-line">
          <Choice
            legend={home.bank}
            value={`${room.bank}`}
            options={BANKS.map((bank) => ({ value: `${bank}`, label: home.minutes(bank) }))}
            onChange={(bank) => onChange({ bank: Number(bank) })}
          />
          <span className="nk-muted">{home.increment(INCREMENT)}</span>
        </div>
      )}
      {room.clock === 'perTurn' && (
        <Choice
          legend={home.perTurn}
          value={`${room.hours}`}
          options={TURN_HOURS.map((hours) => ({
            value: `${hours}`,
            label: hours < DAY_HOURS ? home.hours(hours) : home.days(hours / DAY_HOURS),
          }))}
          onChange={(hours) => onChange({ hours: Number(hours) })}
        />
      )}
    </div>
  );
}
