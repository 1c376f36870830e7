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

/** The yardstick: a thousand playouts to the end, spread evenly over the twelve best plans. */
const YARDSTICK: SearchSettings = {
  candidates: 12,
  depth: 0,
  rounds: Number.POSITIVE_INFINITY,
  finish: 0,
  halving: false,
  commonRandomNumbers: false,
};
const YARDSTICK_BUDGET: Budget = { playouts: 1000 };

/** One of a thing for each number of players, made when it is first asked for. */
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
 * Who judges positions for the strongest bots and for all that advises people: the net, where it is at hand and has learned
 * such games, else the linear model.
 */
export function judgeFor(facts: Facts): Judge {
  return netJudgeFor(facts) ?? linearJudgeFor(facts.players);
}

/** Who proposes plans to them. */
export const guideFor = perPlayers<Guide>((players) => new LinearGuide(guideWeightsFor(players)));

function makeBot(name: BotName): Bot {
  if (name === 'random') return new RandomBot();
  if (name === 'flatMonteCarlo') {
    // It plays to the end, where every judge says the same.
    const byPlayers = ({ players }: Facts) => linearJudgeFor(players);
    return new SearchBot({ name, budget: YARDSTICK_BUDGET, settings: YARDSTICK, judgeFor: byPlayers, guideFor });
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

/** The bot of a name. It keeps nothing between decisions, so there is one of each. */
export function botNamed(name: string): Bot {
  if (!isBotName(name)) throw new UnknownBot(name, BOT_NAMES);
  const known = bots.get(name);
  if (known !== undefined) return known;
  const bot = makeBot(name);
  bots.set(name, bot);
  return bot;
}

/** Whether a bot looks further than one turn, which takes time. */
export function doesSearch(name: BotName): boolean {
  const level = levelOf(name);
  return level === undefined ? name === 'flatMonteCarlo' : level.search !== undefined;
}

/** Whether a bot asks a judge, so that it plays better where the net is at hand. */
export function asksJudge(name: string): boolean {
  const level = levelOf(name);
  return level !== undefined && (level.search !== undefined || level.looksAt !== undefined);
}

function levelOf(name: string): Level | undefined {
  const id = LEVEL_IDS.find((level) => level === name);
  return id === undefined ? undefined : LEVELS[id];
}
