import {
  type BlessingId,
  blessingsOfMode,
  CURRENT_RULES,
  DEFAULT_EDITION,
  DEFAULT_OPTIONS,
  type Edition,
  type Options,
  type PlayerCount,
  type Problem,
  parseEdition,
  type Result,
} from '@nunatak/engine';
import type { ColourId } from '../art/tokens.ts';
import { COLOURS } from '../art/tokens.ts';
import { SELF_NAMES } from '../people/seatName.ts';
import { freshSeed, type LocalConfig, type SeatConfig, usualConfig } from '../session/config.ts';

/** A new game as it is being set up: four seats are remembered, however many play. */
export interface Setup {
  readonly players: PlayerCount;
  readonly seats: readonly SeatConfig[];
  readonly options: Options;
  readonly edition: Edition;
  readonly seed: string;
  /** The teacher is wanted; of no meaning where several people, or none, share the screen. */
  readonly teacher: boolean;
}

/** Whether the teacher has somebody to teach: one person at the screen. */
export function isAlone({ seats, players }: Pick<Setup, 'seats' | 'players'>): boolean {
  return seats.slice(0, players).filter(({ kind }) => kind === 'person').length === 1;
}

const MOST = 4;

/** Begins with what was chosen last time, else with the usual. */
export function beginSetup(names: readonly string[], last: LocalConfig | undefined): Setup {
  const usual = usualConfig(MOST, names);
  if (last === undefined) {
    const { seats } = usual;
    return { players: 3, seats, options: DEFAULT_OPTIONS, edition: DEFAULT_EDITION, seed: '', teacher: false };
  }
  const taken = last.seats.map(({ colour }) => colour);
  const free = COLOURS.filter((colour) => !taken.includes(colour));
  const seats = usual.seats.map((seat, i) => {
    const known = last.seats[i];
    if (known !== undefined)
      return SELF_NAMES.includes(known.name) ? { ...known, name: names[0] ?? known.name } : known;
    return { ...seat, colour: free[i - last.seats.length] ?? seat.colour };
  });
  const { players, options, edition, teacher = false } = last;
  return { players, seats, options, edition, seed: '', teacher };
}

export function withSeat(setup: Setup, seat: number, change: Partial<SeatConfig>): Setup {
  return { ...setup, seats: setup.seats.map((one, i) => (i === seat ? { ...one, ...change } : one)) };
}

/** Somebody alone may be called You; among several people at one screen nobody is. */
export function settleName(setup: Setup, alone: string | undefined, among: string): Setup {
  const playing = setup.seats.slice(0, setup.players);
  const several = playing.filter(({ kind }) => kind === 'person').length > 1;
  const [from, to] = several ? [alone, among] : [among, alone];
  if (to === undefined) return setup;
  const seats = setup.seats.map((seat) =>
    seat.kind === 'person' && seat.name === from ? { ...seat, name: to } : seat,
  );
  return { ...setup, seats };
}

/** A colour is on one seat only: whoever had it gets the other's. */
export function withColour(setup: Setup, seat: number, colour: ColourId): Setup {
  const before = setup.seats[seat]?.colour;
  const owner = setup.seats.findIndex((one) => one.colour === colour);
  const swapped = owner === -1 || before === undefined ? setup : withSeat(setup, owner, { colour: before });
  return withSeat(swapped, seat, { colour });
}

/** The blessings that may be chosen (O5): those of the mode. */
export function blessingsFor({ players, edition }: Pick<Setup, 'players' | 'edition'>): readonly BlessingId[] {
  return blessingsOfMode(players, edition);
}

export function withBlessing(setup: Setup, blessing: BlessingId, wanted: boolean): Setup {
  const now = setup.options.blessings ?? blessingsFor(setup);
  const blessings = wanted ? [...now, blessing] : now.filter((id) => id !== blessing);
  return { ...setup, options: { ...setup.options, blessings } };
}

/** The config to play: names never empty, the blessings those that the mode knows. */
export function configOf(setup: Setup, names: readonly string[]): LocalConfig {
  const { players, options, edition } = setup;
  const allowed = blessingsFor(setup);
  const seats = setup.seats.slice(0, players).map((seat, i) => ({
    ...seat,
    name: seat.name.trim() === '' ? (names[i] ?? `${i + 1}`) : seat.name.trim(),
  }));
  return {
    players,
    rules: CURRENT_RULES,
    seats,
    edition,
    options: { ...options, blessings: options.blessings?.filter((id) => allowed.includes(id)) },
    seed: setup.seed.trim() === '' ? freshSeed() : setup.seed.trim(),
    ...(setup.teacher && isAlone(setup) ? { teacher: true } : {}),
  };
}

/** Reads an edition from the text of a file; a text that is not JSON is a problem of the file as a whole. */
export function readEditionText(text: string, expected: string): Result<Edition, Problem> {
  const document = readJsonText(text, expected);
  return document.ok ? parseEdition(document.value) : document;
}

/** Reads the text of a file as JSON. */
export function readJsonText(text: string, expected: string): Result<unknown, Problem> {
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch {
    const found = text.trim() === '' ? 'an empty file' : 'a file that is not JSON';
    return { ok: false, reason: { field: 'file', found, expected } };
  }
}
