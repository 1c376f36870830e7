import { constants, setPriority } from 'node:os';
import { ATTACKS, type AttackName, fieldAt } from './attacks.ts';

const LEAST_MS = 300;

/**
 * An attacker in a process of its own. It stands for machines elsewhere, which take nothing from the processor of the
 * server: so it gives way to everyone here, and what is measured is what its strikes cost, not what making them costs.
 */
setPriority(constants.priority.PRIORITY_LOW);
const [name = '', url = ''] = process.argv.slice(2);
let isStopped = false;
let beganAt: number | undefined;
process.once('message', () => {
  isStopped = true;
});
// Whoever sent it may be gone without a word: it does not go on alone.
process.once('disconnect', () => process.exit(1));
/** On a slow machine it may take longer to prepare an attack than it should last: it strikes for a moment all the same. */
const isOn = () => {
  if (beganAt === undefined) {
    beganAt = performance.now();
    process.send?.('ready');
  }
  return !isStopped || performance.now() - beganAt < LEAST_MS;
};
const strikes = await ATTACKS[name as AttackName](fieldAt(url, isOn));
process.send?.(strikes, () => process.exit(0));
