import { describe, expect, it } from 'vitest';
import type { Entry } from '../../src/line/entry.ts';
import { lastRoundFrom } from '../../src/line/lastRound.ts';
import { lastState } from '../../src/line/line.ts';
import { usualConfig } from '../../src/session/config.ts';
import { newGame } from '../../src/session/games.ts';
import { everyonePerson, playOut } from '../session/playOut.ts';

const game = newGame(everyonePerson({ ...usualConfig(3, ['Ana', 'Bo', 'Mira']), seed: 'round' }));
playOut(game, 'round', 60);
const { entries } = game.referee.line;

/** Who has the turn in each entry of a part of the line, each turn once. */
function turnsOf(part: readonly Entry[]): readonly number[] {
  const turns = new Map(part.map(({ before }) => [before.view.turn, before.view.active]));
  return [...turns.values()];
}

/** The line up to the beginning of a turn, and what was there then. */
function upTo(turn: number) {
  const at = entries.findIndex(({ before }) => before.view.turn === turn);
  const part = entries.slice(0, at);
  return { part, now: entries[at]?.before.view ?? lastState(game.referee.line).view };
}

describe('the last round', () => {
  it('is what the others did since the end of one’s own last turn', () => {
    const { part, now } = upTo(7);
    expect(now.active).toBe(0);
    const from = lastRoundFrom(part, now, (seat) => seat === 0);
    expect(turnsOf(part.slice(from))).toEqual([1, 2]);
  });

  it('is what was seen of it so far while the others play', () => {
    const { part, now } = upTo(6);
    expect(now.active).toBe(2);
    expect(turnsOf(part.slice(lastRoundFrom(part, now, (seat) => seat === 0)))).toEqual([1]);
  });

  it('begins with the deal for somebody who has not played yet', () => {
    const { part, now } = upTo(3);
    expect(now.active).toBe(2);
    expect(lastRoundFrom(part, now, (seat) => seat === 2)).toBe(0);
  });

  it('is that of whoever has the turn, where several share a screen', () => {
    const { part, now } = upTo(9);
    expect(turnsOf(part.slice(lastRoundFrom(part, now, () => true)))).toEqual([0, 1]);
  });

  it('is nothing before anybody else has played', () => {
    const { part, now } = upTo(2);
    expect(lastRoundFrom(part, now, (seat) => seat === 0)).toBeUndefined();
    expect(lastRoundFrom([], game.referee.line.first.view, () => true)).toBeUndefined();
  });
});
