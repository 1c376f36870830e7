import { isDeepStrictEqual } from 'node:util';
import { type Action, type Facts, readAction } from '@nunatak/engine';
import { AWAY_MS, type OrdersChange } from '@nunatak/protocol';
import { malformed, Refused } from '../refused.ts';
import type { Outcome } from './change.ts';
import { graceOf, grant } from './clock.ts';
import { backIn } from './log.ts';
import { botOf, deciderOf, type Match, type Room, type SeatState } from './match.ts';
import type { Matches } from './matches.ts';
import type { Lane } from './queues.ts';
import { withPresentHost, withSeat } from './seats.ts';
import { playAction, playBack, positionAt, type Submission, withClock } from './turns.ts';

export interface Accepted {
  readonly seq: number;
}

/** What came with a request that is done once, however often it comes. */
interface Asked {
  readonly id: string;
  readonly lane: Lane;
  readonly seq: number;
  readonly actionId: string | undefined;
  /** What was submitted; missing where something is to be undone. */
  readonly action?: unknown;
}

/** After these the action may have been accepted before: its id tells. */
export const MAYBE_BEFORE: ReadonlySet<string> = new Set(['stale', 'notPlaying']);

/** Staged actions need not be legal yet, but they must be actions. */
function readStaged(facts: Facts, document: unknown): Action {
  const action = readAction(facts, document);
  if (!action.ok) throw malformed(action.reason);
  return action.value;
}

/** Everything that happens to a game once it has started. */
export class Play {
  readonly #matches: Matches;

  constructor(matches: Matches) {
    this.#matches = matches;
  }

