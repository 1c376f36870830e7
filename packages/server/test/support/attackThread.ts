import { parentPort, workerData } from 'node:worker_threads';
import { ATTACKS, type AttackName, fieldAt } from './attacks.ts';

const LEAST_MS = 300;

/** An attacker in a thread of its own: what it does must not slow down those who measure. */
const { url, name }: { url: string; name: AttackName } = workerData;
let isStopped = false;
let beganAt: number | undefined;
parentPort?.once('message', () => {
  isStopped = true;
});
/** On a slow machine it may take longer to prepare an attack than it should last: it strikes for a moment all the same. */
const isOn = () => {
  beganAt ??= performance.now();
  return !isStopped || performance.now() - beganAt < LEAST_MS;
};
const strikes = await ATTACKS[name](fieldAt(url, isOn));
parentPort?.postMessage(strikes);
