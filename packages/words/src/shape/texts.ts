import type {
  BlessingId,
  BlessingKind,
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

/** A rule for players; a line break in the text starts a new line. */
export interface RuleText {
  readonly title: string;
  readonly text: string;
}

export type SectionRules<S extends SectionId> = Readonly<Record<RuleIdOf<S>, RuleText>>;

/** The rules E10 to E29 are the effects of the blessings and are not written twice. */
export type ElderRules = Readonly<Record<Exclude<RuleIdOf<'E'>, `E1${number}` | `E2${number}`>, RuleText>>;

/** A blessing as a language file writes it. */
export interface BlessingWording {
  readonly name: string;
  /** One line for the card, at most 45 characters. */
  readonly line: string;
  /** What it does, in full, without its rulings. */
  readonly effect: string;
}

export interface CompletionText {
  readonly name: string;
  readonly first: string;
  readonly second: string;
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
export type RatingTexts = Readonly<Record<Rating, RatingText>>;
export type OptionTexts = { readonly [O in OptionId]: OptionText<O> };
