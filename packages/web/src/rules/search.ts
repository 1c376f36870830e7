import { plainText, RULES_OF_SECTION, type RuleBook, type RuleId, SECTION_IDS, type SectionId } from '@nunatak/words';

export interface FoundSection {
  readonly section: SectionId;
  readonly rules: readonly RuleId[];
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}

/** As long as this, a word is looked for inside others too: *platte* in *Bodenplatte*, but no *tie* in *thirtieth*. */
const PART_LENGTH = 5;

function wordsOf(query: string): readonly string[] {
  return plain(query)
    .split(/\s+/)
    .filter((word) => word !== '');
}

function escaped(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** Finds words in plain text where a word begins. */
function finder(words: readonly string[], flags: string): RegExp {
  const ways = words.map((word) => (word.length < PART_LENGTH ? `(?<![\\p{L}\\p{N}])${escaped(word)}` : escaped(word)));
  return new RegExp(ways.join('|'), flags);
}

/** The rules that hold every word of the query, in rule order; an id finds its rule and those that name it. */
export function searchRules({ sections, rules }: RuleBook, query: string): readonly FoundSection[] {
  const wanted = wordsOf(query).map((word) => finder([word], 'u'));
  return SECTION_IDS.map((section): FoundSection => {
    const ids: readonly RuleId[] = RULES_OF_SECTION[section];
    return {
      section,
      rules: ids.filter((id) => {
        const where = plain(`${id} ${rules[id].title} ${plainText(rules[id])} ${sections[section]}`);
        return wanted.every((word) => word.test(where));
      }),
    };
  }).filter((found) => found.rules.length > 0);
}

export function isRuleId(text: string | undefined): text is RuleId {
  return SECTION_IDS.some((section) => {
    const ids: readonly string[] = RULES_OF_SECTION[section];
    return text !== undefined && ids.includes(text);
  });
}

/** A piece of a rule: plain, a link to another rule, or what was searched for. */
export type Piece =
  | { readonly kind: 'text' | 'found'; readonly text: string }
  | { readonly kind: 'rule'; readonly text: string; readonly id: RuleId };

const RULE_NAME = /\b([GSTBPEWFYZOC]\d{1,2})\b/g;

/** Cuts a line into pieces, so that ids become links and found words are marked. */
export function piecesOf(line: string, query: string): readonly Piece[] {
  const pieces: Piece[] = [];
  let rest = 0;
  for (const match of line.matchAll(RULE_NAME)) {
    const [id] = match;
    if (!isRuleId(id)) continue;
    pieces.push(...marked(line.slice(rest, match.index), query), { kind: 'rule', text: id, id });
    rest = match.index + id.length;
  }
  return [...pieces, ...marked(line.slice(rest), query)];
}

function marked(text: string, query: string): readonly Piece[] {
  const wanted = wordsOf(query).filter((word) => word.length > 1);
  const letters = Array.from(text.normalize('NFC'));
  if (wanted.length === 0) return text === '' ? [] : [{ kind: 'text', text }];
  const pieces: Piece[] = [];
  let rest = 0;
  const add = (kind: 'text' | 'found', to: number) => {
    if (to > rest) pieces.push({ kind, text: letters.slice(rest, to).join('') });
    rest = to;
  };
  // Letter for letter, so that a place in the plain text is the same place in the printed one.
  for (const match of letters.map(plain).join('').matchAll(finder(wanted, 'gu'))) {
    add('text', match.index);
    add('found', match.index + match[0].length);
  }
  add('text', letters.length);
  return pieces;
}
