import { CURRENT_RULES, DEFAULT_EDITION, DEFAULT_OPTIONS, parseKeptConfig } from '@nunatak/engine';
import type { RoomView, SeatView } from '@nunatak/protocol';
import { COLOURS } from '../art/tokens.ts';
import type { LocalConfig } from '../session/config.ts';
import { BOT_LEVELS, USUAL_LEVEL } from '../session/levels.ts';
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

/** The config that the table shows a match by. A person is one at this screen: everybody else is elsewhere. */
export function configFor(room: RoomView, own: number | undefined, words: Texts): LocalConfig {
  const config = parseKeptConfig(room.settings.game);
  const { players, rules, options, edition } = config.ok
    ? config.value
    : { players: room.settings.game.players, rules: CURRENT_RULES, options: DEFAULT_OPTIONS, edition: DEFAULT_EDITION };
  return {
    players,
    rules,
    options,
    edition,
    seed: room.matchId,
    seats: room.seats.map((seat) => ({
      kind: seat.seat === own ? 'person' : 'bot',
      name: nameOf(seat, words) ?? '',
      colour: COLOURS[seat.seat] ?? 'aurora',
      level: levelOf(seat.bot) ?? USUAL_LEVEL,
    })),
  };
}
