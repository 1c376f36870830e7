import { parseAction, problemText, type View } from '@nunatak/engine';
import { legalMoves, MoveList, toMove } from '@nunatak/engine/fast';
import { FROZEN_BOTS, type FrozenName, isFrozenName, parseEntrant } from '../src/arena/schedule.ts';
import type { Bot, Budget } from '../src/bot.ts';
import type { Plan } from '../src/guide/plans.ts';
import { STAND_IN } from '../src/names.ts';
import { botNamed } from '../src/registry.ts';

/** The file of a bot of an earlier version is missing. */
export class FrozenBotMissing extends Error {
  override name = 'FrozenBotMissing';
}

/** What the bridge of an earlier version exports: a decision in notation, by today's view. */
interface Bridge {
  decide(view: View, seed: string, budget: Budget | undefined): readonly string[];
}

/** Loads an earlier version from the one file that its bot and rules were bundled into. */
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

/** A bot of an earlier version, played by its own code beside today's: what duels measure progress by. */
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
      // It plays by the rules of its time, which forbade and allowed a few things that today's do not.
      return legal.includes(moves[0]) ? { worth: 0, moves } : botNamed(STAND_IN).decide(view, seed);
    },
  };
}

function namesAmong(bots: readonly string[]): ReadonlySet<FrozenName> {
  return new Set(bots.map((text) => parseEntrant(text).name).filter(isFrozenName));
}

/** The bots of earlier versions among the entrants of an arena. */
export async function frozenAmong(bots: readonly string[]): Promise<ReadonlyMap<FrozenName, Bot>> {
  const found = new Map<FrozenName, Bot>();
  for (const name of namesAmong(bots)) found.set(name, await frozenBot(name));
  return found;
}