  /** Commits an action of a seat. The same action id again gets the same answer and does nothing. */
  submit(id: string, submission: Submission): Promise<Accepted> {
    const { seat, seq, actionId, by, action } = submission;
    const lane = by === 'seat' ? seat : 'server';
    return this.#once({ id, lane, seq, actionId, action }, (match, now) => {
      const { next, made } = playAction(match, submission, now);
      return { value: { seq: seq + 1 }, next: forgetStaging(next, seat), made };
    });
  }

  /** Takes back one's own last steps, as far as nothing was revealed and nobody else has decided since. */
  undo(id: string, seat: number, seq: number, actionId: string, to?: number): Promise<Accepted> {
    return this.#once({ id, lane: seat, seq, actionId }, async (match, now) => {
      const { state, line } = positionAt(match, seq);
      const target = to ?? line.length - 1;
      if (state.view.decider !== seat || target < line.floor || target >= line.length) {
        throw new Refused('nothingToUndo', 'Nothing of yours can be undone: something was revealed or decided since');
      }
      const back = match.back ?? backIn(await this.#matches.reader.replay(match), line);
      const { next, made } = playBack({ ...match, back }, back[target - line.floor], seat, now, actionId);
      return { value: { seq: match.seq + 1 }, next, made };
    });
  }

  /**
   * Asks to go back beyond that: every person at the table, also one for whom a bot plays. What comes is the same again,
   * so nobody may see it without the others' word; while one of them is away, it cannot be had.
   */
  takeBack(
    id: string,
    seat: number,
    seq: number,
    actionId: string,
    to: number,
    present: ReadonlySet<number>,
  ): Promise<Accepted> {
    return this.#once({ id, lane: seat, seq, actionId }, (match, now) => {
      const { line } = positionAt(match, seq);
      if (to >= line.length) throw new Refused('nothingToUndo', `The line has only ${line.length} steps`);
      if (match.room.sealed !== undefined) {
        throw new Refused('nothingToUndo', 'Other tables play the same deal: what is revealed stays revealed');
      }
      const away = othersOf(match.room, seat).find((other) => !present.has(other));
      if (away !== undefined) {
        throw new Refused('away', 'A take-back needs the word of everybody: ask again when all are here', {
          found: `seat ${away} is away`,
          expected: 'every person at the table',
        });
      }
      const { takeBack } = match.room;
      // Asked again, because the answer got lost: those who have agreed meanwhile need not do so twice.
      if (takeBack?.seat === seat && takeBack.to === to) return { value: { seq: match.seq } };
      const asked: Match = { ...match, room: { ...match.room, takeBack: { seat, to, agreed: [] } } };
      return this.#maybeGoBack(asked, match.seq, now, actionId);
    });
  }

  /** Answers a take-back. It happens when all have agreed, and one who does not agree ends it. */
  consent(id: string, seat: number, agree: boolean): Promise<Accepted> {
    return this.#matches.change(id, seat, (match, now) => {
      positionAt(match);
      const { takeBack, ...kept } = match.room;
      if (takeBack === undefined || takeBack.seat === seat || takeBack.agreed.includes(seat)) {
        throw new Refused('noRequest', 'There is no take-back that waits for your answer');
      }
      if (!agree) return { value: { seq: match.seq }, next: { ...match, room: kept } };
      const room: Room = { ...kept, takeBack: { ...takeBack, agreed: [...takeBack.agreed, seat] } };
      return this.#maybeGoBack({ ...match, room }, match.seq, now);
    });
  }

  /** Changes the standing orders that are named, and leaves the others as they are. */
  changeOrders(id: string, seat: number, change: OrdersChange): Promise<void> {
    return this.#changeSeat(id, seat, (place) => ({ ...place, orders: { ...place.orders, ...change } }));
  }

  setMuted(id: string, seat: number, other: number, muted: boolean): Promise<void> {
    return this.#changeSeat(id, seat, (place) => {
      const rest = place.muted.filter((known) => known !== other);
      return { ...place, muted: muted ? [...rest, other] : rest };
    });
  }

  /** Keeps what a seat has laid out, for its other devices and for after a reload. */
  stage(id: string, seat: number, seq: number, documents: readonly unknown[]): Promise<void> {
    return this.#matches.change(id, seat, (match) => {
      const { facts } = positionAt(match, seq).state.view;
      const actions = documents.map((document) => readStaged(facts, document));
      const { staged: _, ...place } = match.room.seats[seat];
      const next = actions.length === 0 ? place : { ...place, staged: { seq, actions } };
      return { value: undefined, next: withSeat(match, seat, next) };
    });
  }

  /** Grants a seat whose time is up another while. */
  wait(id: string, seat: number): Promise<void> {
    return this.#matches.change(id, seat, (match, now) => {
      const timeout = timeoutFor(match, seat);
      const until = now + graceOf(match.room.settings.clock);
      return { value: undefined, next: { ...match, room: { ...match.room, timeout: { ...timeout, until } } } };
    });
  }

  /** Lets a bot play for a seat whose time is up, without waiting any longer. */
  letBotPlay(id: string, seat: number): Promise<void> {
    return this.#matches.change(id, seat, (match, now) => {
      const timeout = timeoutFor(match, seat);
      return { value: undefined, next: handOver(match, timeout.seat, now) };
    });
  }

  /** Lets a bot play for a seat that has been away for too long; without a clock nobody else would ever end the wait. */
  replaceAway(id: string, by: number, seat: number, awaySince: number | undefined): Promise<void> {
    return this.#matches.change(id, by, (match, now) => {
      positionAt(match);
      if (match.room.timeout?.seat === seat) {
        return { value: undefined, next: handOver(match, timeoutFor(match, by).seat, now) };
      }
      if (match.clock !== undefined) {
        throw new Refused('noTimeout', 'The clock decides in this game, and it has not run out');
      }
      if (deciderOf(match) !== seat || botOf(match.room, seat) !== undefined) {
        throw new Refused('noTimeout', `Nobody waits for a decision of the person on seat ${seat}`);
      }
      if (seat === by || awaySince === undefined || now - awaySince < AWAY_MS) {
        throw new Refused('noTimeout', `Seat ${seat} has not been away for ${AWAY_MS / 1000} seconds`);
      }
      return { value: undefined, next: handOver(match, seat, now) };
    });
  }

  /** Gives a seat back to its person. */
  return(id: string, seat: number): Promise<void> {
    return this.#matches.change(id, seat, (match, now) => {
      const place = match.room.seats[seat];
      if (!place.botPlays) return { value: undefined };
      const returned = withSeat(match, seat, { ...place, botPlays: false });
      const room = withPresentHost(returned.room);
      const clock = match.clock && grant(match.clock, seat, graceOf(room.settings.clock));
      return { value: undefined, next: withClock({ ...returned, room, clock }, now) };
    });
  }

  async #once(
    { id, lane, seq, actionId, action }: Asked,
    decide: (match: Match, now: number) => Outcome<Accepted> | Promise<Outcome<Accepted>>,
  ): Promise<Accepted> {
    const { metrics, world } = this.#matches;
    const began = world.uptime();
    try {
      const accepted = await this.#matches.change(id, lane, decide);
      metrics.submitSeconds.observe((world.uptime() - began) / 1000);
      return accepted;
    } catch (error) {
      if (!(error instanceof Refused) || !MAYBE_BEFORE.has(error.body.code) || actionId === undefined) throw error;
      const before = await this.#matches.store.findAction(id, seq, actionId);
      if (before === undefined) throw error;
      mustBeSame(before, actionId, action);
      return { seq: before.seq };
    }
  }

  async #maybeGoBack(match: Match, seq: number, now: number, actionId?: string): Promise<Outcome<Accepted>> {
    const { takeBack } = match.room;
    if (takeBack === undefined) return { value: { seq } };
    const isWaiting = othersOf(match.room, takeBack.seat).some((seat) => !takeBack.agreed.includes(seat));
    if (isWaiting) return { value: { seq }, next: match };
    const { positions } = await this.#matches.reader.replay(match);
    const marked = takeBack.to < match.line.floor ? { ...match, room: { ...match.room, tookBack: true } } : match;
    const { next, made } = playBack(marked, positions[takeBack.to], takeBack.seat, now, actionId);
    return { value: { seq: seq + 1 }, next, made };
  }

  #changeSeat(id: string, seat: number, change: (place: SeatState) => SeatState): Promise<void> {
    return this.#matches.change(id, seat, (match) => ({
      value: undefined,
      next: withSeat(match, seat, change(match.room.seats[seat])),
    }));
  }
}

