import type { BotName } from '@nunatak/bots';
import { botLine, LEVEL_IDS, USUAL_OPPONENT } from '../bots.ts';
import type { Io } from '../io.ts';
import { padEnd, wrap } from '../show/text.ts';
import type { LineReader } from './reader.ts';

/** A seat at the table: somebody at the keyboard, or a bot by name. */
export const PERSON = 'person';
export type Sitter = typeof PERSON | BotName;

const EXPLANATION = [
  'You build one temple of ice together, level by level, and everyone wants the best of it.',
  'In a turn you take a card and place a block on an open tile with its symbol. Four blocks in a square carry a new tile.',
  'Your blocks underneath, most blocks in a square and full rows pay at once; the cards you collect pay at the end.',
];

/** Says hello and what the game is, in three lines. */
export function greet({ print, style, columns }: Io): void {
  print(style.accent('   ▲ '));
  print(`${style.accent('  ▟█▙     ')}${style.bold('N U N A T A K')}`);
  print(`${style.accent(' ▟███▙    ')}Temple of Ice`);
  print(style.accent('▟█████▙'));
  print();
  for (const line of EXPLANATION) print(wrap(line, columns));
  print();
}

const MODES: Readonly<Record<string, string>> = {
  1: 'solo, against two dummies that follow simple rules',
  2: 'two players, and Siku, whom both of you play',
  3: 'three players',
  4: 'four players, with a completion card',
};

/** Asks which game to play; undefined when the input ends first. */
export async function askSeats(reader: LineReader, io: Io): Promise<readonly Sitter[] | undefined> {
  io.print('How many players?');
  for (const [number, line] of Object.entries(MODES)) io.print(`  ${number}  ${line}`);
  const players = await askNumber(reader, io, 'Players (1 to 4) [1]: ', 1, 4, 1);
  if (players === undefined) return undefined;
  if (players === 1) return [PERSON];
  const people = await askNumber(
    reader,
    io,
    `How many of the ${players} are people at this keyboard [1]: `,
    1,
    players,
    1,
  );
  if (people === undefined) return undefined;
  if (people === players) return seatsFor(players, people);
  io.print('How strong are the bots?');
  for (const [i, name] of LEVEL_IDS.entries()) io.print(`  ${i + 1}  ${padEnd(name, 8)} ${botLine(name)}`);
  const usual = LEVEL_IDS.indexOf(USUAL_OPPONENT) + 1;
  const level = await askNumber(
    reader,
    io,
    `Level (1 to ${LEVEL_IDS.length}) [${usual}]: `,
    1,
    LEVEL_IDS.length,
    usual,
  );
  return level === undefined ? undefined : seatsFor(players, people, LEVEL_IDS[level - 1]);
}

/** People first, bots after them. */
export function seatsFor(players: number, people: number, bot: BotName = USUAL_OPPONENT): readonly Sitter[] {
  return Array.from({ length: players }, (_, seat) => (seat < people ? PERSON : bot));
}

async function askNumber(
  reader: LineReader,
  io: Io,
  question: string,
  least: number,
  most: number,
  usual: number,
): Promise<number | undefined> {
  for (;;) {
    const answer = await reader.ask(question);
    if (answer === undefined) return undefined;
    if (answer === '') return usual;
    const number = Number(answer);
    if (/^\d+$/.test(answer) && number >= least && number <= most) return number;
    io.print(`That was "${answer}": please type a number from ${least} to ${most}.`);
  }
}
