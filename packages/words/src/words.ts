import { clausesOf, ours, type RuleOrigin } from './clauses.ts';
import { BLESSING_IDS, type BlessingId, kindOfBlessing, type Tool } from './ids.ts';
import {
  originOfRule,
  RULE_IDS,
  RULE_OF_BLESSING,
  RULINGS_OF_BLESSING,
  type RuleId,
  type SectionId,
} from './rule-ids.ts';
import type { LogEvent, LogParameters, LogTexts } from './shape/log.ts';
import type { RefusalCode, RefusalParameters, RefusalTexts } from './shape/refusals.ts';
import type { ReviewTexts } from './shape/review.ts';
import type { SourceTexts } from './shape/sources.ts';
import type { TerminalTexts } from './shape/terminal.ts';
import type {
  AimText,
  BlessingKindTexts,
  BlessingWordings,
  BotLevelTexts,
  CardTypeTexts,
  CompletionTexts,
  ElderRules,
  Noun,
  OptionTexts,
  OriginTexts,
  RatingTexts,
  RuleText,
  RuleWording,
  SeatTexts,
} from './shape/texts.ts';

/** Every text of the game in one language, except the rules. */
export interface Vocabulary {
  readonly cardTypes: CardTypeTexts;
  readonly tools: Readonly<Record<Tool, Noun>>;
  readonly blessingKinds: BlessingKindTexts;
  readonly blessings: BlessingWordings;
  readonly completionCards: CompletionTexts;
  readonly ratings: RatingTexts;
  readonly sources: SourceTexts;
  readonly seats: SeatTexts;
  readonly options: OptionTexts;
  readonly refusals: RefusalTexts;
  readonly log: LogTexts;
  readonly ruleOrigins: OriginTexts;
  readonly botLevels: BotLevelTexts;
}

/** The rules in one language, by section and id. */
export interface RuleBook {
  readonly aim: AimText;
  readonly sections: Readonly<Record<SectionId, string>>;
  readonly rules: Readonly<Record<RuleId, RuleText>>;
}

/** Every text of the game in one language, including the rules, the terminal and the review. */
export type Words = Vocabulary & RuleBook & { readonly terminal: TerminalTexts; readonly review: ReviewTexts };

type RulesBesidesElder = Readonly<Record<Exclude<RuleId, `E${number}`>, RuleWording>>;
type BlessingRuleId = (typeof RULE_OF_BLESSING)[BlessingId];

/**
 * The parts of the rules that a language file contains. The rules of the blessings are built from the blessings' texts.
 */
interface RuleBookParts extends Pick<Vocabulary, 'blessingKinds' | 'blessings'> {
  readonly aim: AimText;
  readonly sections: RuleBook['sections'];
  readonly rules: RulesBesidesElder & ElderRules;
}

export function bindRules({ aim, sections, rules, blessings, blessingKinds }: RuleBookParts): RuleBook {
  const ofBlessings = Object.fromEntries(
    BLESSING_IDS.map((id): [BlessingRuleId, RuleWording] => {
      const { name, effect, note } = blessings[id];
      const text = `${blessingKinds[kindOfBlessing(id)]}. ${effect}`;
      return [RULE_OF_BLESSING[id], { title: name, text: note === undefined ? text : [text, ours(note)] }];
    }),
  ) as Record<BlessingRuleId, RuleWording>;
  const wordings: Readonly<Record<RuleId, RuleWording>> = { ...rules, ...ofBlessings };
  const bound = RULE_IDS.map((id): [RuleId, RuleText] => [id, bindRule(wordings[id], originOfRule(id))]);
  return { aim, sections, rules: Object.fromEntries(bound) as Record<RuleId, RuleText> };
}

function bindRule(wording: RuleWording, origin: RuleOrigin): RuleText {
  const lines = 'lines' in wording ? wording.lines : [wording.text];
  return { title: wording.title, origin, lines: lines.map((line) => clausesOf(line, origin)) };
}

/** Returns a rule's text without origins, one line of text for each line of the rule. */
export function plainText({ lines }: RuleText): string {
  return lines.map((clauses) => clauses.map(({ text }) => text).join(' ')).join('\n');
}

/** Returns a rule; a blessing's rule is followed by its rulings. */
export function ruleInFull({ rules }: RuleBook, rule: RuleId): readonly RuleText[] {
  const blessing = BLESSING_IDS.find((id) => RULE_OF_BLESSING[id] === rule);
  const rulings = blessing === undefined ? [] : RULINGS_OF_BLESSING[blessing];
  return [rule, ...rulings].map((id) => rules[id]);
}

/** Returns the message for a refusal whose code is known only at run time. */
export function refusalText<C extends RefusalCode>(
  words: Pick<Vocabulary, 'refusals'>,
  code: C,
  parameters: RefusalParameters[C],
): string {
  return words.refusals[code](parameters);
}

/** Returns the log line for an event whose name is known only at run time. */
export function logLine<E extends LogEvent>(
  words: Pick<Vocabulary, 'log'>,
  event: E,
  parameters: LogParameters[E],
): string {
  return words.log[event](parameters);
}
