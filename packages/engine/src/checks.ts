/** The engine's second, small door: what tests, the CLI and a wary server check it with, kept out of the browser. */
export { checkInvariants } from './invariants.ts';
export { perft } from './perft.ts';
