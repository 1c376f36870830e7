import {
  BLESSING_IDS,
  blessingsOfMode,
  DEFAULT_EDITION,
  DEFAULT_OPTIONS,
  type Edition,
  type Facts,
  factsOf,
  nextFraction,
  nextInt,
  type Options,
  type PlayerCount,
  parseConfig,
  type Rng,
} from '@nunatak/engine';
import { isInTrainingRange, TRAINING_RANGE } from '../src/net/trainingRange.ts';

/**
 * Strength of the variations relative to TRAINING_RANGE; below 1, so that most variants are still in range after
 * rounding.
 */
const SHAKE = 0.7;

/** Returns games with other options and with editions that differ as much as the net should handle. */
export function variants(players: PlayerCount, count: number, rng: Rng): Facts[] {
  const found: Facts[] = [];
  while (found.length < count) {
    const edition = nextInt(rng, 3) === 0 ? DEFAULT_EDITION : otherEdition(rng, SHAKE);
    const config = parseConfig({ players, edition, options: otherOptions(players, edition, rng) });
    if (!config.ok) continue;
    const facts = factsOf(config.value);
    if (isInTrainingRange(facts)) found.push(facts);
  }
  return found;
}

export function ownFacts(players: PlayerCount): Facts {
  const config = parseConfig({ players });
  if (!config.ok) throw new Error('the edition of the package is not valid');
  return factsOf(config.value);
}

/** Varies O2, O3 and O5; the other options don't change what a position is worth. */
function otherOptions(players: PlayerCount, edition: Edition, rng: Rng): Options {
  const all = blessingsOfMode(players, edition);
  const share = [0, 0.3, 0.6, 1][nextInt(rng, 4)];
  const chosen = BLESSING_IDS.filter((id) => all.includes(id) && nextFraction(rng) < share);
  return {
    ...DEFAULT_OPTIONS,
    outerTop: nextInt(rng, 2) === 0,
    expansion: nextInt(rng, 2) === 0 ? 'adds' : 'replaces',
    blessings: nextInt(rng, 2) === 0 ? undefined : chosen,
  };
}

/**
 * Varies an edition's tables and track, and moves some cards and tiles to other piles. The net handles `shake` up to
 * about 1.
 */
export function otherEdition(rng: Rng, shake: number): Edition {
  const { tables, track, cards, tiles } = DEFAULT_EDITION;
  const other = (points: readonly number[]) => otherTable(points, rng, shake);
  return {
    ...DEFAULT_EDITION,
    id: 'variant',
    name: 'variant',
    track: { ...track, numbers: otherTrack(track.numbers, rng, shake) },
    tables: {
      sculptors: { ...tables.sculptors, points: other(tables.sculptors.points) },
      decoration: { ...tables.decoration, points: other(tables.decoration.points) },
      artisans: { ...tables.artisans, points: other(tables.artisans.points) },
      progress: { ...tables.progress, points: other(tables.progress.points) },
    },
    cards: exchanged(cards, rng),
    tiles: exchanged(tiles, rng),
  };
}

/** Varies each value of a table, keeping it non-decreasing. */
function otherTable(points: readonly number[], rng: Rng, shake: number): number[] {
  const factor = 1 + (nextFraction(rng) * 2 - 1) * shake * TRAINING_RANGE.share;
  let least = 0;
  return points.map((entry) => {
    const shaken = Math.round(entry * factor + (nextFraction(rng) * 2 - 1) * shake * TRAINING_RANGE.points);
    least = Math.max(least, shaken, 0);
    return least;
  });
}

function otherTrack(numbers: readonly number[], rng: Rng, shake: number): number[] {
  const factor = 1 + (nextFraction(rng) * 2 - 1) * shake * TRAINING_RANGE.share;
  let highest = 0;
  return numbers.map((number) => {
    if (number === 0) return 0;
    highest = Math.max(highest + 1, Math.round(number * factor + nextFraction(rng) * 2 - 1));
    return highest;
  });
}

/** Exchanges the piles of some cards (or tiles). */
function exchanged<T extends { readonly pile: number }>(entries: readonly T[], rng: Rng): T[] {
  const list = [...entries];
  for (let i = 0; i < list.length / 6; i++) {
    const a = nextInt(rng, list.length);
    const b = nextInt(rng, list.length);
    [list[a], list[b]] = [
      { ...list[a], pile: list[b].pile },
      { ...list[b], pile: list[a].pile },
    ];
  }
  return list;
}
