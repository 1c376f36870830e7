import { seedRng, toRecord } from '@nunatak/engine';
import { fromRecord } from '@nunatak/engine/checks';
import { describe, expect, it } from 'vitest';
import { dealAnew } from '../../src/review/dealAnew.ts';
import { rematchOf, sameDealOf } from '../../src/session/again.ts';
import { type LocalConfig, usualConfig } from '../../src/session/config.ts';
import { type LocalGame, newGame } from '../../src/session/games.ts';
import { fromRecordDocument } from '../../src/session/records.ts';
import { everyonePerson, playOut } from './playOut.ts';

const NAMES = ['Ana', 'Bo', 'Mira'];
const CONFIG: LocalConfig = everyonePerson({ ...usualConfig(3, NAMES), seed: 'again' });

/** A what-if with its piles as they were, or dealt anew. */
function whatIf(piles: 'asTheyWere' | 'anew'): LocalGame {
  const game = newGame(CONFIG);
  playOut(game, 'again', 20);
  const record = game.referee.record();
  const read = fromRecord(record);
  const anew = read.ok ? dealAnew(read.value, seedRng('other piles')) : undefined;
  if (anew === undefined) throw new Error('there should be piles to deal anew');
  const from = piles === 'anew' ? { ...toRecord(anew.initial, anew.steps), seats: record.seats } : record;
  const made = fromRecordDocument({ ...from, whatIf: { piles, game: 'abcdefgh', turn: 3 } }, NAMES);
  if (!made.ok) throw new Error(JSON.stringify(made.reason));
  return made.value;
}

describe('one more game after a game', () => {
  it.each(['asTheyWere', 'anew'] as const)('is a game of its own after a what-if: piles %s', (piles) => {
    const { referee } = whatIf(piles);
    expect(referee.config.whatIf).toBeDefined();
    const rematch = rematchOf(referee.config);
    expect(rematch).not.toHaveProperty('whatIf');
    expect(rematch.seed).not.toBe(referee.config.seed);
    expect(rematch.seats).toEqual(referee.config.seats);
    expect(sameDealOf(referee) ?? {}).not.toHaveProperty('whatIf');
  });

  it('has the same deal, if the game names its deal', () => {
    const { referee } = whatIf('asTheyWere');
    const again = sameDealOf(referee);
    if (again === undefined) throw new Error('the deal should be known');
    expect(newGame(again).referee.origin.initial).toEqual(newGame(CONFIG).referee.origin.initial);
    expect(sameDealOf(newGame(CONFIG).referee)).toEqual(CONFIG);
  });

  it('has no same deal, if the game went on from a record without one', () => {
    expect(sameDealOf(whatIf('anew').referee)).toBeUndefined();
  });
});
