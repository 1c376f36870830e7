import { DEFAULT_EDITION, type Facts, factsOf, parseConfig } from '@nunatak/engine';
import { TYPE_COUNT } from '@nunatak/engine/fast';

/**
 * How far an edition may differ from the built-in one for the net to be trusted: training used editions that differ as
 * much. A table or track value may differ by `share` of itself plus `points`; the length of the track by `trackSpaces`;
 * the number of cards or tiles with a symbol by `symbols`.
 */
export const TRAINING_RANGE = { share: 0.3, points: 2, symbols: 4, trackSpaces: 3 } as const;

type Figures = readonly number[];

/** True if a game is similar to those that the net was trained on; if false, use another judge. */
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

/** True if every value is close to the built-in one; the shorter list is extended by its last value. */
function areNear(figures: Figures, ours: Figures): boolean {
  const length = Math.max(figures.length, ours.length);
  for (let i = 0; i < length; i++) {
    const own = ours[Math.min(i, ours.length - 1)];
    const found = figures[Math.min(i, figures.length - 1)];
    if (Math.abs(found - own) > TRAINING_RANGE.points + TRAINING_RANGE.share * own) return false;
  }
  return true;
}

/** True if each type occurs on about as many cards (or tiles) as in the built-in edition. */
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
