import { describe, expect, it } from 'vitest';
import { TOKENS } from '../src/art/tokens.ts';
import type { Cue } from '../src/board/board.ts';
import { endOf, RISE_END_MS, risingLight, sampleCues, timeCues } from '../src/board/cues.ts';

const MOTE: Cue = { kind: 'mote', fromCell: 3, to: { x: 9, y: 9 }, text: '+1', colour: 'ember' };
const TURN: readonly Cue[] = [
  { kind: 'drop', cell: 26, colour: 'ember' },
  { kind: 'pulse', cells: [0, 1] },
  MOTE,
  MOTE,
  MOTE,
  { kind: 'square', cells: [25, 26, 29, 30] },
  MOTE,
  MOTE,
  { kind: 'flip', cell: 41, face: ['elder'] },
  { kind: 'flip', cell: 42, face: ['beast'] },
];

describe('cues', () => {
  it('take the durations of the art direction', () => {
    expect(endOf(timeCues([{ kind: 'drop', cell: 0, colour: 'fjord' }], 'normal'))).toBe(TOKENS.duration.drop);
    expect(endOf(timeCues([{ kind: 'swapTiles', a: 0, b: 1 }], 'normal'))).toBe(TOKENS.duration.swap);
    expect(endOf(timeCues([{ kind: 'cap' }], 'normal'))).toBe(TOKENS.duration.cap);
    expect(endOf(timeCues([MOTE, MOTE, MOTE], 'normal'))).toBe(TOKENS.duration.mote + 2 * TOKENS.duration.moteGap);
  });

  it('never make a turn longer than its limit; fast halves it, off ends it', () => {
    const long = [...TURN, ...TURN];
    expect(endOf(timeCues(long, 'normal'))).toBeCloseTo(TOKENS.duration.turnMax, 6);
    expect(endOf(timeCues(long, 'fast'))).toBeCloseTo(TOKENS.duration.turnMax / 2, 6);
    expect(endOf(timeCues(long, 'off'))).toBe(0);
  });

  it('hold a tile back until its cue, then let it turn up', () => {
    const timed = timeCues(TURN, 'normal');
    const flip = timed.findLast(({ cue }) => cue.kind === 'flip');
    expect(sampleCues(timed, 0).tiles.get(42)?.hidden).toBe(true);
    const halfway = sampleCues(timed, ((flip?.start ?? 0) + (flip?.end ?? 0)) / 2).tiles.get(42);
    expect(halfway?.hidden).toBe(false);
    expect(halfway?.turn).toBeLessThan(Math.PI);
    expect(sampleCues(timed, endOf(timed)).tiles.size).toBe(0);
  });

  it('let a block fall, land once and leave no trace', () => {
    const timed = timeCues([{ kind: 'drop', cell: 7, colour: 'garnet' }], 'normal');
    const heights = [0, 0.3, 0.55, 1].map(
      (share) => sampleCues(timed, share * TOKENS.duration.drop).blocks.get(7)?.height ?? 0,
    );
    expect(heights[0]).toBeGreaterThan(heights[1] ?? 0);
    expect(heights[1]).toBeGreaterThan(heights[2] ?? 0);
    expect(heights[3]).toBe(0);
    expect(sampleCues(timed, TOKENS.duration.drop * 0.8).puffs).toEqual([{ cell: 7, share: expect.closeTo(0.5, 6) }]);
  });

  it('carry swapped tiles from each other’s cells', () => {
    const { tiles } = sampleCues(timeCues([{ kind: 'swapTiles', a: 2, b: 30 }], 'normal'), 0);
    expect(tiles.get(2)).toMatchObject({ from: 30, share: 0 });
    expect(tiles.get(30)).toMatchObject({ from: 2, share: 0 });
  });

  it('run along a row from block to block, on outlines alone', () => {
    const timed = timeCues([{ kind: 'row', cells: [0, 1, 2, 3, 4] }], 'normal');
    const at = (share: number) => sampleCues(timed, share * endOf(timed));
    const brightest = (share: number) => [...at(share).sweeps].reduce((a, b) => (b[1] > a[1] ? b : a))[0];
    expect([0.1, 0.3, 0.5, 0.7].map(brightest)).toEqual([0, 1, 3, 4]);
    expect(at(0.5).glow.size).toBe(0);
    expect(at(1).sweeps.size).toBe(0);
  });

  it('have a calm version: what is new appears and shines, nothing travels', () => {
    const timed = timeCues([...TURN, { kind: 'swapTiles', a: 2, b: 30 }, { kind: 'cap' }], 'calm');
    const end = endOf(timed);
    expect(end).toBeGreaterThan(0);
    let shone = 0;
    for (let now = 0; now < end; now += 20) {
      const { blocks, tiles, motes, puffs, glow, cap } = sampleCues(timed, now, true);
      for (const { height, squash } of blocks.values()) expect([height, squash]).toEqual([0, 0]);
      for (const { from, arc, turn } of tiles.values()) expect([from, arc, turn]).toEqual([undefined, 0, 0]);
      expect([motes.length, puffs.length]).toEqual([0, 0]);
      expect([0, 1]).toContain(cap);
      shone += glow.size;
    }
    expect(shone).toBeGreaterThan(0);
    expect(sampleCues(timed, 0, true).tiles.get(42)?.hidden).toBe(true);
  });

  it('let light go up the finished temple level by level, and out again', () => {
    const peak = (level: number) => {
      const times = Array.from({ length: RISE_END_MS }, (_, ms) => risingLight(level, ms));
      return times.indexOf(Math.max(...times));
    };
    expect([0, 1, 2].every((level) => peak(level) < peak(level + 1))).toBe(true);
    for (const level of [0, 1, 2, 3]) expect(risingLight(level, RISE_END_MS)).toBeCloseTo(0, 6);
  });
});
