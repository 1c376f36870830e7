import type { RoomView, SeatView } from '@nunatak/protocol';
import { COLOURS } from '../art/tokens.ts';
import type { Sitter, SitterKind } from '../people/seat.ts';
import { neutralSitters } from '../people/sitters.ts';
import { BOT_LEVELS } from '../session/levels.ts';
import type { Texts } from '../words/index.ts';

/** A level by the name the server gives it. */
export function levelOf(bot: string | undefined): (typeof BOT_LEVELS)[number] | undefined {
  return BOT_LEVELS.find((level) => level === bot);
}

/** Who sits on a seat, in words; undefined for an open one. */
export function nameOf({ kind, name, bot }: SeatView, words: Texts): string | undefined {
  if (kind === 'person') return name;
  if (kind === 'open') return undefined;
  const level = levelOf(bot);
  return level === undefined ? bot : words.botLevels[level].name;
}

/** Everybody at a match: the person at this screen, if one has a seat, is here, all other people elsewhere. */
export function sittersOf(room: RoomView, own: number | undefined): readonly Sitter[] {
  const players = room.seats.map(
    (seat, i): Sitter => ({
      kind: kindOf(seat, own),
      colour: COLOURS[i] ?? 'aurora',
      name: (words) => nameOf(seat, words) ?? '',
    }),
  );
  return [...players, ...neutralSitters(room.settings.game.players, COLOURS.slice(players.length))];
}

function kindOf({ kind, seat }: SeatView, own: number | undefined): SitterKind {
  if (seat === own) return 'here';
  return kind === 'bot' ? 'bot' : 'elsewhere';
}
