import type { RoomView, SeatView } from '@nunatak/protocol';
import { COLOURS } from '../art/tokens.ts';
import type { Summary } from '../library/kept.ts';
import type { Sitter, SitterKind } from '../people/seat.ts';
import { neutralSitters } from '../people/sitters.ts';
import { BOT_LEVELS } from '../session/levels.ts';
import type { Texts } from '../words/index.ts';

/** A level by the name the server gives it. */
export function levelOf(bot: string | undefined): (typeof BOT_LEVELS)[number] | undefined {
  return BOT_LEVELS.find((level) => level === bot);
}

/** Who sits on a seat, in words; undefined for an open one. Whom the server has forgotten is called by the seat. */
export function nameOf({ kind, name, bot, seat }: SeatView, words: Texts): string | undefined {
  if (kind === 'person') return name ?? words.screens.seat(seat + 1);
  if (kind === 'open') return undefined;
  const level = levelOf(bot);
  return level === undefined ? bot : words.botLevels[level].name;
}

/** Everybody at a match: those at this screen who have a seat are here, all other people elsewhere. */
export function sittersOf(room: RoomView, own: number | undefined, beside: readonly number[] = []): readonly Sitter[] {
  const players = room.seats.map(
    (seat, i): Sitter => ({
      kind: beside.includes(i) ? 'here' : kindOf(seat, own),
      colour: COLOURS[i] ?? 'aurora',
      name: (words) => nameOf(seat, words) ?? '',
    }),
  );
  return [...players, ...neutralSitters(room.settings.game.players, COLOURS.slice(players.length))];
}

/** The seats of a match as the library lists them; bots are named by their level, in the language of the reader. */
export function listedMatchSeats(room: RoomView, own: number | undefined, beside: readonly number[]): Summary['seats'] {
  return sittersOf(room, own, beside).map(({ kind, colour }, i) => {
    const seat = room.seats[i];
    const level = levelOf(seat?.bot);
    const name = seat?.kind === 'person' ? (seat.name ?? '') : '';
    return { kind: kind === 'here' ? 'person' : kind, name, colour, ...(level === undefined ? {} : { level }) };
  });
}

function kindOf({ kind, seat }: SeatView, own: number | undefined): SitterKind {
  if (seat === own) return 'here';
  return kind === 'bot' ? 'bot' : 'elsewhere';
}
