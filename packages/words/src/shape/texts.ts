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

/** A noun as a label, capitalized. */
export interface Noun {
  readonly one: string;
  readonly many: string;
}

/** A rule as written in a language file, in one line or several. */
export type RuleWording = { readonly title: string } & (
  | { readonly text: Wording }
  | { readonly lines: readonly Wording[] }
);

/** A rule for players: lines of clauses, each with its origin. */
export interface RuleText {
  readonly title: string;
  /** The rule's origin; clauses may name another one. */
  readonly origin: RuleOrigin;
  readonly lines: readonly (readonly Clause[])[];
}

/** The aim of the game, shown first on every rules page. */
export interface AimText {
  readonly title: string;
  readonly text: string;
}

export type SectionRules<S extends SectionId> = Readonly<Record<RuleIdOf<S>, RuleWording>>;

/** The texts of section E. Leaves out E10 to E29, because those are the effects of the blessings. */
export type ElderRules = Readonly<Record<Exclude<RuleIdOf<'E'>, `E1${number}` | `E2${number}`>, RuleWording>>;

/** A blessing as written in a language file. */
export interface BlessingWording {
  readonly name: string;
  /** One line for the card, at most 45 characters. */
  readonly line: string;
  /** The full effect, without rulings. */
  readonly effect: string;
  /** Our addition to the blessing's rule; undefined if there is none. */
  readonly note?: string;
}

export interface CompletionText {
  readonly name: string;
  readonly first: string;
  readonly second: string;
}

/** An origin as a short mark and as a sentence. */
export interface OriginText {
  readonly name: string;
  readonly line: string;
}

/** Name of a bot level, and its style of play in one line. */
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
