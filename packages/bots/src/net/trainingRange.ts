import { DEFAULT_EDITION, type Facts, factsOf, parseConfig } from '@nunatak/engine';
import { TYPE_COUNT } from '@nunatak/engine/fast';

/**
 * How far an edition may be from ours for the net to know its way: the editions it has learned from differ by as much. Tables
 * and track differ by a share of each figure and a few points; symbols by some cards or tiles of each type.
 */
export const TRAINING_RANGE = { share: 0.3, points: 2, symbols: 4, trackSpaces: 3 } as const;

type Figures = readonly number[];

/** Whether a game is of the kind that the net has learned; where it is not, another judge should answer. */
export function isInTrainingRange(facts: Facts): boolean {
  const ours = ownFacts(facts);
  return (
    areNear(facts.sculptors, ours.sculptors) &&
    areNear(facts.decoration, ours.decoration) &&
    areNear(facts.artisans, ours.artisans) &&
    areNear(facts.progress, ours.progress) &&
    Math.abs(facts.trackNumber.length - ours.trackNumber.length) <= TRAINING_RANGE.trackSpaces &&
    areNear(facts.trackNumber, ours.trackNumber) &&
    haveLikeSymbols(facts.cardSymbols, ours.cardSymbols) &&
    haveLikeSymbols(facts.tileSymbols, ours.tileSymbols)
  );
}

const ownFactsByPlayers = new Map<number, Facts>();

function ownFacts({ players }: Facts): Facts {
  const found = ownFactsByPlayers.get(players);
  if (found !== undefined) return found;
  const config = parseConfig({ players, edition: DEFAULT_EDITION });
  if (!config.ok) throw new Error('the edition of the package is not valid');
  const facts = factsOf(config.value);
  ownFactsByPlayers.set(players, facts);
  return facts;
}

/** Whether each figure of a list is within the bounds around ours; a list that is longer or shorter goes on with its last. */
function areNear(figures: Figures, ours: Figures): boolean {
  const length = Math.max(figures.length, ours.length);
  for (let i = 0; i < length; i++) {
    const own = ours[Math.min(i, ours.length - 1)];
    const found = figures[Math.min(i, figures.length - 1)];
    if (Math.abs(found - own) > TRAINING_RANGE.points + TRAINING_RANGE.share * own) return false;
  }
  return true;
}

/** Whether each type stands on about as many cards (or tiles). */
function haveLikeSymbols(symbols: Figures, ours: Figures): boolean {
  for (let type = 0; type < TYPE_COUNT; type++) {
    const difference = countOf(symbols, type) - countOf(ours, type);
    if (Math.abs(difference) > TRAINING_RANGE.symbols) return false;
  }
  return true;
}

function countOf(symbols: Figures, type: number): number {
  return symbols.reduce((count, set) => count + ((set >> type) & 1), 0);
}
