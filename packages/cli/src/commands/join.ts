import { createBotWorker } from '@nunatak/bots/node';
import { winners } from '@nunatak/engine';
import { LIMITS } from '@nunatak/protocol';
import { botLines, checkedBots } from '../bots.ts';
import type { Command } from '../command.ts';
import { EXIT, usageError } from '../errors.ts';
import { readAddress } from '../join/address.ts';
import { type Ending, OnlinePlayer } from '../join/player.ts';
import { takeSeat } from '../join/seat.ts';
import { untilStopped } from '../join/stop.ts';

const USUAL_BOT = 'nunatak';
const MOST_PLAYOUTS = 1_000_000;
/** Long enough for a million playouts; a worker that says nothing for so long has died. */
const THINKING_LIMIT_MS = 10 * 60 * 1000;

export const join: Command = {
  name: 'join',
  summary: 'Takes a seat in an online match and plays it with a bot',
  usage: 'join URL [--bot NAME] [--name TEXT] [--playouts N]',
  details: [
    'URL is the link of the match, https://HOST/m/ID, or its API address, https://HOST/api/matches/ID. The bot takes',
    'the first open seat, waits for the host to start, and plays until the game is over; when the connection is lost it',
    'comes back. Stopped with Ctrl-C it gives the seat up: before the game the seat is free again, during it the bot of',
    'the house plays on. Bots:',
    ...botLines(),
  ],
  options: {
    bot: { value: 'NAME', help: `who plays; default ${USUAL_BOT}` },
    name: { value: 'TEXT', help: "the name at the table; default the bot's" },
    playouts: { value: 'N', help: 'playouts a decision, for bots that search' },
  },
  positionals: { least: 1, most: 1 },
  run: async (args, io) => {
    const [bot] = checkedBots([args.text('bot') ?? USUAL_BOT]);
    const name = readName(args.text('name') ?? bot);
    const playouts = args.whole('playouts', 1, MOST_PLAYOUTS);
    const address = readAddress(args.positionals[0] ?? '');
    const budget = playouts === undefined ? {} : { budget: { playouts } };
    const ending = await untilStopped(async (signal) => {
      const seated = await takeSeat(address, name);
      io.print(`${name} (${bot}) sits on seat ${seated.seat + 1} of ${seated.matchId}.`);
      const worker = createBotWorker({ timeoutMilliseconds: THINKING_LIMIT_MS });
      const player = new OnlinePlayer({
        server: address.server,
        seated,
        signal,
        choose: async (view) => {
          const { plan, error } = await worker.decide({ bot, seed: seated.token, view, ...budget });
          if (error !== undefined) io.complain(`nunatak: ${error.message}; another bot answered`);
          return plan;
        },
        onConnection: (what) =>
          io.complain(what === 'lost' ? 'The connection is lost; trying again.' : 'The connection is back.'),
        onStart: () => io.print('The game has started.'),
      });
      return await player.play().finally(() => worker.close());
    });
    for (const line of ending === undefined ? ['The seat is given up.'] : endingLines(ending)) io.print(line);
    return EXIT.ok;
  },
};

function readName(text: string): string {
  const name = text.trim();
  if (name.length > LIMITS.nameLength || name === '') {
    throw usageError(`--name: found "${text}", expected 1 to ${LIMITS.nameLength} letters`);
  }
  return name;
}

/** Points by name, and who has won. */
function endingLines({ view, room }: Ending): readonly string[] {
  const nameOf = (seat: number): string => room.seats[seat]?.name ?? room.seats[seat]?.bot ?? `seat ${seat + 1}`;
  const points = room.seats.map((_, seat) => `${nameOf(seat)} ${view.points[seat]}`).join(', ');
  return [`Over: ${points}.`, `Won by ${winners(view).map(nameOf).join(' and ')}.`];
}
