import { type Action, cellName, legalActions } from '@nunatak/engine';
import { describe, expect, it } from 'vitest';
import { answerText, tallyOf } from '../../src/guess/answer.ts';
import { GuessReferee } from '../../src/guess/guessReferee.ts';
import { Game } from '../../src/line/game.ts';
import type { Line } from '../../src/line/line.ts';
import { type Sitter, seatsOf } from '../../src/people/seat.ts';
import { logOf } from '../../src/position/log.ts';
import { usualConfig } from '../../src/session/config.ts';
import { newGame } from '../../src/session/games.ts';
import { texts as en } from '../../src/words/en/index.ts';
import { everyonePerson, playOut } from '../session/playOut.ts';
import { buildFirst, describeReferee } from './refereeContract.ts';

const SEAT = 1;

function recorded(): Line {
  const game = newGame(everyonePerson({ ...usualConfig(3, ['Ana', 'Bo', 'Mira']), seed: 'guess' }));
  playOut(game, 'guess');
  return game.referee.line;
}

function guessing(line = recorded()): Game<GuessReferee> {
  const { sitters } = newGame(usualConfig(3, ['Ana', 'Bo', 'Mira']));
  const seated = sitters.map((sitter, seat): Sitter => ({ ...sitter, kind: seat === SEAT ? 'here' : 'elsewhere' }));
  return new Game(seated, new GuessReferee(line, SEAT));
}

describeReferee('a recorded line to guess', () => {
  const game = guessing();
  return Promise.resolve({ game, decide: buildFirst, close: () => game.close() });
});

/** What was played in the next turn to be guessed. */
function due({ entries }: Line, from: number): readonly Action[] {
  const block = entries.findIndex(({ action }, i) => i >= from && action.type === 'placeBlock');
  return entries.slice(from, block + 1).map(({ action }) => action);
}

describe('guessing moves', () => {
  it('stops before each turn of the seat, and knows nothing of what comes', () => {
    const line = recorded();
    const game = guessing(line);
    const { entries } = game.referee.line;
    expect(entries.length).toBeLessThan(line.entries.length);
    expect(game.get().state.view).toMatchObject({ phase: 'takeCard', decider: SEAT });
    expect(entries.some(({ seat, action }) => seat === SEAT && action.type === 'takeCard')).toBe(false);
  });

  it('tells the same move, the same card, and another from each other, and goes on as it was played', () => {
    const line = recorded();
    const game = guessing(line);
    const outcomes: string[] = [];
    for (let turn = 0; turn < 3; turn++) {
      const from = game.referee.line.entries.length;
      const played = due(line, from);
      const other = legalActions(game.get().state.view).find(
        (action) => action.type === 'takeCard' && JSON.stringify(action) !== JSON.stringify(played[0]),
      );
      const plan = turn === 2 && other !== undefined ? [other] : played.slice(0, turn === 1 ? 1 : undefined);
      for (const action of plan.slice(0, -1)) game.stage(action);
      const last = plan.at(-1);
      if (turn === 0 && last !== undefined) game.act(last);
      else {
        if (last !== undefined) game.stage(last);
        const place = legalActions(game.get().state.view).findLast(({ type }) => type === 'placeBlock');
        if (place !== undefined) game.act(place);
      }
      outcomes.push(game.referee.guesses.at(-1)?.outcome ?? '');
      const now = game.referee.line.entries;
      expect(now.slice(0, from + played.length).map(({ action }) => action)).toEqual(
        line.entries.slice(0, from + played.length).map(({ action }) => action),
      );
    }
    expect(outcomes[0]).toBe('same');
    expect(['same', 'card']).toContain(outcomes[1]);
    expect(outcomes[2]).toBe('other');
  });

  it('can be given up, turn by turn, to the end of the game', () => {
    const line = recorded();
    const game = guessing(line);
    const turns = line.entries.filter(({ seat, action }) => seat === SEAT && action.type === 'takeCard').length;
    for (let i = 0; i < 100 && !game.referee.isOver; i++) game.referee.reveal();
    expect(game.referee.guesses).toHaveLength(turns);
    expect(game.referee.line.entries).toHaveLength(line.entries.length);
    expect(game.get().isAsked).toBe(false);
  });

  it('does not count a move that was shown as a guess', () => {
    const line = recorded();
    const game = guessing(line);
    game.referee.reveal();
    game.referee.reveal();
    expect(tallyOf(game.referee.guesses)).toEqual({ same: 0, card: 0, all: 0 });
    for (const action of due(line, game.referee.line.entries.length)) game.act(action);
    expect(tallyOf(game.referee.guesses)).toEqual({ same: 1, card: 0, all: 1 });
  });

  it.each([1, 2, 3, 4] as const)('tells the move of the guessed turn and nothing of the next one, of %i', (players) => {
    const names = ['Ana', 'Bo', 'Mira', 'Tom'];
    const played = newGame(everyonePerson({ ...usualConfig(players, names), seed: 'answer' }));
    playOut(played, 'answer');
    const seat = players - 1;
    const game = new Game(played.sitters, new GuessReferee(played.referee.line, seat));
    while (!game.referee.isOver) game.referee.reveal();
    const seats = seatsOf(played.sitters, en);
    const whole = logOf(seats, played.referee.line.entries, en);
    for (const guess of game.referee.guesses) {
      const block = guess.played.findLast(({ action }) => action.type === 'placeBlock')?.action;
      if (block?.type !== 'placeBlock') throw new Error('a turn should end with a block');
      const turn = whole.find((one) => one.turn === guess.played[0]?.before.view.turn);
      const text = answerText(guess, seats, en);
      expect(text).toContain(cellName(block.cell));
      expect(turn?.seat).toBe(seat);
      expect(turn?.lines.map((line) => line.text).join(', ')).toContain(text);
    }
  });
});
