/** The source of a rule's clause: a printed rulebook, an unofficial summary, or a decision of this project. */
export const RULE_ORIGINS = ['rulebook', 'summary', 'ours'] as const;
export type RuleOrigin = (typeof RULE_ORIGINS)[number];

export interface Clause {
  readonly text: string;
  readonly origin: RuleOrigin;
}

/** A line of a rule as written in a language file. Plain text has the rule's own origin; other clauses name theirs. */
export type Wording = string | readonly (string | Clause)[];

export function rulebook(text: string): Clause {
  return { text, origin: 'rulebook' };
}

export function summary(text: string): Clause {
  return { text, origin: 'summary' };
}

export function ours(text: string): Clause {
  return { text, origin: 'ours' };
}

/** Returns the clauses of a line, each with its origin. */
export function clausesOf(line: Wording, origin: RuleOrigin): readonly Clause[] {
  const parts = typeof line === 'string' ? [line] : line;
  return parts.map((part) => (typeof part === 'string' ? { text: part, origin } : part));
}
