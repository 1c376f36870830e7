import { describe, expect, it } from 'vitest';
import type { Cue } from '../src/board/board.ts';
import { timeCues } from '../src/board/cues.ts';
import { soundsOfCues } from '../src/sound/cueSounds.ts';

describe('what is heard of a choreography', () => {
  it('is a block when it lands, higher up higher, then row, square, tile and cap in their order', () => {
    const cues: readonly Cue[] = [
      { kind: 'drop', cell: 41, colour: 'ember' },
      { kind: 'row', cells: [25, 26, 27, 28] },
      { kind: 'square', cells: [25, 26, 29, 30] },
      { kind: 'flip', cell: 50, face: ['elder'] },
      { kind: 'cap' },
    ];
    const heard = soundsOfCues(timeCues(cues, 'normal'));
    expect(heard.map(({ sound }) => sound)).toEqual(['block', 'row', 'square', 'tile', 'cap']);
    const [block, row] = heard;
    expect(block).toMatchObject({ detail: { level: 2 } });
    expect(block?.at).toBeGreaterThan(0);
    expect(row).toMatchObject({ detail: { count: 4 } });
    expect(heard.map(({ at }) => at)).toEqual(heard.map(({ at }) => at).sort((a, b) => a - b));
  });

  it('leaves light and motes to the eye', () => {
    expect(soundsOfCues(timeCues([{ kind: 'pulse', cells: [1] }], 'normal'))).toEqual([]);
  });

  it('comes at once without motion', () => {
    const [block] = soundsOfCues(timeCues([{ kind: 'drop', cell: 0, colour: 'fjord' }], 'off'));
    expect(block).toMatchObject({ sound: 'block', at: 0 });
  });
});
