import type { Clause, RuleOrigin, Wording } from '../clauses.ts';
import type {
  BlessingId,
  BlessingKind,
  BotLevelId,
  CardType,
  Colour,
  CompletionId,
  OptionId,
  OptionValue,
  Rating,
} from '../ids.ts';
import type { RuleIdOf, SectionId } from '../rule-ids.ts';

/** A noun as a label, with a capital letter. */
export interface Noun {
  readonly one: string;
  readonly many: string;
}

/** A rule as a language file writes it, in one line or in several. */
export type RuleWording = { readonly title: string } & (
  | { readonly text: Wording }
  | { readonly lines: readonly Wording[] }
);

/** A rule for players: lines of clauses, each with where it comes from. */
export interface RuleText {
  readonly title: string;
  /** Where the rule comes from but for the clauses that say otherwise. */
  readonly origin: RuleOrigin;
  readonly lines: readonly (readonly Clause[])[];
}

/** What the game is about, with which every rule page opens. */
export interface AimText {
  readonly title: string;
  readonly text: string;
}

export type SectionRules<S extends SectionId> = Readonly<Record<RuleIdOf<S>, RuleWording>>;

/** The rules E10 to E29 are the effects of the blessings and are not written twice. */
export type ElderRules = Readonly<Record<Exclude<RuleIdOf<'E'>, `E1${number}` | `E2${number}`>, RuleWording>>;

/** A blessing as a language file writes it. */
export interface BlessingWording {
  readonly name: string;
  /** One line for the card, at most 45 characters. */
  readonly line: string;
  /** What it does, in full, without its rulings. */
  readonly effect: string;
  /** What we add to its rule. */
  readonly note?: string;
}

export interface CompletionText {
  readonly name: string;
  readonly first: string;
  readonly second: string;
}

/** Where a rule comes from, as a mark and as a sentence. */
export interface OriginText {
  readonly name: string;
  readonly line: string;
}

/** What a level of the bots is called, and how it plays, in one line. */
export interface BotLevelText {
  readonly name: string;
  readonly character: string;
}

export interface RatingText {
  readonly name: string;
  readonly line: string;
}

export interface SeatTexts {
  readonly siku: string;
  readonly dummy: (number: number) => string;
  readonly colours: Readonly<Record<Colour, string>>;
}

export interface OptionText<O extends OptionId> {
  readonly name: string;
  readonly line: string;
  readonly values: Readonly<Record<OptionValue<O>, { readonly name: string; readonly line: string }>>;
}

export type CardTypeTexts = Readonly<Record<CardType, Noun>>;
export type BlessingWordings = Readonly<Record<BlessingId, BlessingWording>>;
export type BlessingKindTexts = Readonly<Record<BlessingKind, string>>;
export type CompletionTexts = Readonly<Record<CompletionId, CompletionText>>;
export type OriginTexts = Readonly<Record<RuleOrigin, OriginText>>;
export type BotLevelTexts = Readonly<Record<BotLevelId, BotLevelText>>;
export type RatingTexts = Readonly<Record<Rating, RatingText>>;
export type OptionTexts = { readonly [O in OptionId]: OptionText<O> };
