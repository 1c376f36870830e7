import { hashState, type State } from '@nunatak/engine';
import type { StoredPosition, StoredStep } from '../store/store.ts';
import { BrokenLog, type Line, type Made, makeAction, readEntry, undoneTo } from './log.ts';
import { initialState, type Match, readPosition, writeSnapshot } from './match.ts';
import { isKept, provingLike } from './proof.ts';

/** The positions among some steps that are to be kept. What an undo leads back to is kept already. */
export function keptAmong(made: readonly Made[]): StoredPosition[] {
  return made
    .filter(({ action, line }) => isKept(line) && action.type !== 'undo')
    .map(({ state, line, stored: { seq } }) => ({
      length: line.length,
      seq,
      snapshot: writeSnapshot(state, line, seq),
    }));
}

/**
 * The snapshot that a match is stored with after a change, if that writes one: where a position is kept it is that one,
 * and from there on the log leads to the last step. An undo is no way to be led, and what is over is at rest.
 */
export function snapshotAfter(
  before: Match,
  { state, line, seq, status }: Match,
  made: readonly Made[],
  kept: readonly StoredPosition[],
): Pick<StoredPosition, 'seq' | 'snapshot'> | undefined {
  if (state === undefined || state === before.state) return undefined;
  const isDue =
    before.snapshotSeq === undefined || status !== before.status || made.some(({ action }) => action.type === 'undo');
  return isDue ? { seq, snapshot: writeSnapshot(state, line, seq) } : kept.at(-1);
}

/** Whether the step of a log that led to a position proves it; the deal needs no proof. */
export function isProved(state: State, log: readonly StoredStep[], seq: number): boolean {
  return seq === 0 || log.find((step) => step.seq === seq)?.hash === hashState(state);
}

/**
 * The positions of a match's line from one length to another, played on from one that was kept before, with the log from
 * its step on; undefined if it is not one of this line, as when an older release has played on in between.
 */
export function positionsFrom(
  match: Match,
  kept: StoredPosition | undefined,
  log: readonly StoredStep[],
  from: number,
  to: number,
): Line[] | undefined {
  const start = kept === undefined ? dealt(match) : readPosition(match.game, kept.snapshot);
  if (start === undefined || !isProved(start.state, log, kept?.seq ?? 0)) return undefined;
  const standing = standingAfter(
    start.line.length,
    log.filter(({ seq }) => seq > (kept?.seq ?? 0) && seq <= match.seq),
  );
  if (standing === undefined) return undefined;
  const positions: Line[] = [{ state: start.state, line: start.line }];
  for (const stored of standing.slice(0, to - start.line.length)) {
    const { action, ...entry } = readEntry(stored);
    if (action.type === 'undo') throw new BrokenLog('An undo does not stand');
    const before = log.find(({ seq }) => seq === stored.seq - 1);
    const made = makeAction(positions[positions.length - 1], { ...entry, action }, provingLike(stored, before?.hash));
    if (made.stored.hash !== stored.hash) return undefined;
    positions.push({ state: made.state, line: made.line });
  }
  return positions.slice(from - start.line.length);
}

function dealt(match: Match): Line {
  return { state: initialState(match), line: { length: 0, floor: 0 } };
}

/** The steps that stand of a log that goes on at a length of the line; undefined if it once went back beyond that. */
function standingAfter(length: number, log: readonly StoredStep[]): StoredStep[] | undefined {
  const standing: StoredStep[] = [];
  for (const stored of log) {
    const to = undoneTo(stored);
    if (to === undefined) standing.push(stored);
    else if (to < length) return undefined;
    else standing.length = to - length;
  }
  return standing;
}
