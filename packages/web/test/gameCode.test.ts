import { hashState, problemText } from '@nunatak/engine';
import { describe, expect, it } from 'vitest';
import { recordingOf } from '../src/replay/recording.ts';
import { usualConfig } from '../src/session/config.ts';
import { newGame } from '../src/session/games.ts';
import { codeOf, dealCodeOf, readCode } from '../src/share/gameCode.ts';
import { everyonePerson, playOut } from './session/playOut.ts';

function played(players: 1 | 2 | 3 | 4, seed: string, steps?: number) {
  const config = everyonePerson({ ...usualConfig(players, ['Ana-Lu', 'Bo.', 'Mira, 2', 'Kim']), seed });
  const game = newGame(config);
  playOut(game, seed, steps);
  return game;
}

function codeFor(game: ReturnType<typeof played>): string {
  const code = codeOf(game.referee.record());
  if (code === undefined) throw new Error('this game has no code');
  return code;
}

describe('the code of a game', () => {
  it.each([1, 2, 3, 4] as const)('leads through the same game again, with the same people (%s)', (players) => {
    const game = played(players, 'odd.seed, with-signs');
    const code = codeFor(game);
    const read = readCode(code);
    if (!read.ok) throw new Error(problemText(read.reason));
    expect(read.value.seats.map(({ name }) => name)).toEqual(game.referee.config.seats.map(({ name }) => name));
    const again = recordingOf(read.value.record);
    if (!again.ok) throw new Error(problemText(again.reason));
    const { entries } = again.value.referee.line;
    expect(hashState(entries.at(-1)?.after ?? again.value.referee.line.first)).toBe(hashState(game.get().state));
    expect(code.length).toBeLessThan(400);
  });

  it('names a deal alone, where nothing was played', () => {
    const { referee } = played(3, 'deal', 0);
    const read = readCode(dealCodeOf(referee.config));
    expect(read).toMatchObject({ ok: true, value: { seed: 'deal', players: 3, record: undefined } });
  });

  it('is none of a game whose deal does not follow from its seed', () => {
    const record = played(3, 'deal', 20).referee.record();
    expect(codeOf({ ...record, seed: 'another' })).toBeUndefined();
    const { seed: _, ...unseeded } = record;
    expect(codeOf(unseeded)).toBeUndefined();
  });

  it.each([
    ['g1.2.3', 'link: found 3 parts'],
    ['g1.9.3.s.a-,b-,c-..x', 'rules: found 9'],
    ['g1.2.7.s.a-,b-,c-..x', 'players: found 7'],
    ['g1.2.3.s.a-..x', 'seats: found 1, expected 3'],
    ['g1.2.3.s.a-,b-,c-.!.x', 'path[0]: found !'],
    ['g1.2.3.s.a-,b-,c-.00.x', 'check: found x'],
  ])('says what is wrong with %s', (code, problem) => {
    const read = readCode(code);
    expect(read.ok).toBe(false);
    if (!read.ok) expect(problemText(read.reason)).toContain(problem);
  });

  it('is found out where one sign of the way is another', () => {
    const code = codeFor(played(2, 'deal', 30));
    const parts = code.split('.');
    const path = parts[5] ?? '';
    const other = `${path.startsWith('0') ? '1' : '0'}${path.slice(1)}`;
    expect(readCode([...parts.slice(0, 5), other, parts[6]].join('.')).ok).toBe(false);
  });
});
