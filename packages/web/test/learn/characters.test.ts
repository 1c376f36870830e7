import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { remarksOf } from '../../src/characters/remarks.ts';
import { STRENGTH } from '../../src/characters/strength.ts';
import type { Entry } from '../../src/line/entry.ts';
import { usualConfig } from '../../src/session/config.ts';
import { newGame } from '../../src/session/games.ts';
import { BOT_LEVELS } from '../../src/session/levels.ts';
import { everyonePerson, playOut } from '../session/playOut.ts';

const LADDER = readFileSync(new URL('../../../../docs/ladder.md', import.meta.url), 'utf8');

describe('the strength of the bots', () => {
  it.each(BOT_LEVELS.map((level, i) => [level, BOT_LEVELS[i - 1] ?? 'random'] as const))(
    'of %s is told as docs/ladder.md has measured it against %s',
    (level, below) => {
      const row = LADDER.split('\n').find((line) => line.startsWith(`| 3 | ${level} | ${below} |`));
      const share = /\| ([\d.]+)% \|/.exec(row ?? '')?.[1];
      expect(row).toBeDefined();
      expect(STRENGTH[level]).toBe(share === undefined ? undefined : Math.round(Number(share)));
    },
  );
});

/** The most points that anybody got in a turn. */
function mostIn(entries: readonly Entry[], turn: number): number {
  const gains = new Map<number, number>();
  for (const { before, events } of entries) {
    for (const event of before.view.turn === turn ? events : []) {
      if (event.type === 'points') gains.set(event.seat, (gains.get(event.seat) ?? 0) + event.points);
    }
  }
  return Math.max(...gains.values());
}

describe('remarks', () => {
  const game = newGame(everyonePerson({ ...usualConfig(3, ['Ana', 'Bo', 'Mira']), seed: 'remarks' }));
  playOut(game, 'remarks');
  const { entries } = game.referee.line;
  const isBot = (seat: number) => seat > 0;

  it('are rare, far apart, made by bots only, and one of them is about the end', () => {
    const remarks = [...remarksOf(entries, 3, isBot)];
    expect(remarks.length).toBeGreaterThan(0);
    expect(remarks.length).toBeLessThanOrEqual(4);
    for (const [, { seat }] of remarks) expect(isBot(seat)).toBe(true);
    const turns = remarks.slice(0, -1).map(([turn]) => turn);
    for (const [i, turn] of turns.entries()) expect(turn - (turns[i - 1] ?? -10)).toBeGreaterThanOrEqual(7);
    expect(['won', 'lost']).toContain(remarks.at(-1)?.[1].moment);
  });

  it('are made early in some games, and then of fewer points', () => {
    const early = Array.from({ length: 12 }, (_, i) => {
      const other = newGame(everyonePerson({ ...usualConfig(3, ['Ana', 'Bo', 'Mira']), seed: `early ${i}` }));
      playOut(other, `early ${i}`, 40);
      const line = other.referee.line.entries;
      const turns = [...remarksOf(line, 3, isBot).keys()].filter((turn) => turn <= 14);
      return turns.map((turn) => mostIn(line, turn));
    }).flat();
    expect(early.length).toBeGreaterThan(0);
    expect(early.length).toBeLessThan(12);
    expect(Math.min(...early)).toBeGreaterThanOrEqual(6);
    expect(Math.min(...early)).toBeLessThan(10);
  });

  it('do not change as the game goes on, and nobody speaks where no bot plays', () => {
    const whole = remarksOf(entries, 3, isBot);
    const half = remarksOf(entries.slice(0, 60), 3, isBot);
    for (const [turn, remark] of half) expect(whole.get(turn)).toEqual(remark);
    expect(remarksOf(entries, 3, () => false).size).toBe(0);
  });
});
