import { BLESSING_IDS, type BlessingId, kindOfBlessing, type Split, type Tool } from './ids.ts';
import { RULE_OF_BLESSING, RULINGS_OF_BLESSING, type RuleId, type SectionId } from './rule-ids.ts';
import type { LogEvent, LogParameters, LogTexts } from './shape/log.ts';
import type { RefusalCode, RefusalParameters, RefusalTexts } from './shape/refusals.ts';
import type { SourceTexts } from './shape/sources.ts';
import type {
  BlessingKindTexts,
  BlessingWordings,
  CardTypeTexts,
  CompletionTexts,
  ElderRules,
  Noun,
  OptionTexts,
  RatingTexts,
  RuleText,
  SeatTexts,
} from './shape/texts.ts';

/** Every text of the game in one language, without its rules. */
export interface Vocabulary {
  readonly cardTypes: CardTypeTexts;
  readonly splits: Readonly<Record<Split, string>>;
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
}

/** The rules in one language, by section and id. */
export interface RuleBook {
  readonly sections: Readonly<Record<SectionId, string>>;
  readonly rules: Readonly<Record<RuleId, RuleText>>;
}

/** Every text of the game in one language. */
export type Words = Vocabulary & RuleBook;

type RulesBesidesElder = Readonly<Record<Exclude<RuleId, `E${number}`>, RuleText>>;
type BlessingRuleId = (typeof RULE_OF_BLESSING)[BlessingId];

/** What the files of a language write; the rules of the blessings are put together from it, so that nothing is said twice. */
interface RuleBookParts extends Pick<Vocabulary, 'blessingKinds' | 'blessings'> {
  readonly sections: RuleBook['sections'];
  readonly rules: RulesBesidesElder & ElderRules;
}

export function bindRules({ sections, rules, blessings, blessingKinds }: RuleBookParts): RuleBook {
  const blessingRules = Object.fromEntries(
    BLESSING_IDS.map((id) => [
      RULE_OF_BLESSING[id],
      { title: blessings[id].name, text: `${blessingKinds[kindOfBlessing(id)]}. ${blessings[id].effect}` },
    ]),
  ) as Record<BlessingRuleId, RuleText>;
  return { sections, rules: { ...rules, ...blessingRules } };
}

/** A rule's text; that of a blessing is followed by its rulings. */
export function ruleInFull({ rules }: RuleBook, rule: RuleId): readonly string[] {
  const blessing = BLESSING_IDS.find((id) => RULE_OF_BLESSING[id] === rule);
  const rulings = blessing === undefined ? [] : RULINGS_OF_BLESSING[blessing];
  return [rule, ...rulings].flatMap((id) => rules[id].text.split('\n'));
}

/** The message of a refusal whose code is known only at run time. */
export function refusalText<C extends RefusalCode>(
  words: Pick<Vocabulary, 'refusals'>,
  code: C,
  parameters: RefusalParameters[C],
): string {
  return words.refusals[code](parameters);
}

/** The line of an event whose name is known only at run time. */
export function logLine<E extends LogEvent>(
  words: Pick<Vocabulary, 'log'>,
  event: E,
  parameters: LogParameters[E],
): string {
  return words.log[event](parameters);
}
