import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseAction, problemText, type View } from '@nunatak/engine';
import { legalMoves, MoveList, toMove } from '@nunatak/engine/fast';
import { FROZEN_BOTS, type FrozenName, isFrozenName, parseEntrant } from '../src/arena/schedule.ts';
import type { Bot, Budget } from '../src/bot.ts';
import type { Plan } from '../src/guide/plans.ts';
import { STAND_IN } from '../src/names.ts';
import { botNamed } from '../src/registry.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** A bot of an earlier version cannot be had: this is no clone with its history. */
export class FrozenBotMissing extends Error {
  override name = 'FrozenBotMissing';
}

/** What the bridge of an earlier version exports: a decision in notation, by today's view. */
interface Bridge {
  decide(view: View, seed: string, budget: Budget | undefined): readonly string[];
}

/** Lies in the old checkout and speaks its language. It keeps a few bots, as that version's follow their own plans. */
function bridgeTo(bot: string): string {
  return `import { createBot } from './packages/bots/src/index.ts';
import { formatAction, toAction } from './packages/engine/src/game.ts';

const bots = new Map();

export function decide(view, seed, budget) {
  if (bots.size > 16) bots.clear();
  if (!bots.has(seed)) bots.set(seed, createBot('${bot}', seed, budget));
  return [formatAction(toAction(bots.get(seed).decide(view, budget)))];
}
`;
}

/** The files of an earlier version, taken from the history of this clone when they are first asked for. */
function checkout(name: FrozenName): string {
  const { commit, bot } = FROZEN_BOTS[name];
  const folder = path.join(ROOT, '.tools', 'frozen', name);
  const bridge = path.join(folder, 'bridge.ts');
  if (existsSync(bridge)) return bridge;
  const making = `${folder}-${process.pid}`;
  const modules = path.join(making, 'node_modules', '@nunatak');
  mkdirSync(modules, { recursive: true });
  try {
    const archive = execFileSync('git', ['archive', commit, 'packages/engine', 'packages/bots'], {
      cwd: ROOT,
      maxBuffer: 1 << 28,
    });
    execFileSync('tar', ['-x', '-C', making], { input: archive });
  } catch (error) {
    rmSync(making, { recursive: true, force: true });
    throw new FrozenBotMissing(`${name} is the bot of commit ${commit}, which this clone cannot give`, {
      cause: error,
    });
  }
  symlinkSync('../../packages/engine', path.join(modules, 'engine'));
  writeFileSync(path.join(making, 'bridge.ts'), bridgeTo(bot));
  if (existsSync(bridge)) rmSync(making, { recursive: true });
  else renameSync(making, folder);
  return bridge;
}

/** A bot of an earlier version, played by its own code beside today's: what duels measure progress by. */
async function frozenBot(name: FrozenName): Promise<Bot> {
  const bridge: Bridge = await import(pathToFileURL(checkout(name)).href);
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

/** Takes the earlier versions among the entrants of an arena from the history, once for all who then ask for them. */
export function unpackFrozen(bots: readonly string[]): void {
  for (const name of namesAmong(bots)) checkout(name);
}

/** The bots of earlier versions among the entrants of an arena. */
export async function frozenAmong(bots: readonly string[]): Promise<ReadonlyMap<FrozenName, Bot>> {
  const found = new Map<FrozenName, Bot>();
  for (const name of namesAmong(bots)) found.set(name, await frozenBot(name));
  return found;
}
