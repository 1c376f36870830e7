import { type DecisionReview, isWrong, type Review } from '@nunatak/bots/review';
import * as v from 'valibot';
import type { Summary } from '../library/kept.ts';
import type { NoteStore } from '../notes/noteStore.ts';
import { Notes } from '../notes/notes.ts';
import type { Ending } from '../practice/solver.ts';
import { LOSS_KINDS, type LossKind, lossKind } from '../statistics/losses.ts';
import { afterEnding, newSchedule, Schedule } from './schedule.ts';

/** A decision of a game to try again. The position is the game's: a drill only says which. */
export const Drill = v.object({
  /** The game's id and the decision's place in the review. */
  id: v.string(),
  game: v.string(),
  decision: v.number(),
  /** Of the record that was reviewed. */
  record: v.string(),
  /** When the game was last changed: the day it was played. */
  played: v.number(),
  turn: v.number(),
  lost: v.number(),
  /** What was to be decided; unknown of a drill that was made before drills said so. */
  kind: v.optional(v.picklist(LOSS_KINDS)),
  schedule: Schedule,
});
export type Drill = v.InferOutput<typeof Drill>;

/** Less is not worth trying again. */
const LEAST_POINTS = 1;

/** The game of a review, as the drills name it. */
export interface DrilledGame {
  readonly summary: Summary;
  readonly record: string;
}

export function drillId(game: string, decision: number): string {
  return `${game}-${decision}`;
}

/** Whether a decision is worth trying again. */
export function canDrill({ class: kind, judged }: DecisionReview): boolean {
  return isWrong(kind) && judged.why !== undefined;
}

/** The drills of a game: every mistake of the one person who played it here; none of a what-if, where it was tried. */
export function drillsOf({ decisions }: Review, game: DrilledGame, now: number): readonly Drill[] {
  const people = game.summary.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  const [own] = people;
  if (own === undefined || people.length > 1 || game.summary.isWhatIf) return [];
  return decisions.flatMap((decision, i) => {
    const isMine = decision.seat === own && canDrill(decision) && decision.judged.loss.points.mean >= LEAST_POINTS;
    return isMine ? [drillOf(decision, i, game, now)] : [];
  });
}

export function drillOf(decision: DecisionReview, i: number, { summary, record }: DrilledGame, now: number): Drill {
  return {
    id: drillId(summary.id, i),
    game: summary.id,
    decision: i,
    record,
    played: summary.changed,
    turn: decision.turn,
    lost: decision.judged.loss.points.mean,
    kind: lossKind(decision),
    schedule: newSchedule(now),
  };
}

/** The drills of this browser. */
export class Drills {
  readonly #notes: Notes<typeof Drill>;

  constructor(store?: Promise<NoteStore>) {
    this.#notes = new Notes('drills', Drill, store);
  }

  /** All of them, the one due first first. */
  async list(): Promise<readonly Drill[]> {
    const drills = await this.#notes.list();
    return drills.toSorted((a, b) => a.schedule.due - b.schedule.due || b.lost - a.lost);
  }

  read(id: string): Promise<Drill | undefined> {
    return this.#notes.read(id);
  }

  /** Adds drills; one that is there keeps its schedule, unless its game is another by now. */
  async add(drills: readonly Drill[]): Promise<void> {
    for (const drill of drills) {
      const known = await this.#notes.read(drill.id);
      if (known?.record !== drill.record) await this.#notes.write(drill);
    }
  }

  /** Notes how a drill ended, and gives it with the day on which it comes back. */
  async end(drill: Drill, ending: Ending, now: number): Promise<Drill> {
    const next = { ...drill, schedule: afterEnding(drill.schedule, ending, now) };
    await this.#notes.write(next);
    return next;
  }

  remove(id: string): Promise<void> {
    return this.#notes.remove(id);
  }
}

/** Those that are due, of games that are still there; of one kind of decision, where one is asked for. */
export function dueOf(
  drills: readonly Drill[],
  games: ReadonlySet<string>,
  now: number,
  asked?: LossKind,
): readonly Drill[] {
  return drills.filter(
    ({ game, schedule, kind }) => games.has(game) && schedule.due <= now && (asked === undefined || kind === asked),
  );
}

export const drills = new Drills();
