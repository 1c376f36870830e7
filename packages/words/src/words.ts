import { BLESSING_IDS, type BlessingId, kindOfBlessing, type Split, type Tool } from './ids.ts';
import { RULE_OF_BLESSING, RULINGS_OF_BLESSING, type RuleId, type SectionId } from './rule-ids.ts';
import type { LogEvent, LogParameters, LogTexts } from './shape/log.ts';
import type { RefusalCode, RefusalParameters, RefusalTexts } from './shape/refusals.ts';
import type { SourceTexts } from './shape/sources.ts';
import type {
  BlessingKindTexts,
  BlessingText,
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

/** Every text of the game in one language. */
export interface Words {
  readonly sections: Readonly<Record<SectionId, string>>;
  readonly rules: Readonly<Record<RuleId, RuleText>>;
  readonly cardTypes: CardTypeTexts;
  readonly splits: Readonly<Record<Split, string>>;
  readonly tools: Readonly<Record<Tool, Noun>>;
  readonly blessingKinds: BlessingKindTexts;
  readonly blessings: Readonly<Record<BlessingId, BlessingText>>;
  readonly completionCards: CompletionTexts;
  readonly ratings: RatingTexts;
  readonly sources: SourceTexts;
  readonly seats: SeatTexts;
  readonly options: OptionTexts;
  readonly refusals: RefusalTexts;
  readonly log: LogTexts;
}

type RulesBesidesElder = Readonly<Record<Exclude<RuleId, `E${number}`>, RuleText>>;
type BlessingRuleId = (typeof RULE_OF_BLESSING)[BlessingId];

/** What the files of a language write; the rest is put together from it, so that nothing is said twice. */
export interface WordsParts extends Omit<Words, 'rules' | 'blessings'> {
  readonly rules: RulesBesidesElder & ElderRules;
  readonly blessings: BlessingWordings;
}

export function assembleWords(parts: WordsParts): Words {
  const blessingRules = Object.fromEntries(
    BLESSING_IDS.map((id) => [RULE_OF_BLESSING[id], { title: parts.blessings[id].name, text: whole(parts, id, []) }]),
  ) as Record<BlessingRuleId, RuleText>;
  const rules: Words['rules'] = { ...parts.rules, ...blessingRules };
  const blessings = Object.fromEntries(
    BLESSING_IDS.map((id) => {
      const rulings = RULINGS_OF_BLESSING[id].map((rule) => rules[rule].text);
      return [id, { ...parts.blessings[id], text: whole(parts, id, rulings) }];
    }),
  ) as Record<BlessingId, BlessingText>;
  return { ...parts, rules, blessings };
}

function whole(parts: WordsParts, id: BlessingId, rulings: readonly string[]): string {
  return [`${parts.blessingKinds[kindOfBlessing(id)]}. ${parts.blessings[id].effect}`, ...rulings].join(' ');
}

/** The message of a refusal whose code is known only at run time. */
export function refusalText<C extends RefusalCode>(words: Words, code: C, parameters: RefusalParameters[C]): string {
  return words.refusals[code](parameters);
}

/** The line of an event whose name is known only at run time. */
export function logLine<E extends LogEvent>(words: Words, event: E, parameters: LogParameters[E]): string {
  return words.log[event](parameters);
}