/** The persons at the table but one, whoever plays for them now. */
function othersOf({ seats }: Room, one: number): number[] {
  return [...seats.keys()].filter((seat) => seat !== one && seats[seat].kind === 'person');
}

/** A bot plays for a person from now on. */
export function handOver(match: Match, seat: number, now: number): Match {
  const handed = withSeat(match, seat, { ...match.room.seats[seat], botPlays: true });
  const { timeout, ...kept } = handed.room;
  return withClock(timeout?.seat === seat ? { ...handed, room: kept } : handed, now);
}

function timeoutFor(match: Match, seat: number): { readonly seat: number; readonly until: number } {
  positionAt(match);
  const { timeout } = match.room;
  if (timeout === undefined || timeout.seat === seat) {
    throw new Refused('noTimeout', 'Nobody else at the table has run out of time');
  }
  return timeout;
}

function forgetStaging(match: Match, seat: number): Match {
  if (match.room.seats[seat].staged === undefined) return match;
  const { staged: _, ...place } = match.room.seats[seat];
  return withSeat(match, seat, place);
}

/** The same id for something else is no repetition: then the first answer would be a wrong one. */
function mustBeSame(
  before: { readonly seq: number; readonly action: string },
  actionId: string,
  action: unknown,
): void {
  const made = JSON.parse(before.action);
  if (action === undefined ? made.type === 'undo' : isDeepStrictEqual(made, action)) return;
  throw new Refused('idReused', 'This id was given to another action: make a new one for each', {
    found: actionId,
    seq: before.seq,
  });
}
