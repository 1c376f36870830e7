import { placeOf } from '../board/cells.ts';
import type { TimedCue } from '../board/cues.ts';
import { LANDING } from '../board/easing.ts';
import type { Struck } from './sounds.ts';
import type { Detail } from './struck.ts';

/** A sound and when it is heard, in milliseconds from the start. */
export interface TimedSound {
  readonly sound: Struck;
  readonly at: number;
  readonly detail?: Detail;
}

/** What is heard of a choreography: a block as it lands, a tile as it turns, a row as it is swept, a square as it closes. */
export function soundsOfCues(timed: readonly TimedCue[]): readonly TimedSound[] {
  return timed.flatMap(soundsOf);
}

function soundsOf({ cue, start, end }: TimedCue): readonly TimedSound[] {
  switch (cue.kind) {
    case 'drop':
      return [{ sound: 'block', at: start + (end - start) * LANDING, detail: { level: placeOf(cue.cell).level } }];
    case 'swapTiles':
      return [
        { sound: 'tile', at: start },
        { sound: 'tile', at: end },
      ];
    case 'flip':
      return [{ sound: 'tile', at: start }];
    case 'row':
      return [{ sound: 'row', at: start, detail: { count: cue.cells.length } }];
    case 'square':
      return [{ sound: 'square', at: start + (end - start) * 0.2 }];
    case 'cap':
      return [{ sound: 'cap', at: start + (end - start) * 0.6 }];
    case 'pulse':
    case 'mote':
      return [];
  }
}
