import { expect, it } from 'vitest';
import { type RecordedGame, recordingOf } from '../../src/replay/recording.ts';
import { usualConfig } from '../../src/session/config.ts';
import { newGame } from '../../src/session/games.ts';
import { everyonePerson, playOut } from '../session/playOut.ts';
import { describeReferee } from './refereeContract.ts';

function recorded(): RecordedGame {
  const game = newGame(everyonePerson({ ...usualConfig(2, ['Ana', 'Bo']), seed: 'recorded' }));
  playOut(game, 'recorded', 60);
  const read = recordingOf(game.referee.record());
  if (!read.ok) throw new Error(read.reason.field);
  return read.value;
}

describeReferee('a recorded line', () => {
  const game = recorded();
  return Promise.resolve({ game, decide: () => false, close: () => game.close() });
});

it('a recorded line is beyond deciding and undoing', () => {
  const game = recorded();
  const { line } = game.referee;
  const [entry] = line.entries;
  if (entry === undefined) throw new Error('the record is empty');
  expect(game.get().isAsked).toBe(false);
  expect(game.act(entry.action)).toBe(false);
  expect(game.undo()).toBe(false);
  expect(game.canTakeBack).toBe(false);
  expect(game.referee.line).toBe(line);
});
