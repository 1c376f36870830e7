import { type ProblemTexts, problems as patterns } from './en/problems.ts';

const IDS = Object.keys(patterns) as readonly (keyof ProblemTexts)[];

/** A text of English as a pattern: what is filled in is anything. */
function patternOf(text: string): RegExp {
  const [first = '', ...rest] = text.split(/\$\d/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${[first, ...rest].join('(.+?)')}$`, 's');
}

const PATTERNS = IDS.map((id) => [id, patternOf(patterns[id])] as const);

/**
 * What a reader of files said it found or expected, in a language. Whatever is no such phrase stays as it is: the value that
 * stands in the file, the name of a field.
 */
export function sayProblem(phrase: string, texts: ProblemTexts): string {
  for (const [id, pattern] of PATTERNS) {
    const filled = pattern.exec(phrase);
    if (filled !== null) return texts[id].replace(/\$(\d)/g, (_, at) => sayProblem(filled[Number(at)] ?? '', texts));
  }
  return phrase;
}
