import { BLESSING_IDS, type BlessingId } from '../words.ts';

/** Returns the number that the engine uses for a blessing: its position in BLESSING_IDS. */
export function blessingNumber(id: BlessingId): number {
  return BLESSING_IDS.indexOf(id);
}
