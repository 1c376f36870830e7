import type { RuleOrigin } from './clauses.ts';
import type { BlessingId, OptionId } from './ids.ts';

/** Rule ids by section, in order. */
export const RULES_OF_SECTION = {
  G: ['G1', 'G2', 'G3', 'G4', 'G5', 'G6'],
  S: ['S1', 'S2', 'S3', 'S4', 'S5', 'S6', 'S7', 'S8'],
  T: ['T1', 'T2', 'T3', 'T4', 'T5', 'T6', 'T7'],
  B: ['B1', 'B2'],
  P: ['P1', 'P2', 'P3', 'P4', 'P5', 'P6', 'P7', 'P8', 'P9'],
  E: [
    ...(['E1', 'E2', 'E3', 'E4'] as const),
    ...(['E10', 'E11', 'E12', 'E13', 'E14', 'E15', 'E16', 'E17', 'E18', 'E19'] as const),
    ...(['E20', 'E21', 'E22', 'E23', 'E24', 'E25', 'E26', 'E27', 'E28', 'E29'] as const),
    ...(['E30', 'E31', 'E32', 'E33', 'E34', 'E35', 'E36', 'E37', 'E38', 'E39'] as const),
  ],
  W: ['W1', 'W2', 'W3'],
  F: ['F1', 'F2', 'F3', 'F4', 'F5', 'F6', 'F7', 'F8', 'F9', 'F10', 'F11', 'F12'],
  Y: ['Y1', 'Y2', 'Y3', 'Y4'],
  Z: ['Z1', 'Z2', 'Z3', 'Z4', 'Z5', 'Z6', 'Z7', 'Z8', 'Z9'],
  O: ['O1', 'O2', 'O3', 'O4', 'O5'],
  C: ['C1', 'C2', 'C3', 'C4', 'C5', 'C6'],
} as const;

export type SectionId = keyof typeof RULES_OF_SECTION;
export type RuleIdOf<S extends SectionId> = (typeof RULES_OF_SECTION)[S][number];
export type RuleId = RuleIdOf<SectionId>;

export const SECTION_IDS = [
  'G',
  'S',
  'T',
  'B',
  'P',
  'E',
  'W',
  'F',
  'Y',
  'Z',
  'O',
  'C',
] as const satisfies readonly SectionId[];

export const RULE_IDS: readonly RuleId[] = SECTION_IDS.flatMap(
  (section): readonly RuleId[] => RULES_OF_SECTION[section],
);

/** Rules that don't come from a rulebook. Single clauses of other rules may also have another origin. */
const OUR_RULES: readonly RuleId[] = [
  ...(['T6', 'P6', 'E4', 'E30', 'E31', 'E32', 'E33', 'E34', 'E35', 'E36', 'E37', 'E38', 'E39', 'Y4'] as const),
  ...RULES_OF_SECTION.O,
  ...RULES_OF_SECTION.C,
];

/** Blessings whose effects a rulebook prints; the effects of the others are only in the unofficial summary. */
const PRINTED_BLESSINGS: readonly RuleId[] = ['E13', 'E16', 'E21', 'E24', 'E28'];

/** Returns the origin of a rule; clauses may name another one. */
export function originOfRule(rule: RuleId): RuleOrigin {
  if (OUR_RULES.includes(rule)) return 'ours';
  return /^E[12]\d$/.test(rule) && !PRINTED_BLESSINGS.includes(rule) ? 'summary' : 'rulebook';
}

export const RULE_OF_BLESSING = {
  expansion: 'E10',
  movement: 'E11',
  inspiration: 'E12',
  insight: 'E13',
  discovery: 'E14',
  progress: 'E15',
  abundance: 'E16',
  luck: 'E17',
  construction: 'E18',
  legend: 'E19',
  moon: 'E20',
  edge: 'E21',
  stability: 'E22',
  structure: 'E23',
  transference: 'E24',
  change: 'E25',
  decoration: 'E26',
  diversity: 'E27',
  foresight: 'E28',
  providence: 'E29',
} as const satisfies Record<BlessingId, RuleIdOf<'E'>>;

/** Rulings for each blessing. They follow its effect on the full card. */
export const RULINGS_OF_BLESSING: Readonly<Record<BlessingId, readonly RuleIdOf<'E'>[]>> = {
  expansion: ['E30', 'E38'],
  movement: [],
  inspiration: [],
  insight: [],
  discovery: ['E32'],
  progress: [],
  abundance: ['E33'],
  luck: [],
  construction: ['E37'],
  legend: ['E37'],
  moon: ['E34'],
  edge: [],
  stability: [],
  structure: ['E31'],
  transference: ['E39'],
  change: ['E37'],
  decoration: [],
  diversity: [],
  foresight: ['E36'],
  providence: ['E35', 'E38'],
};

export const RULE_OF_OPTION = {
  reshuffle: 'O1',
  outerTop: 'O2',
  expansion: 'O3',
  firstPlayer: 'O4',
  blessings: 'O5',
} as const satisfies Record<OptionId, RuleIdOf<'O'>>;
