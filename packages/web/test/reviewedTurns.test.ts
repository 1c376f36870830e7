import { decisionsOf, readReviewedGame } from '@nunatak/bots/review';
import type { PlayerCount } from '@nunatak/engine';
import { describe, expect, it } from 'vitest';
import { recordingOf } from '../src/replay/recording.ts';
import { entriesAt, numberAt, placeOfTurn, playedTurns } from '../src/review/played.ts';
import { usualConfig } from '../src/session/config.ts';
import { newGame } from '../src/session/games.ts';
import { everyonePerson, playOut } from './session/playOut.ts';

function recorded(players: PlayerCount) {
  const game = newGame(everyonePerson({ ...usualConfig(players, ['Ana', 'Bo', 'Mira', 'Tom']), seed: 'turns' }));
  playOut(game, 'turns');
  return recordingOf(game.referee.record());
}

it('a solo game counts the turns of the dummies too, so that places are no numbers', () => {
  const made = recorded(1);
  if (!made.ok) throw new Error(JSON.stringify(made.reason));
  const turns = playedTurns(made.value.referee.line.entries);
  expect(turns.at(-1)?.turn).toBeGreaterThan(turns.length);
});

describe.each([1, 2, 3, 4] as const)('the turns of a reviewed game of %i', (players) => {
  const made = recorded(players);
  if (!made.ok) throw new Error(JSON.stringify(made.reason));
  const { referee } = made.value;
  const { entries } = referee.line;
  const turns = playedTurns(entries);

  it('are those of the decisions that a review judges, with their numbers', () => {
    const read = readReviewedGame(referee.record());
    if (!read.ok) throw new Error(read.reason.kind);
    const numbers = [...new Set(decisionsOf(read.value).map(({ turn }) => turn))];
    expect(turns.map(({ turn }) => turn)).toEqual(numbers);
  });

  it('are one number on every part of the page: a turn asked for by its number is the turn that is shown', () => {
    for (const [i, { turn, from, to }] of turns.entries()) {
      const place = placeOfTurn(turns, turn);
      expect(place).toBe(i + 1);
      expect(numberAt(turns, place)).toBe(turn);
      expect(entriesAt(turns, place)).toBe(to);
      expect(entries.slice(from, to).map(({ before }) => before.view.turn)).toEqual(Array(to - from).fill(turn));
    }
  });

  it('end with the last one, whatever number a link names', () => {
    const last = turns.at(-1)?.turn ?? 0;
    expect(numberAt(turns, placeOfTurn(turns, 9999))).toBe(last);
    expect(entriesAt(turns, placeOfTurn(turns, 9999))).toBe(entries.length);
    expect(numberAt(turns, placeOfTurn(turns, 0))).toBe(0);
    expect(entriesAt(turns, 0)).toBe(0);
  });
});
