import { type Action, deal, type State, settled } from '@nunatak/engine';
import {
  fieldsOf,
  type GameSettings,
  type LineView,
  type MatchStatus,
  type SeatKind,
  type Settings,
  type StandingOrders,
  viewOf,
} from '@nunatak/protocol';
import type { SeatToken, StoredMatch } from '../store/store.ts';
import { withEdition } from './editions.ts';
import { factsFor } from './facts.ts';
import type { Marks } from './visitors.ts';

/** One place at the table. */
export interface SeatState {
  readonly kind: SeatKind;
  readonly name?: string;
  readonly bot?: string;
  /** A bot plays for the person: their time ran out, or they left. */
  readonly botPlays: boolean;
  readonly orders: StandingOrders;
  readonly muted: readonly number[];
  /** How the match knows its owner again, private to the server. */
  readonly marks?: Marks;
  /** Another one whenever the seat changes hands; missing for a seat that never did. */
  readonly generation?: number;
  /** What the person has laid out but not built, good for one sequence number only. */
  readonly staged?: { readonly seq: number; readonly actions: readonly Action[] };
}

export interface ClockState {
  /** Milliseconds left by seat. */
  readonly left: readonly number[];
  readonly running?: { readonly seat: number; readonly since: number };
}

/** What a match knows beside its game. Plain JSON. */
export interface Room {
  readonly host: number;
  readonly settings: Omit<Settings, 'game'>;
  readonly seats: readonly SeatState[];
  readonly takeBack?: { readonly seat: number; readonly to: number; readonly agreed: readonly number[] };
  /** Something that was revealed, or that somebody else decided, was taken back: such a match proves nobody's skill. */
  readonly tookBack?: boolean;
  readonly timeout?: { readonly seat: number; readonly until: number };
  readonly rematch?: string;
  /** The match that this one is the rematch of. */
  readonly earlier?: string;
  /** The tournament that this is a table of. */
  readonly tournament?: string;
  /** Others play the same deal, and are not done: nobody sees seed or record, and nothing revealed is taken back. */
  readonly sealed?: true;
  readonly webhook?: string;
  /** The marks of those from whom the host has taken a seat, private to the server. */
  readonly turnedOut?: readonly string[];
}

/** A match in memory. Never changed in place: a change makes a new one, which replaces it once it is committed. */
export interface Match {
  readonly id: string;
  readonly revision: number;
  readonly status: MatchStatus;
  readonly seq: number;
  readonly seed: string;
  readonly salt: string;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly finishedAt: number | undefined;
  readonly dueAt: number | undefined;
  readonly game: GameSettings;
  readonly room: Room;
  /** Beside the room, because it changes with every move. Undefined for a game without a clock, or before it starts. */
  readonly clock: ClockState | undefined;
  /** The game, once it has started, and the line of decisions that led to it. */
  readonly state: State | undefined;
  readonly line: LineView;
  /** In memory only. */
  readonly back: Back;
  /** What was given out since it was last read; what lay in the store before is there to be asked for. In memory only. */
  readonly tokens: readonly SeatToken[];
  /** The proof of the last step, for the next one to be chained to; undefined where it is not known. */
  readonly proof: string | undefined;
  /** The step whose position lies in the store as a snapshot; undefined where the next change has to write one. */
  readonly snapshotSeq: number | undefined;
}

/** A position with the line of decisions that led to it. */
export interface Line {
  readonly state: State;
  readonly line: LineView;
}

/**
 * The positions before the last one that its decider may go back to freely, the oldest first: all since something was revealed
 * or somebody else decided. Undefined if they are not in memory, as after a load in the middle of a turn.
 */
export type Back = readonly Line[] | undefined;

/** A match without a position: its game has not started, or its snapshot cannot be read. */
const UNREAD = { state: undefined, line: { length: 0, floor: 0 }, back: [], snapshotSeq: undefined } as const;

/** A match as it lies in the store: at the position of its snapshot, from which the log leads on. */
export function fromStored(stored: StoredMatch): Match {
  const { id, revision, status, seq, seed, salt, createdAt, updatedAt, finishedAt, dueAt } = stored;
  const game = withEdition(JSON.parse(stored.game), stored.edition);
  return {
    id,
    revision,
    status,
    seq,
    seed,
    salt,
    createdAt,
    updatedAt,
    finishedAt,
    dueAt,
    game,
    room: JSON.parse(stored.room),
    clock: stored.clock === undefined ? undefined : JSON.parse(stored.clock),
    tokens: [],
    proof: undefined,
    ...(stored.snapshot === undefined ? UNREAD : readSnapshot(game, stored.snapshot)),
  };
}

/** Goes up when a snapshot of before would be misread. One of another version is not read: the log leads there again. */
const SNAPSHOT_VERSION = 2;

/** The position after a step as the store keeps it, without the facts: those follow from the settings of the game. */
export function writeSnapshot({ view, secret }: State, line: LineView, seq: number): string {
  return JSON.stringify({ version: SNAPSHOT_VERSION, seq, view: fieldsOf(view), secret, line });
}

function readSnapshot(game: GameSettings, text: string): Pick<Match, 'state' | 'line' | 'back' | 'snapshotSeq'> {
  const snapshot = readPosition(game, text);
  if (snapshot === undefined) return UNREAD;
  const { state, line, seq } = snapshot;
  return { state, line, back: line.length === line.floor ? [] : undefined, snapshotSeq: seq };
}

/** What a snapshot holds; undefined where it is of another version. */
export function readPosition(game: GameSettings, text: string): (Line & { readonly seq: number }) | undefined {
  const { version, seq, view, secret, line } = JSON.parse(text);
  if (version !== SNAPSHOT_VERSION) return undefined;
  return { state: { view: viewOf(factsFor(game), view), secret }, line, seq };
}

/** The deal of a game, as its record begins. */
export function dealtState({ game, seed }: Pick<Match, 'game' | 'seed'>): State {
  return deal(factsFor(game), seed);
}

/** The game before its first decision. */
export function initialState(match: Pick<Match, 'game' | 'seed'>): State {
  return settled(dealtState(match));
}

export function namesOf({ seats }: Room): string[] {
  return seats.map(({ name }) => name).filter((name) => name !== undefined);
}

/** The seat that decides now; undefined when nobody does. */
export function deciderOf({ state, status }: Pick<Match, 'state' | 'status'>): number | undefined {
  return state === undefined || status !== 'playing' || state.view.phase === 'over' ? undefined : state.view.decider;
}

/** The bot that decides for a seat; undefined where a person does. */
export function botOf({ seats, settings }: Room, seat: number): string | undefined {
  const place = seats[seat];
  if (place?.kind === 'bot') return place.bot;
  return place?.botPlays === true ? settings.substitute : undefined;
}

/** Whether two rooms differ in what others see; what is private to a seat is no difference. */
export function looksDifferent(before: Room, after: Room): boolean {
  if (before === after) return false;
  const shown = ({ webhook: _, turnedOut: __, seats, ...room }: Room) =>
    JSON.stringify([room, seats.map(({ kind, name, bot, botPlays }) => [kind, name, bot, botPlays])]);
  return shown(before) !== shown(after);
}
