import { type EndLine, FIGURES } from '@nunatak/engine';
import { count } from '@nunatak/words';

function pointsOf(number: number): string {
  return count(number, 'point', 'points');
}

/** Texts of the end blessings and of the ledger. */
export const endBlessings = {
  title: 'Before the count',
  line: (name: string) => `${name}: decide on each end blessing. The best use is chosen already.`,
  lineYou: 'Decide on each of your end blessings. The best use is chosen already.',
  use: 'Use',
  keep: 'Keep',
  worth: pointsOf,
  gain: (points: number) => `${points < 0 ? '−' : '+'}${Math.abs(points)}`,
  more: 'All conversions',
  fewer: 'Only the best',
  convert: (card: string, to: string) => `${card} → ${to}`,
  tool: 'Tool of Change',
  confirm: 'Count the points',
  rule: 'Rule',
};

const LINE_RULES: Readonly<Record<'temple' | EndLine, string>> = {
  temple: 'Support, squares and reactions during the game',
  insight: 'End blessing',
  luck: 'End blessing',
  edge: 'End blessing',
  stability: 'End blessing',
  cap: `Most outer blocks: ${FIGURES.cap}`,
  builders: `Most: ${FIGURES.builders.most}, tied: ${FIGURES.builders.tied}, else ${FIGURES.builders.each} each`,
  sculptors: 'The more you have, the more each is worth',
  artisans: 'Equal tools, and sets of three',
  beasts: 'Cards × animals',
  architects: 'Cards × track number',
  elders: 'Cards of the two types shown',
  blessings: `${FIGURES.unusedBlessing} each`,
  sets: `${FIGURES.set} for all six types`,
};

export const ledger = {
  title: 'Final scoring',
  stands: 'The temple stands',
  capScored: (name: string) => `${name} holds the most outer blocks and sets the cap.`,
  capScoredYou: 'You hold the most outer blocks and set the cap.',
  capShow: (name: string) => `Nobody scores for the cap; ${name} sets it.`,
  capShowYou: 'Nobody scores for the cap; you set it.',
  line: 'Line',
  lineRules: LINE_RULES,
  total: 'Total so far',
  finalTotal: 'Total',
  next: 'Next',
  skip: 'Skip all',
  pick: 'Choose a figure to see how it comes about.',
  equals: (sum: string, points: number) => `${sum} = ${points}`,
  notYet: 'not counted yet',
  rival: (name: string, count: number) => `${name} ${count}`,
  rivalSay: (name: string, count: number) => `${name} counts in the majority with ${count}`,
  say: (name: string, line: string, points: number) => `${name}, ${line}: ${points}`,
  winsBy: (ahead: number) => `Ahead by ${pointsOf(ahead)}.`,
  winsOuter: (blocks: number) => `Level on points; more blocks on outer tiles decide: ${blocks}.`,
  shared: (blocks: number) => `Level on points, and on blocks on outer tiles too: ${blocks} each.`,
  solo: pointsOf,
  nextRating: (points: number, name: string) => `${count(points, 'point', 'points')} more make it: ${name}.`,
  record: 'Download the record',
  review: 'Review the game',
  rematch: 'Rematch',
  sameDeal: 'Same deal again',
  temple: 'To the temple',
  start: 'Start screen',
  standings: 'Standings',
  outer: (blocks: number) => `${blocks} outer`,
};
