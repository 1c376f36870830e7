import { parseAction, problemText, type View } from '@nunatak/engine';
import { legalMoves, MoveList, toMove } from '@nunatak/engine/fast';
import { FROZEN_BOTS, type FrozenName, isFrozenName, parseEntrant } from '../src/arena/schedule.ts';
import type { Bot, Budget } from '../src/bot.ts';
import type { Plan } from '../src/guide/plans.ts';
import { STAND_IN } from '../src/names.ts';
import { botNamed } from '../src/registry.ts';

/** Thrown if the file of an earlier version's bot can't be loaded. */
export class FrozenBotMissing extends Error {
  override name = 'FrozenBotMissing';
}

/** Export of an earlier version's file: decides by today's view, and returns actions in notation. */
interface Bridge {
  decide(view: View, seed: string, budget: Budget | undefined): readonly string[];
}

/** Loads an earlier version's file, which contains its bot and its rules. */
async function bridgeOf(name: FrozenName): Promise<Bridge> {
  const file = new URL(`../frozen/${name}.js`, import.meta.url);
  try {
    return await import(file.href);
  } catch (error) {
    const { commit } = FROZEN_BOTS[name];
    throw new FrozenBotMissing(`${name} is the bot of commit ${commit}, and ${file.pathname} cannot be loaded`, {
      cause: error,
    });
  }
}

/** Returns a bot of an earlier version that runs its own code, to measure progress against. */
async function frozenBot(name: FrozenName): Promise<Bot> {
  const bridge = await bridgeOf(name);
  const legal = new MoveList();
  return {
    name,
    decide(view, seed, budget): Plan {
      legalMoves(view, legal);
      const moves = bridge.decide(view, seed, budget).map((text) => {
        const action = parseAction(view.facts, text);
        if (!action.ok) throw new Error(`${name} answered "${text}": ${problemText(action.reason)}`);
        if (action.value.type === 'reshuffle') throw new Error(`${name} answered "${text}", which is up to chance`);
        return toMove(view.facts, action.value);
      });
      // Earlier rules allowed and forbade a few moves differently, so an illegal first move is replaced by the
      // stand-in's plan.
      return legal.includes(moves[0]) ? { worth: 0, moves } : botNamed(STAND_IN).decide(view, seed);
    },
  };
}

function namesAmong(bots: readonly string[]): ReadonlySet<FrozenName> {
  return new Set(bots.map((text) => parseEntrant(text).name).filter(isFrozenName));
}

/** Loads the bots of earlier versions among an arena's entrants. */
export async function frozenAmong(bots: readonly string[]): Promise<ReadonlyMap<FrozenName, Bot>> {
  const found = new Map<FrozenName, Bot>();
  for (const name of namesAmong(bots)) found.set(name, await frozenBot(name));
  return found;
}
