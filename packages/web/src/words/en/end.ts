import { type EndLine, FIGURES } from '@nunatak/engine';
import { count } from '@nunatak/words';

function pointsOf(number: number): string {
  return count(number, 'point', 'points');
}

/** Texts of the end blessings and of the ledger. */
export const endBlessings = {
  title: 'One last choice',
  line: (name: string) => `${name}, use or keep your end blessings. We’ve picked the best option for you.`,
  lineYou: 'Use or keep your end blessings. We’ve picked the best option for you.',
  use: 'Use',
  keep: 'Keep',
  worth: pointsOf,
  gain: (points: number) => `${points < 0 ? '−' : '+'}${Math.abs(points)}`,
  more: 'More options',
  fewer: 'Fewer options',
  convert: (card: string, to: string) => `${card} → ${to}`,
  tool: 'Tool for Change',
  confirm: 'Count the points',
};

const LINE_RULES: Readonly<Record<'temple' | EndLine, string>> = {
  temple: 'Support, squares and blessings',
  insight: 'End blessing',
  luck: 'End blessing',
  edge: 'End blessing',
  stability: 'End blessing',
  cap: `Most outer blocks: ${FIGURES.cap}`,
  builders: `Most: ${FIGURES.builders.most}. Tied: ${FIGURES.builders.tied}. Otherwise ${FIGURES.builders.each} per builder`,
  sculptors: 'Worth more the more you have',
  artisans: 'Matching tools, plus sets of three',
  beasts: 'Cards × animals',
  architects: 'Cards × track number',
  elders: `${FIGURES.elder} per card of the two types shown`,
  blessings: `${FIGURES.unusedBlessing} each`,
  sets: `${FIGURES.set} per set of all six types`,
};

export const ledger = {
  title: 'Final scoring',
  stands: 'The temple is finished',
  capScored: (name: string) => `${name} wins the cap and places it.`,
  capScoredYou: 'You win the cap and place it.',
  capShow: (name: string) => `Nobody scores for the cap. ${name} places it.`,
  capShowYou: 'Nobody scores for the cap. You place it.',
  line: 'Scored for',
  lineRules: LINE_RULES,
  total: 'Total so far',
  finalTotal: 'Total',
  next: 'Next',
  skip: 'Skip all',
  pick: 'Pick any score to see how it adds up.',
  equals: (sum: string, points: number) => `${sum} = ${points}`,
  notYet: 'not counted yet',
  rival: (name: string, count: number) => `${name} ${count}`,
  rivalSay: (name: string, count: number) => `${name} has ${count}, which counts for the majority`,
  say: (name: string, line: string, points: number) => `${name}, ${line}: ${points}`,
  winsBy: (ahead: number) => `${pointsOf(ahead)} ahead.`,
  winsOuter: (blocks: number) => `Tied on points, but ahead on outer blocks: ${blocks}.`,
  shared: (blocks: number) => `Tied on points and on outer blocks: ${blocks} each.`,
  solo: pointsOf,
  nextRating: (points: number, name: string) => `${count(points, 'point', 'points')} short of ${name}.`,
  record: 'Download game',
  review: 'Review game',
  rematch: 'Rematch',
  sameDeal: 'Replay this deal',
  temple: 'View temple',
  start: 'Home',
  standings: 'Standings',
  outer: (blocks: number) => `${blocks} outer`,
};
