import { readFileSync } from 'node:fs';
import type { PlayerCount, View } from '@nunatak/engine';
import type { Move } from '@nunatak/engine/fast';
import type { Budget } from '../src/bot.ts';
import { OneLookBot } from '../src/bots/oneLook.ts';
import { SearchBot } from '../src/bots/search.ts';
import type { Guide } from '../src/guide/guide.ts';
import { LinearGuide } from '../src/linear/linearGuide.ts';
import { readWeights } from '../src/linear/weights.ts';
import { NetJudge } from '../src/net/netJudge.ts';
import { WasmKernel } from '../src/net/wasmKernel.ts';
import { botNamed, guideFor } from '../src/registry.ts';
import { type SearchSettings, STRONGEST } from '../src/search/settings.ts';
import { loadNet } from './nets.ts';

/** A player in a duel: returns legal moves for the deciding seat, in order. */
export type Player = (view: View, seed: string) => readonly Move[];

const ONE_LOOK_PLANS = 24;
const SEARCH_BUDGET: Budget = { playouts: 1000 };
const judges = new Map<string, NetJudge>();

/** Returns the judge of a net; `own` is the weight of the net's own chances. */
function judgeOf(file: string, players: PlayerCount, own: number | undefined): NetJudge {
  const key = `${file} ${own}`;
  const found = judges.get(key);
  if (found !== undefined) return found;
  const net = loadNet(file, players);
  const judge = new NetJudge(net, new WasmKernel(net), own);
  judges.set(key, judge);
  return judge;
}

/**
 * Creates a player from its text. `serac` or `nunatak@50ms` is a bot of the game; `look:FILE` judges each plan once
 * with a net; `search:FILE,depth=4@400` is the game's search with that net, for a number of playouts or milliseconds.
 * `own=0` computes chances from points only, `guide=FILE` uses a guide with those weights.
 */
export function createPlayer(text: string, players: PlayerCount, now: () => number): Player {
  const [head, budgetText] = text.split('@');
  const [kind, rest] = head.split(':');
  const budget = budgetText === undefined ? undefined : budgetOf(budgetText, now);
  if (rest === undefined) {
    const bot = botNamed(kind);
    return (view, seed) => bot.decide(view, seed, budget).moves;
  }
  const [file, ...options] = rest.split(',');
  const { guide: guideFile, ...figures }: Record<string, string> = Object.fromEntries(
    options.map((option) => option.split('=')),
  );
  const { own, ...settings }: Record<string, number> = Object.fromEntries(
    Object.entries(figures).map(([name, value]) => [name, Number(value)]),
  );
  const judge = judgeOf(file, players, own);
  const guideOf = guideFile === undefined ? guideFor : guideFrom(guideFile);
  if (kind === 'search') {
    const chosen: SearchSettings = { ...STRONGEST, ...settings };
    const bot = new SearchBot({
      name: text,
      budget: SEARCH_BUDGET,
      settings: chosen,
      judgeFor: () => judge,
      guideFor: guideOf,
    });
    return (view, seed) => bot.decide(view, seed, budget).moves;
  }
  if (kind !== 'look') throw new Error(`no player ${text}: expected a bot's name, look:FILE or search:FILE`);
  const plans = settings.plans ?? ONE_LOOK_PLANS;
  const bot = new OneLookBot({ name: text, plans, judgeFor: () => judge, guideFor: guideOf });
  return (view, seed) => bot.decide(view, seed).moves;
}

function guideFrom(file: string): () => Guide {
  const guide = new LinearGuide(readWeights(JSON.parse(readFileSync(file, 'utf8'))));
  return () => guide;
}

function budgetOf(text: string, now: () => number): Budget {
  return text.endsWith('ms') ? { milliseconds: Number(text.slice(0, -2)), now } : { playouts: Number(text) };
}
