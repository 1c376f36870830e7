import {
  asksJudge,
  BOT_NAMES,
  type BotName,
  botNamed,
  isBotName,
  LEVEL_IDS,
  type LevelId,
  netTrouble,
} from '@nunatak/bots';
import { shelveNet } from '@nunatak/bots/node';
import { nextInt, type PlayerCount, type Rng, seedRng, type View } from '@nunatak/engine';
import { legalMoves, type Move, MoveList } from '@nunatak/engine/fast';
import { words } from '@nunatak/words';
import { usageError } from './errors.ts';

/** Who decides for a seat: sees what anyone at the table sees, and answers with legal moves to be made in order. */
export type Chooser = (view: View) => readonly Move[];

/** The computer players that are no level, each in a line for the help. */
const PLAIN_LINES: Readonly<Record<Exclude<BotName, LevelId>, string>> = {
  random: 'any legal move, each as likely as the other',
  flatMonteCarlo: 'a yardstick: a thousand playouts over the best plans',
};

export { BOT_NAMES } from '@nunatak/bots';

/** Who sits at the other seats of a table when nobody says. */
export const USUAL_OPPONENT: LevelId = 'ridge';

export function botLines(): readonly string[] {
  const { botLevels } = words('en');
  return [
    ...Object.entries(PLAIN_LINES).map(([name, line]) => `  ${name}: ${line}`),
    ...LEVEL_IDS.map((level, i) => `  ${level}: level ${i + 1}. ${botLevels[level].character}`),
  ];
}

/** A list of names as it is written on the command line, every one of them known. */
export function checkedBots(names: readonly string[]): readonly BotName[] {
  return names.map((name) => {
    if (isBotName(name)) return name;
    throw usageError(`unknown bot "${name}"; expected one of ${BOT_NAMES.join(', ')}`);
  });
}

/** A bot for a seat of the game with this seed: with the same seed it plays the same again. */
export function makeBot(name: BotName, seed: string, seat: number): Chooser {
  const own = `${seed}/${name}/${seat}`;
  if (name === 'random') return randomChooser(seedRng(own));
  const bot = botNamed(name);
  return (view) => {
    if (asksJudge(name)) bringNet(view.facts.players);
    return bot.decide(view, own).moves;
  };
}

const warned = new Set<string>();

/** Reads the net that the strongest bots and hints judge by; what is wrong with it is said once. */
export function bringNet(players: PlayerCount): void {
  shelveNet(players);
  const trouble = netTrouble(players);
  if (trouble === undefined || warned.has(trouble)) return;
  warned.add(trouble);
  process.emitWarning(trouble);
}

/** Random play from one generator a game: simulating many games is its purpose, and seeding anew costs most of a move. */
function randomChooser(rng: Rng): Chooser {
  const moves = new MoveList();
  return (view) => {
    legalMoves(view, moves);
    return [moves.moves[nextInt(rng, moves.count)]];
  };
}
