/** What holds in every simulated world, whatever goes wrong in it. */
export const INVARIANTS = {
  acknowledgedIsStored: 'what is acknowledged, told or handed out is stored',
  oneOrder: 'a match has one order of steps: none is missing, changed or written over another',
  oneOwner: 'in an epoch of a match only the process commits that came to own it',
  notTwice: 'an action that is sent again is not applied again',
  refusedIsNotStored: 'an action that was refused for good is not in the log',
  clientIsPrefix: 'what a client sees of a game is what the log says at that step',
  noSecret: 'nobody is told what still lies hidden, what proves a seat, or what is private to another seat',
  clocksNotNegative: 'no clock is below zero',
  clockAtArrival: 'a clock is charged for the time at which a message arrived',
  dueFires: 'what is due is done before long',
  answered: 'in calm weather everyone gets an answer and catches up',
  finishable: 'every match can be played to its end',
  noFault: 'the server never finds a fault of its own',
} as const;
export type Invariant = keyof typeof INVARIANTS;

export interface Breach {
  readonly invariant: Invariant;
  readonly detail: string;
}
