import type { Matches } from '../match/matches.ts';
import { Elsewhere } from '../owners/elsewhere.ts';
import { Refused } from '../refused.ts';
import type { Peer } from '../store/store.ts';
import { pause } from '../world.ts';

/**
 * So often, and for so long, the owner of a match is looked for: longer than a dead one is believed in, unless that was
 * set, and so short that with the last attempt everybody has an answer within five seconds.
 */
const AGAIN_MS = 250;
const LONGEST_MS = 3500;

/** Nobody was reached, so nothing was done. */
export class Unreached extends Error {
  override name = 'Unreached';

  constructor(cause: unknown) {
    super('A process was not reached', { cause });
  }

  /** Whether its machine says that nobody listens there any more. */
  get isGone(): boolean {
    return codeOf(this.cause) === 'ECONNREFUSED';
  }
}

/** What the network said, also where `fetch` or several addresses tried at once stand between. */
export function codeOf(error: unknown): unknown {
  if (!(error instanceof Error)) return undefined;
  return 'code' in error ? error.code : codeOf(error.cause);
}

/**
 * Asks the owner of a match, and whoever owns it next, until one is reached; undefined if that is this process by now.
 *
 * One that is gone is not waited for until its lease ends. Should it live all the same, its commits are fenced, and it
 * says so again with its next beat.
 */
export async function reach<Answer>(
  matches: Matches,
  { matchId, owner }: Elsewhere,
  ask: (owner: Peer) => Promise<Answer>,
): Promise<Answer | undefined> {
  const { world } = matches;
  const giveUpAt = world.uptime() + LONGEST_MS;
  for (let there = owner; ; ) {
    try {
      return await ask(there);
    } catch (error) {
      if (!(error instanceof Unreached)) throw error;
      if (world.uptime() >= giveUpAt) throw unreachable(error);
      if (error.isGone) await matches.retire(there.node);
      else await pause(world, AGAIN_MS);
    }
    try {
      await matches.load(matchId);
      return undefined;
    } catch (error) {
      if (!(error instanceof Elsewhere)) throw error;
      there = error.owner;
    }
  }
}

export function unreachable(cause: unknown): Refused {
  return new Refused('unavailable', 'The match cannot be reached; try again', { retryAfter: 1 }, cause);
}
