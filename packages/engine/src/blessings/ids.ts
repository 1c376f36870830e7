import { BLESSING_IDS, type BlessingId } from '../words.ts';

/** The number of a blessing inside the engine. */
export function blessingNumber(id: BlessingId): number {
  return BLESSING_IDS.indexOf(id);
}
