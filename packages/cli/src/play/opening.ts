import { type BotName, LEVEL_IDS } from '@nunatak/bots';
import type { Words } from '@nunatak/words';
import { DEFAULT_OPPONENT } from '../bots.ts';
import type { Io } from '../io.ts';
import { padEnd, widthOf, wrap } from '../show/text.ts';
import type { LineReader } from './reader.ts';

/** The name of a seat played by a person at the keyboard; other seats have a bot's name. */
export const PERSON = 'person';
export type Sitter = typeof PERSON | BotName;

/** Prints a greeting and what the game is, in three lines. */
export function greet({ terminal }: Words, { print, style, columns }: Io): void {
  print(style.accent('   ▲ '));
  print(`${style.accent('  ▟█▙     ')}${style.bold('N U N A T A K')}`);
  print(`${style.accent(' ▟███▙    ')}${terminal.title}`);
  print(style.accent('▟█████▙'));
  print();
  for (const line of terminal.greeting) print(wrap(line, columns));
  print();
}

/** Asks which game to play; undefined if the input ends first. */
export async function askSeats(words: Words, reader: LineReader, io: Io): Promise<readonly Sitter[] | undefined> {
  const { opening } = words.terminal;
  const ask = async (question: string, least: number, most: number, usual: number): Promise<number | undefined> => {
    for (;;) {
      const answer = await reader.ask(`${question} `);
      if (answer === undefined) return undefined;
      if (answer === '') return usual;
      const number = Number(answer);
      if (/^\d+$/.test(answer) && number >= least && number <= most) return number;
      io.print(opening.noNumber(answer, least, most));
    }
  };
  io.print(opening.howMany);
  for (const [number, line] of Object.entries(opening.modes)) io.print(`  ${number}  ${line}`);
  const players = await ask(opening.players, 1, 4, 1);
  if (players === undefined) return undefined;
  if (players === 1) return [PERSON];
  const people = await ask(opening.people(players), 1, players, 1);
  if (people === undefined) return undefined;
  if (people === players) return seatsFor(players, people);
  io.print(opening.howStrong);
  for (const line of levelLines(words)) io.print(line);
  const usual = LEVEL_IDS.indexOf(DEFAULT_OPPONENT) + 1;
  const level = await ask(opening.level(LEVEL_IDS.length, usual), 1, LEVEL_IDS.length, usual);
  return level === undefined ? undefined : seatsFor(players, people, LEVEL_IDS[level - 1]);
}

function levelLines({ botLevels }: Words): string[] {
  const width = Math.max(...LEVEL_IDS.map((level) => widthOf(botLevels[level].name)));
  return LEVEL_IDS.map(
    (level, i) => `  ${i + 1}  ${padEnd(botLevels[level].name, width)}  ${botLevels[level].character}`,
  );
}

/** Returns the seats, people first, then bots. */
export function seatsFor(players: number, people: number, bot: BotName = DEFAULT_OPPONENT): readonly Sitter[] {
  return Array.from({ length: players }, (_, seat) => (seat < people ? PERSON : bot));
}
