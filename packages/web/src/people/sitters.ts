import type { PlayerCount } from '@nunatak/engine';
import { COLOURS, type ColourId } from '../art/tokens.ts';
import { coloursOf, type LocalConfig, type SeatConfig } from '../session/config.ts';
import type { Texts } from '../words/index.ts';
import type { Sitter } from './seat.ts';
import { seatName } from './seatName.ts';

/** Everybody at a game of this screen. */
export function localSitters(config: Pick<LocalConfig, 'players' | 'seats'>): readonly Sitter[] {
  const colours = coloursOf(config);
  const players = config.seats.map(
    (seat, i): Sitter => ({
      kind: seat.kind === 'person' ? 'here' : 'bot',
      colour: seat.colour,
      name: (words) => seatName(seat, i, words),
    }),
  );
  return [...players, ...neutralSitters(config.players, colours.slice(config.players))];
}

/**
 * Those who played a recorded game: as the record names them, else by their numbers. All people played at one screen, unless
 * it is said which of them did.
 */
export function recordSitters(
  players: PlayerCount,
  seats: readonly SeatConfig[] | undefined,
  here?: readonly number[],
): readonly Sitter[] {
  if (seats !== undefined) {
    return localSitters({ players, seats }).map((sitter, seat) =>
      sitter.kind === 'here' && here?.includes(seat) === false ? { ...sitter, kind: 'elsewhere' } : sitter,
    );
  }
  const numbered = COLOURS.slice(0, players).map(
    (colour, seat): Sitter => ({
      kind: 'elsewhere',
      colour,
      name: ({ screens }) => screens.seat(seat + 1),
    }),
  );
  return [...numbered, ...neutralSitters(players, COLOURS.slice(players))];
}

/** Siku among two, two dummies beside one; more need nobody. */
export function neutralSitters(players: PlayerCount, colours: readonly ColourId[]): readonly Sitter[] {
  return colours
    .slice(0, Math.max(0, 3 - players))
    .map((colour, i) => ({ kind: 'neutral', colour, name: (words) => neutralName(players, players + i, words) }));
}

function neutralName(players: PlayerCount, seat: number, { seats }: Texts): string {
  return players === 2 ? seats.siku : seats.dummy(seat);
}
