import { isBotName } from '@nunatak/bots';
import { deal, factsOf } from '@nunatak/engine';
import { count, LANGUAGES, type Words, words } from '@nunatak/words';
import { BOT_NAMES, botLines, checkedBots, makeBot, USUAL_OPPONENT } from '../bots.ts';
import type { Args, Command } from '../command.ts';
import { CONFIG_DETAILS, CONFIG_OPTIONS, configOf, freshSeed } from '../config.ts';
import { EXIT, usageError } from '../errors.ts';
import type { Io } from '../io.ts';
import { Conversation } from '../play/conversation.ts';
import { askSeats, greet, PERSON, type Sitter, seatsFor } from '../play/opening.ts';
import { LineReader } from '../play/reader.ts';
import { Session } from '../play/session.ts';
import { loadRecord } from '../recordFile.ts';
import { seatsOf } from '../show/seats.ts';

export const play: Command = {
  name: 'play',
  summary: 'Plays a game in the terminal, alone, with others or against bots',
  usage:
    'play [--players N] [--seats person,random,…] [--seed TEXT] [--options …] [--resume FILE] [--language en|de|nl]',
  details: [
    'Without options you are asked. --seats names who sits at each seat: person, or a bot. Bots:',
    ...botLines(),
    'Answers may also come from a pipe, one a line. During the game type help.',
    '',
    ...CONFIG_DETAILS,
  ],
  options: {
    ...CONFIG_OPTIONS,
    seats: {
      value: 'NAMES',
      help: `who plays, by seat: person or a bot; default one person, the others ${USUAL_OPPONENT}`,
    },
    resume: { value: 'FILE', help: 'go on with a game that was saved' },
    language: { value: 'LANGUAGE', help: 'en (default), de or nl' },
  },
  positionals: { least: 0, most: 0 },
  run: async (args, io) => {
    const texts = words(args.oneOf('language', LANGUAGES) ?? 'en');
    greet(texts, io);
    const reader = new LineReader(io);
    try {
      const { session, players } = await begin(args, texts, reader, io);
      await sit(session, players, texts, reader, io);
    } finally {
      reader.close();
    }
    return EXIT.ok;
  },
};

interface Beginning {
  readonly session: Session;
  /** Who sits at each seat: a person or a bot by name. */
  readonly players: readonly Sitter[];
}

async function begin(args: Args, texts: Words, reader: LineReader, io: Io): Promise<Beginning> {
  const file = args.text('resume');
  if (file !== undefined) return resume(file, args);
  const players = givenSeats(args) ?? (await askSeats(texts, reader, io));
  if (players === undefined) throw usageError('the input ended before a game was chosen; expected --players N');
  const facts = factsOf(configOf(args, players.length));
  const seed = args.text('seed') ?? freshSeed();
  io.print(texts.terminal.opening.begun(players.length, seed));
  return { session: new Session(deal(facts, seed), seed), players };
}

function resume(file: string, args: Args): Beginning {
  for (const name of ['players', 'seed', 'options', 'edition']) {
    if (args.has(name)) throw usageError(`--${name} cannot go with --resume: the saved game says it`);
  }
  const game = loadRecord(file);
  const { phase, facts } = game.final.view;
  if (phase === 'reshuffle')
    throw usageError(`${file} ends while the deck is being shuffled and cannot be gone on with`);
  const players = givenSeats(args) ?? seatsFor(facts.players, 1);
  if (players.length !== facts.players) {
    throw usageError(
      `--seats: found ${count(players.length, 'name', 'names')}, expected ${facts.players} for this game`,
    );
  }
  return { session: Session.resumed(game), players };
}

/** The seats as the options give them; undefined when they do not. */
function givenSeats(args: Args): readonly Sitter[] | undefined {
  const players = args.whole('players', 1, 4);
  const names = args
    .text('seats')
    ?.split(',')
    .map((name) => name.trim());
  if (names === undefined) return players === undefined ? undefined : seatsFor(players, 1);
  if (players !== undefined && players !== names.length) {
    throw usageError(`--seats: found ${count(names.length, 'name', 'names')}, expected ${players} as --players says`);
  }
  const unknown = names.find((name) => name !== PERSON && !isBotName(name));
  if (unknown !== undefined) {
    throw usageError(`--seats: found "${unknown}", expected ${PERSON} or one of ${BOT_NAMES.join(', ')}`);
  }
  if (names.length > 4) throw usageError(`--seats: found ${names.length} names, expected 1 to 4`);
  return names.map((name) => (name === PERSON ? name : checkedBots([name])[0]));
}

async function sit(
  session: Session,
  players: readonly Sitter[],
  texts: Words,
  reader: LineReader,
  io: Io,
): Promise<void> {
  const people = players.flatMap((name, seat) => (name === PERSON ? [seat] : []));
  const seats = seatsOf(session.view.facts, texts, people.length === 1 ? people[0] : undefined);
  const seed = session.seed ?? 'resumed';
  const bots = players.map((name, seat) => (name === PERSON ? undefined : makeBot(name, seed, seat)));
  await new Conversation(session, seats, bots, reader, io).run();
}
