import type { Bots } from '../bots/bots.ts';
import { Refused } from '../refused.ts';
import { graceOf } from './clock.ts';
import { botOf, deciderOf, type Match } from './match.ts';
import type { Matches } from './matches.ts';
import { handOver, MAYBE_BEFORE, type Play } from './play.ts';

/**
 * What the server itself has to do for a match: end somebody's time, decide for a bot that answers at once, or for one
 * that thinks. Each kind has a lane of its own, so that no clock ever waits for a bot, and no quick bot for a slow one.
 */
export const DUTIES = ['clock', 'instant', 'thinking'] as const;
export type Duty = (typeof DUTIES)[number];

/** Does what is due for matches. Safe to call at any time, by anyone, twice. */
export class Duties {
  readonly #matches: Matches;
  readonly #play: Play;
  readonly #bots: Bots;
  #isEnding = false;

  constructor(matches: Matches, play: Play, bots: Bots) {
    this.#matches = matches;
    this.#play = play;
    this.#bots = bots;
  }

  /** Begins nothing more: the process is about to end, and the next one takes up what is due. */
  end(): void {
    this.#isEnding = true;
  }

  /** What is due for a match now. */
  dutyOf(match: Match): Duty | undefined {
    const decider = deciderOf(match);
    if (decider === undefined) return undefined;
    const bot = botOf(match.room, decider);
    if (bot !== undefined) return this.#bots.thinks(bot) ? 'thinking' : 'instant';
    return match.dueAt !== undefined && match.dueAt <= this.#matches.now() ? 'clock' : undefined;
  }

  /**
   * Does all that is due for a match, or what is of one kind only; resolves to what is left to do.
   *
   * Bots that play among themselves could go on for minutes: they stop for others after some milliseconds.
   */
  async do(id: string, only?: Duty, slice = Number.POSITIVE_INFINITY): Promise<Duty | undefined> {
    const { uptime } = this.#matches.world;
    const until = uptime() + slice;
    for (;;) {
      const match = await this.#matches.load(id);
      const duty = this.dutyOf(match);
      if (duty === undefined || this.#isEnding) return undefined;
      if ((only !== undefined && duty !== only) || uptime() >= until) return duty;
      if (duty === 'clock') await this.#endTime(id);
      else await this.#playBot(match);
    }
  }

  /** Somebody's time is up: the others may wait, and then a bot plays. */
  #endTime(id: string): Promise<void> {
    return this.#matches.change(id, 'server', (match, now) => {
      const decider = deciderOf(match);
      if (decider === undefined || this.dutyOf(match) !== 'clock') return { value: undefined };
      const { timeout, settings } = match.room;
      if (timeout !== undefined) return { value: undefined, next: handOver(match, timeout.seat, now) };
      this.#matches.metrics.timeouts.add(1);
      const room = { ...match.room, timeout: { seat: decider, until: now + graceOf(settings.clock) } };
      return { value: undefined, next: { ...match, room } };
    });
  }

  /** What a bot does next, chosen outside of any lock: if the match has moved on meanwhile, it is dropped. */
  async #playBot(match: Match): Promise<void> {
    const { id, state } = match;
    const seat = deciderOf(match);
    const name = seat === undefined ? undefined : botOf(match.room, seat);
    if (seat === undefined || name === undefined || state === undefined) return;
    try {
      let { seq } = match;
      for (const action of await this.#bots.choose(name, state.view, id)) {
        ({ seq } = await this.#play.submit(id, { seat, seq, by: 'bot', action }));
        this.#matches.metrics.botDecisions.add(1);
      }
    } catch (error) {
      const isLate = error instanceof Refused && MAYBE_BEFORE.has(error.body.code);
      if (!this.#isEnding && !isLate) throw error;
    }
  }
}
