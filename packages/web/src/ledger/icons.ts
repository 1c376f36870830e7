import type { IconName } from '../art/icons.ts';
import type { CardType } from '../art/tokens.ts';
import type { Figure, LedgerLine } from './ledger.ts';

export const LINE_ICON: Readonly<Record<LedgerLine, IconName>> = {
  temple: 'track',
  insight: 'insight',
  luck: 'luck',
  edge: 'edge',
  stability: 'stability',
  cap: 'cap',
  builders: 'builder',
  sculptors: 'sculptor',
  artisans: 'artisan',
  beasts: 'beast',
  architects: 'architect',
  elders: 'elder',
  blessings: 'luck',
  sets: 'diversity',
};

/** The crew whose cards a line counts. */
export const LINE_CREW: Readonly<Partial<Record<LedgerLine, CardType>>> = {
  builders: 'builder',
  sculptors: 'sculptor',
  artisans: 'artisan',
  beasts: 'beast',
  architects: 'architect',
  elders: 'elder',
};

/** How many cards of the crew a figure counts. */
export function cardsIn(figure: Figure): number {
  if (figure.line === 'artisans') {
    const { pickaxe, rope, saw } = figure.parameters;
    return pickaxe + rope + saw;
  }
  return LINE_CREW[figure.line] !== undefined && 'cards' in figure.parameters ? figure.parameters.cards : 0;
}
