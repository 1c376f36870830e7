import type { Facts, PlayerCount } from '@nunatak/engine';
import { type Bot, type Budget, UnknownBot } from './bot.ts';
import { GuidedBot } from './bots/guided.ts';
import { OneLookBot } from './bots/oneLook.ts';
import { RandomBot } from './bots/random.ts';
import { SearchBot } from './bots/search.ts';
import type { Guide } from './guide/guide.ts';
import type { Judge } from './judge/judge.ts';
import { LEVELS, type Level } from './levels.ts';
import { LinearGuide } from './linear/linearGuide.ts';
import { LinearJudge } from './linear/linearJudge.ts';
import { guideWeightsFor, weightsFor } from './linear/load.ts';
import { maskWeights } from './linear/maskWeights.ts';
import { BOT_NAMES, type BotName, isBotName, LEVEL_IDS, type LevelId } from './names.ts';
import { netJudgeFor } from './net/netRegistry.ts';
import { type SearchSettings, STRONGEST } from './search/settings.ts';

/** Reference opponent: 1,000 playouts to the end of the game, spread evenly over the twelve best plans. */
const REFERENCE: SearchSettings = {
  candidates: 12,
  depth: 0,
  rounds: Number.POSITIVE_INFINITY,
  finish: 0,
  halving: false,
  commonRandomNumbers: false,
};
const REFERENCE_BUDGET: Budget = { playouts: 1000 };

/** Returns a function that creates a value for each number of players on first use, and then reuses it. */
function perPlayers<Thing>(make: (players: PlayerCount) => Thing): (players: PlayerCount) => Thing {
  const made = new Map<PlayerCount, Thing>();
  return (players) => {
    const known = made.get(players);
    if (known !== undefined) return known;
    const thing = make(players);
    made.set(players, thing);
    return thing;
  };
}

const linearJudgeFor = perPlayers<Judge>((players) => new LinearJudge(weightsFor(players)));

/**
 * Returns the judge for the strongest bots and for all advice to players: the net if it is installed and was trained on
 * such games, otherwise the linear model.
 */
export function judgeFor(facts: Facts): Judge {
  return netJudgeFor(facts) ?? linearJudgeFor(facts.players);
}

/** The guide that proposes plans to bots that use a judge. */
export const guideFor = perPlayers<Guide>((players) => new LinearGuide(guideWeightsFor(players)));

function makeBot(name: BotName): Bot {
  if (name === 'random') return new RandomBot();
  if (name === 'flatMonteCarlo') {
    // All judges agree on a finished game, so the cheapest one is enough.
    const byPlayers = ({ players }: Facts) => linearJudgeFor(players);
    return new SearchBot({ name, budget: REFERENCE_BUDGET, settings: REFERENCE, judgeFor: byPlayers, guideFor });
  }
  return levelBot(name);
}

function levelBot(name: LevelId): Bot {
  const { insights, noise, looksAt, search } = LEVELS[name];
  if (search !== undefined) return new SearchBot({ name, budget: search, settings: STRONGEST, judgeFor, guideFor });
  if (looksAt !== undefined) return new OneLookBot({ name, plans: looksAt, judgeFor, guideFor });
  const seen = perPlayers((players) => new LinearGuide(maskWeights(weightsFor(players), insights)));
  return new GuidedBot({ name, noise, guideFor: seen });
}

const bots = new Map<BotName, Bot>();

/** Returns the bot with this name. Bots are stateless between decisions, so each exists once. */
export function botNamed(name: string): Bot {
  if (!isBotName(name)) throw new UnknownBot(name, BOT_NAMES);
  const known = bots.get(name);
  if (known !== undefined) return known;
  const bot = makeBot(name);
  bots.set(name, bot);
  return bot;
}

/** True if the bot searches beyond the current turn, which takes time. */
export function doesSearch(name: BotName): boolean {
  const level = levelOf(name);
  return level === undefined ? name === 'flatMonteCarlo' : level.search !== undefined;
}

/** True if the bot uses a judge, so that loading the net makes it stronger. */
export function asksJudge(name: string): boolean {
  const level = levelOf(name);
  return level !== undefined && (level.search !== undefined || level.looksAt !== undefined);
}

function levelOf(name: string): Level | undefined {
  const id = LEVEL_IDS.find((level) => level === name);
  return id === undefined ? undefined : LEVELS[id];
}
