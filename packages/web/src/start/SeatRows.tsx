import { useId } from 'react';
import { COLOURS } from '../art/tokens.ts';
import { Face } from '../characters/Face.tsx';
import { Strength } from '../characters/Strength.tsx';
import { SeatBadge } from '../parts/SeatBadge.tsx';
import { coloursOf, SEAT_KINDS } from '../session/config.ts';
import { BOT_LEVELS } from '../session/levels.ts';
import { Choice } from '../ui/Choice.tsx';
import { useWords } from '../words/useWords.ts';
import { type Setup, withColour, withSeat } from './setup.ts';

interface Props {
  setup: Setup;
  onChange(setup: Setup): void;
}

function SeatRow({ setup, seat, onChange }: Props & { seat: number }) {
  const { screens, botLevels, seats: seatWords } = useWords();
  const { newGame } = screens;
  const character = useId();
  const own = setup.seats[seat];
  if (own === undefined) return undefined;
  return (
    <li className="nk-seat">
      <Choice
        className="nk-seat-colour"
        legend={`${newGame.seat(seat + 1)}: ${newGame.colour}`}
        value={own.colour}
        options={COLOURS.map((colour) => ({
          value: colour,
          label: <SeatBadge colour={colour} size={30} label={seatWords.colours[colour]} />,
        }))}
        onChange={(colour) => onChange(withColour(setup, seat, colour))}
      />
      <label className="nk-seat-name">
        <span className="nk-hidden">{`${newGame.seat(seat + 1)}: ${newGame.name}`}</span>
        <input
          className="nk-input"
          value={own.name}
          maxLength={24}
          placeholder={newGame.names[seat]}
          onChange={(event) => onChange(withSeat(setup, seat, { name: event.target.value }))}
        />
      </label>
      <Choice
        legend={`${newGame.seat(seat + 1)}: ${newGame.kind}`}
        value={own.kind}
        options={SEAT_KINDS.map((kind) => ({ value: kind, label: newGame[kind] }))}
        onChange={(kind) => onChange(withSeat(setup, seat, { kind }))}
      />
      {own.kind === 'bot' && (
        <label className="nk-seat-level">
          <span className="nk-hidden">{`${newGame.seat(seat + 1)}: ${newGame.level}`}</span>
          <select
            className="nk-input"
            aria-describedby={character}
            value={own.level}
            onChange={(event) => {
              const level = BOT_LEVELS.find((one) => one === event.target.value);
              if (level !== undefined) onChange(withSeat(setup, seat, { level }));
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
      {own.kind === 'bot' && (
        <p className="nk-seat-character" id={character}>
          <Face level={own.level} />
          <small>
            {botLevels[own.level].character} <Strength level={own.level} />
          </small>
        </p>
      )}
    </li>
  );
}

/** One row a seat; Siku or the dummies follow in the colours that are left. */
export function SeatRows({ setup, onChange }: Props) {
  const { screens, seats: seatWords } = useWords();
  const { newGame } = screens;
  const players = Array.from({ length: setup.players }, (_, seat) => seat);
  const colours = coloursOf({ players: setup.players, seats: setup.seats.slice(0, setup.players) });
  const others = Array.from({ length: setup.players === 4 ? 0 : 3 - setup.players }, (_, i) => setup.players + i);
  return (
    <ol className="nk-seats" aria-label={newGame.seats}>
      {players.map((seat) => (
        <SeatRow key={seat} setup={setup} seat={seat} onChange={onChange} />
      ))}
      {others.map((seat) => (
        <li key={seat} className="nk-seat nk-seat-other">
          <SeatBadge colour={colours[seat] ?? 'garnet'} size={30} dashed />
          <span>
            <b>{setup.players === 2 ? seatWords.siku : seatWords.dummy(seat)}</b>
            <small>{setup.players === 2 ? newGame.sikuLine : newGame.dummyLine}</small>
          </span>
        </li>
      ))}
    </ol>
  );
}
